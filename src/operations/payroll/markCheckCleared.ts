import { z } from 'zod'
import { checkMachine } from '../../domain/checks/check.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { move } from '../../kernel/machine.ts'
import { checkForm, checkRecord, checkRefusals } from '../../wire/check.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { putBackOnBooks, setChecks } from '../../work/money/check-books.ts'
import { checkOf, lockedCheck } from '../../work/money/load-check.ts'
import { operation } from '../declaration/operation.ts'

export const markCheckCleared = operation({
  address: 'payroll/markCheckCleared',
  job: 'checks',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Records that a check was cashed, from the statement of the bank.',
  description:
    'A check that went stale may have been cashed after all: then what stood as unclaimed wages is paid by it. One that was ' +
    'cashed is not voided any more; if its paycheck is voided later, the worker owes the money.',
  body: z.object({
    companyId: id('company'),
    checkId: id('check'),
    clearedOn: date().nullish().describe('The day on which the bank paid it; today, if it is left out.'),
  }),
  reply: z.object({ check: checkRecord.describe('The check, cleared.'), message: z.string() }),
  refusals: {
    ...checkRefusals,
    notThatDay: 'A check dated {date} cannot have been cashed on {on}: give a day from then until today',
  },
  emits: ['check', ...moneyNews],

  async run({ body, work, refuse }) {
    const { check, money } = (await lockedCheck(work, body)) ?? refuse('notPaidYet')
    const on = body.clearedOn ?? work.today
    const status = move(checkMachine, check.status, 'markCheckCleared')
    if (on < check.checkDate || on > work.today) refuse('notThatDay', { date: check.checkDate, on })

    if (check.status === checkMachine.state.stale) {
      await putBackOnBooks(work, money, check, { on: work.today, reason: 'Cashed after it went stale' })
    }
    await setChecks(work, [check], { status, on })
    work.note({ companyId: body.companyId, subjectIds: [check.checkId, check.userId] })
    const message = `Check ${check.checkNumber} cleared on ${on}`
    return { check: checkForm(await checkOf(work, check)), message }
  },
})
