import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

/** A file of bonuses for a Regular and for an Off-Cycle period. */
const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { at, companyId, salaried, hourly, unready, imported } = await inputs(sandbox)
const { departmentId } = (
  await ok('adminPortal/addDepartment', { department: { companyId, name: 'Kitchen' } })
).department

const send = (file: string, more: object = {}) => call('payroll/importBonuses', { ...at, file, ...more })
const lines = (...rows: string[]) =>
  ['userId,email,name,description,amount,net,department', ...rows].join('\n')
const sal = (amount: string, more = ',') => `,,Sal Aried,,${amount},${more}`

interface Given {
  readonly description: string
  readonly amount: number
  readonly source: string
  readonly isNet: boolean
}

const given = async (userId: string, where = at): Promise<Given[]> =>
  (await ok('payroll/getPayrollData', { ...where, userId })).payrollData[0].additionalCompensation

test('a preview answers every row with what is wrong with it, and writes nothing', async () => {
  const { body, status } = await send(
    lines(
      `${salaried.userId},,,Award,"$1,200.00",,kitchen`,
      sal('50', 'yes,'),
      ',,Nobody Here,,50,,',
      ',,Sal Aried,Flowers for all,50,,',
      ',,Sal Aried,Tips,50,yes,',
      ',,Sal Aried,,fifty,,',
      sal('50', ',Bar'),
      `${unready.userId},,,,50,,`,
    ),
    { preview: true },
  )
  expect(status).toBe(200)
  const { rows, ...sums } = body.importBonuses
  expect(sums).toEqual({
    status: 'Preview',
    message: 'Bonuses of 1 worker would be imported',
    workers: 1,
    wrong: 6,
    total: 1250,
  })
  expect(rows[0]).toEqual({
    ...{ row: 2, userId: salaried.userId, userName: 'Sal Aried', description: 'Award', amount: 1200 },
    ...{ isNet: false, error: '', replaces: false },
  })
  expect(rows.map(({ error }: { error: string }) => error)).toEqual([
    '',
    '',
    'nobody whom this period may pay has the name "Nobody Here"',
    expect.stringContaining('Flowers for all'),
    'Tips cannot be net: leave isNet empty',
    'amount "fifty" must be dollars and cents above zero, such as 500.00',
    'there is no department "Bar"; write its name or its id',
    'Not Yet is not in this period; addUsersToRegularPayPeriod adds a worker',
  ])
  expect(await given(salaried.userId)).toEqual([])
})

test('a file with a wrong row is refused whole', async () => {
  expect(await send(lines(sal('50'), ',,Nobody Here,,50,,'))).toMatchObject(
    refused(
      '1 row cannot be taken, and nothing was imported: row 3: nobody whom this period may pay has the name "Nobody Here"',
    ),
  )
  expect(await send('amount\n5')).toMatchObject(
    refused(
      'The file cannot be read: the first line names the columns: amount, and one of userId, externalId, email, name',
    ),
  )
  expect(await given(salaried.userId)).toEqual([])
})

test('a file that is sent twice pays once, beside what an import gives', async () => {
  const file = lines(`${salaried.userId},,,Award,100,,Kitchen`, sal('50'), ',,Hour Ly,,75,,')
  await imported({
    userId: salaried.userId,
    additionalCompensation: [{ description: 'Commission', amount: 10 }],
  })
  const [first, again] = [await send(file), await send(file)]
  expect(first.body.importBonuses).toMatchObject({ status: 'Ready', workers: 2, wrong: 0, total: 225 })
  expect(again.body.importBonuses.rows[0]).toMatchObject({ replaces: true })
  const paid = [
    { description: 'Commission', amount: 10, source: 'import' },
    { description: 'Award', amount: 100, source: 'file' },
    { description: 'Bonus', amount: 50, source: 'file' },
  ]
  expect(await given(salaried.userId)).toMatchObject(paid)

  await imported({
    userId: salaried.userId,
    additionalCompensation: [{ description: 'Commission', amount: 20 }],
  })
  expect(await given(salaried.userId)).toMatchObject([{ amount: 20 }, { amount: 100 }, { amount: 50 }])

  await send(lines(sal('60')))
  expect(await given(salaried.userId)).toMatchObject([{ amount: 20 }, { amount: 60 }])
  expect(await given(hourly.userId)).toMatchObject([{ amount: 75 }])
  await ok('payroll/removeAdditionalCompensations', {
    ...at,
    userId: salaried.userId,
    additionalCompensationDescription: 'Bonus',
  })
  expect(await given(salaried.userId)).toMatchObject([{ amount: 20 }])
})

test('an off-cycle run of net bonuses pays each to the cent, to who was in no period before', async () => {
  const { payPeriodId } = (
    await ok('payroll/addSupplementalPayPeriod', {
      payPeriod: {
        companyId,
        ...{ payPeriodType: 'Off-Cycle', workerType: 'W2' },
        ...{ payBeginDate: '2026-06-01', payEndDate: '2026-06-14', payDate: '2026-06-24' },
      },
    })
  ).payPeriod
  const off = { companyId, payPeriodId }
  const file = lines(sal('500', 'yes,Kitchen'), ',,Hour Ly,Award,300,yes,')
  for (const _ of [1, 2]) await ok('payroll/importBonuses', { ...off, file })
  await ok('payroll/initiatePayroll', { ...off, runNow: true })
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId })
  const nets = payPeriod[0].payrollLineItems.map((item: { userName: string; netTotal: number }) => [
    item.userName,
    item.netTotal,
  ])
  expect(nets.toSorted()).toEqual([
    ['Hour Ly', 300],
    ['Sal Aried', 500],
  ])
  const { rows } = await owner.query(
    `select data->'compensation'->0->>'departmentId' as department from period_input
     where pay_period_id = $1 and user_id = $2`,
    [payPeriodId, salaried.userId],
  )
  expect(rows).toEqual([{ department: departmentId }])
  expect(await call('payroll/importBonuses', { ...off, file })).toMatchObject({ status: 400 })
  await holdsIn(owner, companyId)
})

test('who was taken out of a period is not paid by a file', async () => {
  await ok('payroll/removeUsersFromRegularPayPeriod', {
    ...at,
    payrollLineItems: [{ userId: hourly.userId, reason: 'Away' }],
  })
  expect(await send(lines(',,Hour Ly,,75,,'))).toMatchObject(
    refused(
      '1 row cannot be taken, and nothing was imported: row 2: Hour Ly was taken out of this period; add the worker to ' +
        'it first',
    ),
  )
})
