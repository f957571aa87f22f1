import { payroll } from '../../support/payroll.ts'
import type { TestService } from '../../support/service.ts'

/** A worker in Georgia, and how a week in Colorado is added. */
export async function assignments(world: Pick<TestService, 'call' | 'ok'>) {
  const { company, hire } = payroll(world)
  const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%', CO: '1.7%' } })
  const { userId } = await hire(companyId, { name: 'Ada Way', state: 'GA', rate: 52_000 })
  const worker = { companyId, userId }
  const remoteAddress = { address1: '1 Elm Street', city: 'Pueblo', state: 'CO', zipcode: '81001' }
  const week = { ...worker, remoteAddress, startDate: '2026-06-01', endDate: '2026-06-05' }
  const added = async (over: object = {}): Promise<string> =>
    (await world.ok('adminPortal/addWorkAssignment', { ...week, ...over })).workAssignment.workAssignmentId
  const listed = async () => (await world.ok('reports/getWorkAssignments', worker)).workAssignments
  return { worker, added, listed }
}
