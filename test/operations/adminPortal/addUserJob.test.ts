import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { unitsOf } from '../labor-units.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const ground = people(sandbox)
const companyId = await ground.newCompany()
const { userId } = await ground.added(companyId)
const jobs = unitsOf(sandbox, companyId, 'job')
const cook = await jobs.added('Cook')
const rate = (more: object) =>
  call('adminPortal/addUserJob', { userJob: { userId, jobId: cook, basis: 'Per Hour', ...more } })

test('a rate is kept from its day on; sent again for the day it is replaced', async () => {
  expect((await rate({ rate: 20, effectiveDate: '2026-01-01' })).body).toEqual({
    userJob: { userId, jobId: cook, status: 'Ready', message: 'Job rate saved successfully' },
  })
  await rate({ rate: 21, effectiveDate: '2026-01-01' })
  await rate({ rate: 23.5, effectiveDate: '2026-06-01' })
  expect((await ok('reports/getLabourDistribution', { companyId, userId })).userJobs).toEqual([
    { jobId: cook, rate: 23.5, basis: 'Per Hour', effectiveDate: '2026-06-01' },
    { jobId: cook, rate: 21, basis: 'Per Hour', effectiveDate: '2026-01-01' },
  ])
})

test('a department is no job, and a job out of use takes no rate', async () => {
  const bar = await unitsOf(sandbox, companyId, 'department').added('Bar')
  expect(await rate({ jobId: bar, rate: 20 })).toMatchObject(refused('Invalid JobId'))
  const sent = { userJob: { userId, jobId: cook, basis: 'Per Hour', rate: 1 } }
  expect(await stranger('adminPortal/addUserJob', sent)).toMatchObject(refused('Invalid UserId'))
  await jobs.change(cook, { isActive: false })
  expect(await rate({ rate: 30 })).toMatchObject(
    refused('Cook is out of use; make it active again with updateJob, or send another'),
  )
})
