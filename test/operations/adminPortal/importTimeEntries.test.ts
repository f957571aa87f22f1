import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { tracked } from '../userPortal/tracked.ts'

/** Time worked from a file: what becomes of each row, and of the same file again. */
const sandbox = await sharedService()
const { call, ok } = sandbox
const { ground, companyId, bakers, assign } = await tracked(sandbox)
const [one, two, three] = bakers.map(({ userId }) => ({ companyId, userId })) as [Who, Who, Who]
interface Who {
  readonly companyId: string
  readonly userId: string
}
await assign(await ground.policy({ mealBreakMinutes: 30, requireApproval: false }), [one.userId, two.userId])

const HEADS = 'userId,date,start,end,break,department'
const sheet = (...rows: string[]) => [HEADS, ...rows].join('\n')
const send = async (file: string, headers: Record<string, string> = {}) =>
  (await ok('adminPortal/importTimeEntries', { companyId, file }, { headers })).importTimeEntries
const counted = ({ added, replaced, same, wrong }: Record<string, number>) => [added, replaced, same, wrong]
const cards = async ({ userId }: Who) => (await ok('reports/getTimeCards', { companyId, userId })).timeCards
const entries = async (who: Who) =>
  (await cards(who)).flatMap(({ entries: own }: { entries: object[] }) => own)

test('each row has a result of its own; the same file again changes nothing and says so', async () => {
  await ok('adminPortal/addDepartment', { department: { companyId, name: 'Kitchen' } })
  const file = sheet(
    `${one.userId},2026-11-03,09:00,17:30,,kitchen`,
    `${one.userId},11/4/2026,10:00 PM,6:00 AM,0,`,
    `${one.userId},,2026-11-06T09:00,2026-11-06T12:00,,`,
    `${one.userId},2026-11-03,17:00,18:00,,`,
    `${three.userId},2026-11-03,09:00,17:00,,`,
    `${one.userId},2026-11-05,nine,17:00,,`,
    `${one.userId},soon,09:00,17:00,,`,
    `${one.userId},2026-11-05,09:00,17:00,long,`,
    `${one.userId},2026-11-05,09:00,17:00,,Bar`,
    `${one.userId},2026-11-05,13:00 PM,17:00,,`,
  )
  const tried = await send(file, { 'Dry-Run': 'true' })
  expect(await entries(one)).toEqual([])
  const first = await send(file)
  expect(counted(first)).toEqual([3, 0, 0, 7])
  const results = (rows: { result: string }[]) => rows.map(({ result }) => result)
  expect(results(tried.rows)).toEqual(results(first.rows))
  expect(first.message).toBe('3 time entries imported')
  expect(first.rows.slice(0, 3)).toMatchObject([
    { row: 2, start: '2026-11-03T09:00', end: '2026-11-03T17:30', hours: 8, result: 'added', error: '' },
    { row: 3, start: '2026-11-04T22:00', end: '2026-11-05T06:00', hours: 8, result: 'added' },
    { row: 4, hours: 3, result: 'added' },
  ])
  expect(first.rows.slice(3).map(({ error }: { error: string }) => error)).toEqual([
    'Time entries must not overlap',
    'Employee has no active time tracking assignment; use addTimeTrackingPolicyAssignments.',
    'start "nine" must be a time, such as 09:00, 5:30 PM or 2026-01-16T09:00',
    'date "soon" must be a date, such as 2026-01-16 or 1/16/2026',
    'breakMinutes "long" must be whole minutes, such as 30',
    'there is no department "Bar"; write its name or its id',
    'start "13:00 PM" must be a time, such as 09:00, 5:30 PM or 2026-01-16T09:00',
  ])

  const before = await entries(one)
  expect(before).toHaveLength(3)
  expect(counted(await send(file))).toEqual([0, 0, 3, 7])
  expect(await entries(one)).toEqual(before)
})

test('what begins at the same time is replaced; of a card that is closed only what is the same is taken', async () => {
  const row = `${two.userId},2026-11-03,09:00,17:30,,`
  const { rows } = await send(sheet(row))
  const { timeEntryId } = rows[0]
  const mended = await send(sheet(row.replace('17:30', '17:00')))
  expect(mended.rows).toMatchObject([{ timeEntryId, result: 'replaced', hours: 7.5 }])
  await ok('userPortal/updateTimeEntry', { ...two, timeEntryId, breakMinutes: 0 })
  const again = await send(sheet(row.replace('17:30', '17:00')))
  expect(again.rows).toMatchObject([{ timeEntryId, result: 'same', hours: 8 }])

  const { timeCardId } = (await cards(two)).find(({ entries: own }: { entries: object[] }) => own.length > 0)
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds: [timeCardId] })
  const closed = await send(sheet(row.replace('17:30', '17:00'), `${two.userId},2026-11-04,09:00,17:00,,`))
  expect(closed.rows).toMatchObject([
    { result: 'same', error: '' },
    {
      result: null,
      error: 'A time card that is Approved cannot be changed; rejectTimeCards opens it again',
    },
  ])
})

test('two that are sent at once do not double', async () => {
  await assign(await ground.policy({}), [three.userId])
  const file = sheet(
    ...['09', '10', '11'].map((day) => `${three.userId},2026-11-${day},09:00,17:00,0,`),
    `${one.userId},2026-11-10,09:00,17:00,0,`,
  )
  const both = await Promise.all([send(file), send(file)])
  expect(both.map(counted).sort()).toEqual([
    [0, 0, 4, 0],
    [4, 0, 0, 0],
  ])
  expect(await entries(three)).toHaveLength(3)
})

test('a file that cannot be read', async () => {
  expect(await call('adminPortal/importTimeEntries', { companyId, file: 'userId,start\nx,y' })).toMatchObject(
    refused(
      'The file cannot be read: the first line names the columns: start, end, and one of userId, externalId, email, name',
    ),
  )
})
