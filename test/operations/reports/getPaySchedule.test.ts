import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { scheduled } from '../payroll/schedule.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, schedule } = await scheduled(sandbox)

test('the schedules of a company, or of a worker type', async () => {
  const listed = async (over: object = {}) =>
    (await ok('reports/getPaySchedule', { companyId, ...over })).paySchedule
  expect(await listed()).toEqual([])
  const { payScheduleId } = (await ok('payroll/addPaySchedule', schedule())).paySchedule
  expect(await listed()).toMatchObject([
    { payScheduleId, workerType: 'W2', compensationFrequency: 'BiWeekly', payBeginDate: '2026-11-16' },
  ])
  expect(await listed({ workerType: '1099-NEC' })).toEqual([])
})

test('an unknown company, a worker type that is none', async () => {
  const asking = (over: object) => call('reports/getPaySchedule', { companyId, ...over })
  expect(await asking({ companyId: newId() })).toMatchObject(refused('Invalid CompanyId'))
  expect(await asking({ workerType: 'W3' })).toMatchObject(refused('Invalid WorkerType'))
})
