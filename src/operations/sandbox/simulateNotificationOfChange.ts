import { z } from 'zod'
import { changeCodes } from '../../domain/money/change-notices.ts'
import { findTransfer } from '../../store/money/transfers.ts'
import { choice, id, text } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { correctAccount } from '../../work/money/correct-account.ts'
import { operation } from '../declaration/operation.ts'

const codes = Object.keys(changeCodes) as [keyof typeof changeCodes, ...(keyof typeof changeCodes)[]]

export const simulateNotificationOfChange = operation({
  address: 'sandbox/simulateNotificationOfChange',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary: 'Lets the sandbox bank say that an account is to be addressed otherwise from now on.',
  description:
    'The payment stands; the account of the worker or the company changes with a row in the audit log and an event. In ' +
    'production the bank’s files say so, and are read twice every banking day: Nacha gives six banking days. Data that ' +
    'cannot be right is refused with Nacha’s code, and an account of a payee is left to the operator. The same notification ' +
    'again changes nothing.',
  body: z.object({
    requestReferenceId: id('transfer').describe('The payment that the bank took.'),
    changeCode: choice(codes).describe('What is wrong: `C01` the account number, `C02` the routing number …'),
    correctedData: text(29)
      .meta({ examples: ['1918171614'] })
      .describe('The corrected data, in the columns that Nacha gives to the code.'),
  }),
  reply: z.object({
    transaction: z.object({
      requestReferenceId: z.uuid(),
      status: z.enum(['applied', 'refused', 'noted']).describe('What became of the notification.'),
      message: z.string(),
    }),
  }),
  refusals: { notSent: 'No file has carried this {name}: a bank can say nothing about it' },
  emits: ['companyBankAccount', 'employeeBankAccount'],

  async run({ body, work, refuse }) {
    const { companyId, transferId, achFileId, name } = known(
      await findTransfer(work, body.requestReferenceId),
      'transfer',
    )
    if (achFileId === null) return refuse('notSent', { name })

    const change = { code: body.changeCode, individualId: '', corrected: body.correctedData.padEnd(29) }
    const { outcome, reason } = await correctAccount(work, companyId, { transferId, change })
    return { transaction: { requestReferenceId: transferId, status: outcome, message: reason } }
  },
})
