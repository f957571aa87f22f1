import { type UserStatus, userMachine, userStatus } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { follow } from '../../kernel/machine.ts'
import type { Work } from '../../store/database/work.ts'
import { loadStatusFacts, saveStatuses } from '../../store/people/status-facts.ts'
import { mailLater } from './mail-later.ts'

/**
 * Brings the status of these users (without ids, of every user of the company) in line with the facts, and tells
 * and answers what changed. Call it after the last write of an operation or a task that touches a person or the company's KYB.
 */
export async function settleUserStatus(
  work: Work,
  companyId: Id<'company'>,
  userIds?: readonly Id<'user'>[],
): Promise<readonly StatusChange[]> {
  const people = await loadStatusFacts(work, companyId, userIds)

  const changes = people
    .map((person) => ({ userId: person.userId, from: person.status, to: userStatus(person) }))
    .filter(({ from, to }) => from !== to)
    .map((change) => ({ ...change, to: follow(userMachine, change) }))

  if (changes.length === 0) return []
  await saveStatuses(work, companyId, changes)
  for (const { userId, to } of changes) {
    work.emit({ family: 'employeeStatus', change: 'update', companyId, entityId: userId })
    if (to === userMachine.state['Invite Sent']) mailLater(work, { companyId, userId }, 'invitation')
  }
  return changes
}

interface StatusChange {
  readonly userId: Id<'user'>
  readonly to: UserStatus
}
