import { z } from 'zod'
import { isOwedAgain } from '../../domain/checks/check.ts'
import { moneyNews } from '../../domain/money/news.ts'
import { livingUserIds } from '../../store/payroll/paychecks.ts'
import { checkForm, checkRecord, checkRefusals } from '../../wire/check.ts'
import { id } from '../../wire/fields/fields.ts'
import { writeAgain } from '../../work/money/checks.ts'
import { checkOf, lockedCheck } from '../../work/money/load-check.ts'
import { operation } from '../declaration/operation.ts'

export const reissueCheck = operation({
  address: 'payroll/reissueCheck',
  job: 'checks',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Writes another check for one that was voided or went stale.',
  description:
    'For the same net pay and on the same bank account, with its next number and the date of today. What stood as unclaimed ' +
    'wages is paid by it.',
  body: z.object({ companyId: id('company'), checkId: id('check') }),
  reply: z.object({ check: checkRecord.describe('The new check.'), message: z.string() }),
  refusals: {
    ...checkRefusals,
    notOwed:
      'Check {number} is {how}: only one that was voided or went stale, and has no successor, is issued again',
    paycheckVoided:
      'The paycheck of this check was voided; pay in a supplemental period: addSupplementalPayPeriod',
  },
  emits: ['check', ...moneyNews],

  async run({ body, work, refuse }) {
    const { check, money } = (await lockedCheck(work, body)) ?? refuse('notPaidYet')
    if (!isOwedAgain(check)) {
      const how = check.replacedById === null ? check.status : 'issued again already'
      refuse('notOwed', { number: String(check.checkNumber), how })
    }
    const living = await livingUserIds(work, money.run, [check.userId])
    if (living.length === 0) refuse('paycheckVoided')

    const checkId = await writeAgain(work, money, check)
    work.note({ companyId: body.companyId, subjectIds: [check.checkId, checkId, check.userId] })
    const written = await checkOf(work, { companyId: body.companyId, checkId })
    const message = `Check ${written.checkNumber} takes the place of ${check.checkNumber}`
    return { check: checkForm(written), message }
  },
})
