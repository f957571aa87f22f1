import { z } from 'zod'
import { checkMachine } from '../../domain/checks/check.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { move } from '../../kernel/machine.ts'
import { checkForm, checkRecord, checkRefusals } from '../../wire/check.ts'
import { flag, id, text } from '../../wire/fields/fields.ts'
import { setChecks, takeOffBooks } from '../../work/money/check-books.ts'
import { writeAgain } from '../../work/money/checks.ts'
import { checkOf, lockedCheck } from '../../work/money/load-check.ts'
import { operation } from '../declaration/operation.ts'

export const voidCheck = operation({
  address: 'payroll/voidCheck',
  job: 'checks',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Voids a check that was lost, spoiled or stopped; the worker is still owed the net pay.',
  description:
    'The paycheck stays as it is: to undo pay that should not have been, use voidPayroll. The payment is posted back to the ' +
    'bank account of the company, and the net stands as unclaimed wages until it is issued again: at once with `reissue`, ' +
    'later with reissueCheck. Tell the bank to stop payment; getPositivePayFile names the check as void.',
  body: z.object({
    companyId: id('company'),
    checkId: id('check'),
    reason: text(200).describe('Why it is voided, for the books and the bank.'),
    reissue: flag().nullish().describe('Whether another check with the next number takes its place at once.'),
  }),
  reply: z.object({
    check: checkRecord.describe('The check that was voided.'),
    newCheck: checkRecord.nullable().describe('The check that takes its place; null without one.'),
    message: z.string(),
  }),
  refusals: checkRefusals,
  emits: ['check', ...moneyNews],

  async run({ body, work, refuse }) {
    const { check, money } = (await lockedCheck(work, body)) ?? refuse('notPaidYet')
    const { reason } = body
    const status = move(checkMachine, check.status, 'voidCheck')

    // A stale one is off the books already.
    if (check.status === checkMachine.state.stale) await setChecks(work, [check], { status, reason })
    else await takeOffBooks(work, money, [check], { trigger: 'voidCheck', reason })
    const voided = await checkOf(work, check)
    const newId = body.reissue ? await writeAgain(work, money, voided) : null
    work.note({
      companyId: body.companyId,
      subjectIds: [check.checkId, check.userId, ...(newId ? [newId] : [])],
    })

    const replaced = newId && (await checkOf(work, { companyId: body.companyId, checkId: newId }))
    return {
      check: checkForm(await checkOf(work, check)),
      newCheck: replaced ? checkForm(replaced) : null,
      message: replaced
        ? `Check ${check.checkNumber} voided; check ${replaced.checkNumber} takes its place`
        : `Check ${check.checkNumber} voided; ${check.payee} is owed the net pay, reissueCheck pays it`,
    }
  },
})
