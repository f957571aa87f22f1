import type { SharedService } from '../../support/shared.ts'
import { timeGround } from '../../support/time.ts'

/** Forty people in the period in which the clocks go back. */
export async function tracked(sandbox: SharedService) {
  // Monday; the biweekly period runs from 2026-10-19 to 2026-11-01, when the clocks go back.
  const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 40 })
  const { companyId, users, bakers, periods, assign, enter, cardsOf, syncAll, payOf } = ground
  const [{ payPeriodId }, next] = periods
  const [first, second, third] = users.filter(({ jobTitle }) => jobTitle !== 'Baker')
  return {
    ground,
    companyId,
    bakers,
    periods,
    assign,
    enter,
    cardsOf,
    syncAll,
    payOf,
    payPeriodId,
    next,
    first,
    second,
    third,
  }
}
