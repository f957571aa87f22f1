import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { unitsOf } from '../labor-units.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const ground = people(sandbox)
const companyId = await ground.newCompany()
const { userId } = await ground.added(companyId)
const departments = unitsOf(sandbox, companyId, 'department')
const bar = await departments.added('Bar')
const kitchen = await departments.added('Kitchen')
const cook = await unitsOf(sandbox, companyId, 'job').added('Cook')
const say = (labourDistribution: object[], effectiveDate?: string) =>
  call('adminPortal/updateLabourDistribution', { userId, effectiveDate, labourDistribution })
const kept = () => ok('reports/getLabourDistribution', { companyId, userId })

test('shares of a day replace those of the same day, and later ones stand beside them', async () => {
  expect(await kept()).toEqual({ labourDistributions: [], userJobs: [] })
  await say([{ departmentId: bar, percent: 100 }], '2026-01-01')
  await say(
    [
      { departmentId: bar, percent: 33.33 },
      { departmentId: kitchen, jobId: cook, percent: 66.67 },
    ],
    '2026-01-01',
  )
  expect((await say([{ departmentId: kitchen, percent: 100 }], '2026-07-01')).body).toEqual({
    labourDistribution: { userId, status: 'Ready', message: 'Labour distribution saved successfully' },
  })
  const none = { jobId: null, costCenterId: null }
  expect((await kept()).labourDistributions).toEqual([
    {
      effectiveDate: '2026-07-01',
      labourDistribution: [{ ...none, departmentId: kitchen, percent: 100 }],
    },
    {
      effectiveDate: '2026-01-01',
      labourDistribution: [
        { ...none, departmentId: bar, percent: 33.33 },
        { ...none, departmentId: kitchen, jobId: cook, percent: 66.67 },
      ],
    },
  ])
})

test('what does not add up, is nowhere, stands twice or is out of use is refused, and nothing changes', async () => {
  const before = await kept()
  const closed = await departments.added('Closed')
  await ok('adminPortal/updateDepartment', { department: { departmentId: closed, isActive: false } })
  const cases: [object[], string][] = [
    [[{ departmentId: bar, percent: 99.99 }], 'The percents of labourDistribution must add up to 100'],
    [[{ percent: 100 }], 'Each share of labourDistribution needs a departmentId, a jobId or a costCenterId'],
    [
      [
        { departmentId: bar, percent: 50 },
        { departmentId: bar, percent: 50 },
      ],
      'Two shares of labourDistribution are for the same department, job and cost center; send one',
    ],
    [
      [{ departmentId: closed, percent: 100 }],
      'Closed is out of use; make it active again with updateDepartment, or send another',
    ],
    [[{ jobId: bar, percent: 100 }], 'Invalid JobId'],
  ]
  for (const [shares, message] of cases) expect(await say(shares)).toMatchObject(refused(message))
  expect(await kept()).toEqual(before)
})
