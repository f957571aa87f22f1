import type { SharedService } from '../../support/shared.ts'
import { timeGround } from '../../support/time.ts'

/** Twelve people with a policy in New York time. */
export async function edges(sandbox: SharedService) {
  // Monday; the biweekly period runs from 2026-10-19 to 2026-11-01, when the clocks go back.
  const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 12 })
  const { companyId, users, bakers, periods, payOf } = ground
  const [first, second] = periods
  const policy = await ground.policy({ timeZone: 'America/New_York' })
  const who = (n: number) => ({ companyId, userId: users[n]!.userId })
  return { ground, companyId, bakers, payOf, first, second, policy, who }
}
