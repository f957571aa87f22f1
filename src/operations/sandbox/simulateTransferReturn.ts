import { z } from 'zod'
import { type ReturnCode, returnCodes } from '../../domain/money/ach/returns.ts'
import { RETURNABLE } from '../../domain/money/ach-kinds.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import { canMove } from '../../kernel/machine.ts'
import { findTransfer } from '../../store/money/transfers.ts'
import { choice, id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { lockMoney } from '../../work/money/load.ts'
import { cameBack } from '../../work/money/returned.ts'
import { operation } from '../declaration/operation.ts'

const codes = Object.keys(returnCodes) as [ReturnCode, ...ReturnCode[]]

export const simulateTransferReturn = operation({
  address: 'sandbox/simulateTransferReturn',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company' },
  summary: 'Lets the sandbox bank return a transfer, with everything that follows from it.',
  description:
    'A debit that comes back before the credits were handed over fails the period; later it is owed by the company and ' +
    'drawn again at most twice. A returned credit changes that payment only: reissuePayment pays it again. A payment to ' +
    'an agency stands again as owed; codes that say nothing about the entry (R01, R09, R18, R32) are tried again by ' +
    'themselves. Return codes that say that an account is closed (R02, R03, R04 …) also fail the account of a company ' +
    'or a worker.',
  body: z.object({ requestReferenceId: id('transfer'), returnCode: choice(codes) }),
  reply: z.object({
    transaction: z.object({
      requestReferenceId: z.uuid(),
      status: z.literal('returned'),
      message: z.string(),
    }),
  }),
  refusals: { notReturnable: 'This {name} is {status} and cannot come back' },
  emits: ['payPeriod', 'companyBankAccount', 'employeeBankAccount', 'employeeStatus', ...moneyNews],

  async run({ body, work, refuse }) {
    const { companyId, runId } = known(await findTransfer(work, body.requestReferenceId), 'transfer')
    const money = runId === null ? undefined : await lockMoney(work, { companyId, runId })
    const transfer = known(await findTransfer(work, body.requestReferenceId), 'transfer')
    const { name, status } = transfer
    if (!money || !RETURNABLE.includes(name) || !canMove(transactionMachine, status, 'return')) {
      return refuse('notReturnable', { name, status })
    }

    await cameBack(work, money, { transfers: [transfer], code: body.returnCode })
    work.note({ companyId, subjectIds: [transfer.transferId], facts: { returnCode: body.returnCode } })
    const message = `${name} came back: ${body.returnCode} ${returnCodes[body.returnCode].means}`
    return { transaction: { requestReferenceId: transfer.transferId, status: 'returned' as const, message } }
  },
})
