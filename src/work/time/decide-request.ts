import { type TimeOffStatus, timeOffMachine } from '../../domain/time/time-off.ts'
import type { Id } from '../../kernel/ids.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { type RequestRow, requestsWhere, setRequestStatus } from '../../store/time/time-off-requests.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'

/** Approving, denying and cancelling: one request, decided once. */

interface Asked {
  readonly companyId: Id<'company'>
  readonly timeOffRequestId: Id<'timeOffRequest'>
  readonly userId?: Id<'user'> | undefined
  readonly reason: string
}

export async function decideRequest(
  work: Work,
  { companyId, timeOffRequestId, userId, reason }: Asked,
  trigger: 'approveTimeOffRequest' | 'denyTimeOffRequest' | 'cancelTimeOffRequest',
  refuse: (name: 'decided', words: Readonly<Record<string, string>>) => never,
): Promise<{ readonly request: RequestRow; readonly status: TimeOffStatus }> {
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  const [found] = await requestsWhere(work, { companyId, requestId: timeOffRequestId }, true)
  const request = known(found, 'timeOffRequest')
  if (userId && request.userId !== userId) throw unknownId('timeOffRequest')

  if (!canMove(timeOffMachine, request.status, trigger)) refuse('decided', { status: request.status })
  const status = move(timeOffMachine, request.status, trigger)

  await setRequestStatus(work, request, { status, reason })
  work.note({ companyId, subjectIds: [request.userId, timeOffRequestId] })
  return { request, status }
}
