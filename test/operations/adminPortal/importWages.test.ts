import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { newcomers } from './newcomers.ts'

/** Wages from a file: what becomes of each row, and of the same file again. */
const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { newCompany } = people(sandbox)

async function ground() {
  const companyId = await newCompany()
  const users = newcomers(3)
  const added = await ok('adminPortal/addUsers', { companyId, users })
  const crew = added.map(({ user }: { user: { userId: string } }, at: number) => ({
    companyId,
    userId: user.userId,
    email: users[at]!.email,
  }))
  const wages = (who: object) => ok('reports/getUserWages', who).then(({ userWages }) => userWages)
  return { companyId, crew, wages }
}

const HEADS = 'E-mail,Pay type,Rate,Per,Effective date'
const sheet = (...rows: string[]) => [HEADS, ...rows].join('\n')
const send = async (companyId: string, file: string, headers: Record<string, string> = {}) =>
  (await ok('adminPortal/importWages', { companyId, file }, { headers })).importWages
const counted = ({ added, replaced, same, wrong }: Record<string, number>) => [added, replaced, same, wrong]

test('each row has a result of its own; the same file again changes nothing and says so', async () => {
  const { companyId, crew, wages } = await ground()
  const file = sheet(
    `${crew[0].email},Paid by the hour,$27.50,hourly,1/5/2026`,
    `${crew[1].email.toUpperCase()},,"104,000.00",Per Year,`,
    'nobody@heron.example,,20,Per Hour,',
    `${crew[2].email},,lots,Per Hour,`,
    `${crew[2].email},,20,Per Moon,`,
    `${crew[2].email},,20,Per Hour,2026-13-01`,
    ',,20,Per Hour,',
    `${crew[0].email},,28,Per Hour,2026-01-05`,
  )
  const tried = await send(companyId, file, { 'Dry-Run': 'true' })
  expect(await wages(crew[0])).toEqual([])
  const first = await send(companyId, file)
  expect(first).toEqual(tried)
  expect(counted(first)).toEqual([2, 0, 0, 6])
  expect(first.message).toBe('2 wages imported')
  expect(first.rows[0]).toEqual({
    ...{ row: 2, userId: crew[0].userId, userName: expect.any(String), result: 'added', error: '' },
    ...{ startDate: '2026-01-05', wageRate: 27.5, wageBasis: 'Per Hour' },
  })
  expect(first.rows.slice(2).map(({ error }: { error: string }) => error)).toEqual([
    'nobody here has the email "nobody@heron.example"',
    'wageRate "lots" must be dollars and cents, such as 27.50',
    'wageBasis "Per Moon" must be one of: Per Hour, Per Day, Per Week, Per Month, Per Year',
    'startDate "2026-13-01" must be a date, such as 2026-01-16 or 1/16/2026',
    'nobody is named',
    'row 2 gives the same worker another wage from the same day: leave one of them',
  ])
  expect(await wages(crew[1])).toMatchObject([
    { wageRate: 104_000, userType: 'Salary/Eligible for overtime', paymentMethod: 'Direct Deposit' },
  ])

  const [before, again] = [await wages(crew[0]), await send(companyId, file)]
  expect(counted(again)).toEqual([0, 0, 2, 6])
  expect(again.rows[0]).toMatchObject({ row: 2, result: 'same' })
  expect(await wages(crew[0])).toEqual(before)
})

test('a wage from the same day is replaced; what a row leaves out stays as in the wage before it', async () => {
  const { companyId, crew, wages } = await ground()
  const [who] = crew
  await ok(
    'adminPortal/addUserWage',
    wage({ companyId, userId: who.userId }, { paymentMethod: 'Check', taxExemptions: ['FUTA'] }),
  )
  const rise = sheet(`${who.email},,30,Per Hour,2026-07-01`, `${who.email},,28,Per Hour,2026-03-01`)
  expect(counted(await send(companyId, rise))).toEqual([2, 0, 0, 0])
  const kept = { paymentMethod: 'Check', taxExemptions: ['FUTA'] }
  expect(await wages(who)).toMatchObject([
    { startDate: '2026-01-05', wageRate: 25.5, ...kept },
    { startDate: '2026-03-01', wageRate: 28, ...kept },
    { startDate: '2026-07-01', wageRate: 30, ...kept },
  ])
  const mended = rise.replace(',28,', ',28.25,')
  expect((await send(companyId, mended)).rows.map(({ result }: { result: string }) => result)).toEqual([
    'same',
    'replaced',
  ])
})

test('two that are sent at once do not double', async () => {
  const { companyId, crew, wages } = await ground()
  const file = sheet(...crew.map(({ email }: { email: string }) => `${email},,20,Per Hour,2026-01-05`))
  const both = await Promise.all([send(companyId, file), send(companyId, file)])
  expect(both.map(counted).sort()).toEqual([
    [0, 0, 3, 0],
    [3, 0, 0, 0],
  ])
  for (const who of crew) expect(await wages(who)).toHaveLength(1)
})

test('a file that cannot be read, and a company of somebody else', async () => {
  const { companyId } = await ground()
  const told = async (file: string) => call('adminPortal/importWages', { companyId, file })
  expect(await told('email,rate\nx,5')).toMatchObject(
    refused(
      'The file cannot be read: the first line names the columns: wageRate, wageBasis, and one of userId, externalId, email, name',
    ),
  )
  expect(await told(HEADS)).toMatchObject(
    refused('The file cannot be read: it has no rows below the first line'),
  )
  expect(await told(`${HEADS},Shoe size\nx,,1,Per Hour,,44`)).toMatchObject({
    status: 400,
    body: { error: { message: expect.stringContaining('"Shoe size" is no column of it') } },
  })
  expect(await stranger('adminPortal/importWages', { companyId, file: HEADS })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
