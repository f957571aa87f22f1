import type { SharedService } from '../../support/shared.ts'
import { timeGround } from '../../support/time.ts'

/** Twelve people, some of whom keep time. */
export async function assignedPeople(sandbox: SharedService) {
  // Ten in the morning of a Monday in New York; the period runs to 2026-11-01.
  const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 12 })
  const { companyId, users, periods, enter } = ground
  const policy = await ground.policy({ timeZone: 'America/New_York' })
  const who = (n: number) => ({ companyId, userId: users[n]!.userId })
  const assigned = async (n: number) => {
    await ground.assign(policy, [who(n).userId])
    return who(n)
  }
  const entryOf = async ({ userId }: { userId: string }, date: string): Promise<string> =>
    (await enter(userId, `${date}T09:00`, `${date}T17:00`)).timeEntry.timeEntryId
  return { ground, companyId, periods, enter, policy, who, assigned, entryOf }
}
