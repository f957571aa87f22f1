import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { kyc, people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { exit, staff } from '../adminPortal/staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, active } = await staff(sandbox)
const { added, later } = people(sandbox)

interface Listed {
  readonly userId: string | null
  readonly task: string
}

const done = await active()
const fresh = await added(companyId, { firstName: 'Priya', lastName: 'Nair' })
const local = await added(companyId, { stateCode: 'PA' })
await ok('adminPortal/addUserWage', wage(local))
await ok(
  'userOnboarding/addKycInformation',
  kyc(local, { state: 'PA', city: 'Pittsburgh', zipcode: '15201' }),
)
const contractor = await added(companyId, { workerType: '1099-NEC', stateCode: 'PA' })
const gone = await active()
await later()
await ok('adminPortal/terminateUser', { user: { ...gone, ...exit({}) } })
const everyone = [done, fresh, local, contractor, gone]

const listed = async (over: object = {}) => ok('reports/getOpenTasks', { companyId, ...over })

test('the tasks of the company, then those that each person has', async () => {
  const own = (await ok('reports/getCompanyTask', { companyId })).tasks
  const theirs = []
  for (const who of everyone) {
    const { tasks } = await ok('reports/getUserTask', who)
    theirs.push(...tasks.map((task: object) => ({ ...task, userId: who.userId })))
  }
  expect(own.length).toBeGreaterThan(0)
  expect(theirs.map(({ task }: Listed) => task)).toEqual(
    expect.arrayContaining(['Add KYC Information', 'Add Resident PSD Code']),
  )

  const { tasks, people: count } = await listed()
  const plain = tasks.map(({ userName: _, ...task }: { userName: string }) => task)
  expect(plain).toEqual([...own.map((task: object) => ({ ...task, userId: null })), ...theirs])
  expect(count).toBe(4)
  expect(tasks.find(({ userId }: Listed) => userId === fresh.userId).userName).toBe('Priya Nair')
  expect(tasks.filter(({ userId }: Listed) => userId === done.userId)).toMatchObject([
    { code: 'addStateCertificate' },
  ])
  expect(tasks.filter(({ userId }: Listed) => userId === gone.userId)).toEqual([])
})

test.each([1, 2, 3, 7])('pages of %i are the same list, whoever a page ends in', async (limit) => {
  const whole = (await listed()).tasks
  const paged: Listed[] = []
  for (let cursor: string | null = null; ; ) {
    const page: { tasks: Listed[]; nextCursor: string | null } = await listed({ limit, cursor })
    expect(page.tasks.length).toBeLessThanOrEqual(limit)
    paged.push(...page.tasks)
    cursor = page.nextCursor
    if (cursor === null) break
  }
  expect(paged).toEqual(whole)
})

test('a certificate that the law has no meaning for is a task of who gave it', async () => {
  const { rowCount } = await sandbox.owner.query(
    'update worker_w4 set az_basis_points = 123 where company_id = $1 and user_id = $2',
    [companyId, done.userId],
  )
  expect(rowCount).toBe(1)
  const { tasks } = await listed()
  expect(tasks.filter(({ userId }: Listed) => userId === done.userId)).toMatchObject([
    { code: 'addStateCertificate' },
    { task: 'Correct azDeductionPercent', operation: 'userOnboarding/addW4Information' },
  ])
})

test('a company that is not there', async () => {
  expect(await call('reports/getOpenTasks', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
