import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok, owner } = world
const { company, hire, schedule, later } = payroll(world)
const states = { GA: '2.7%', PA: '3.8%', OH: '2.7%', AZ: '2%' }
const companyId = await company({ today: '2026-06-01', states })

/** Thirty people, three of whom will have what no law can read. */
const troubled = [
  await hire(companyId, { name: 'Ari Zona', state: 'AZ', rate: 52_000 }),
  await hire(companyId, { name: 'Penn Sylvan', state: 'PA', city: 'Scranton', rate: 52_000 }),
  await hire(companyId, { name: 'Ohi Oan', state: 'OH', city: 'Youngstown', rate: 52_000 }),
] as const
for (let n = 0; n < 27; n++) await hire(companyId, { name: `Fine Person${n}`, state: 'GA', rate: 52_000 })
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }

/** As rows were before they were refused when they are saved: the owner writes them past every door. */
const stored = (sql: string, userId: string) => owner.query(sql, [companyId, userId])
const arizona = (basisPoints: number) =>
  stored(
    `update worker_w4 set az_basis_points = ${basisPoints} where company_id = $1 and user_id = $2`,
    troubled[0].userId,
  )
const stateForm = (state: string, fields: object, who: { userId: string }) =>
  stored(
    `insert into worker_state_w4 (company_id, client_id, user_id, state, effective_from, fields)
     select company_id, client_id, user_id, '${state}', '2026-01-05', '${JSON.stringify(fields)}' from worker
     where company_id = $1 and user_id = $2
     on conflict (company_id, user_id, state, effective_from) do update set fields = excluded.fields`,
    who.userId,
  )
const wage = (cents: string, who: { userId: string }) =>
  stored(`update worker_wage set wage_rate = ${cents} where company_id = $1 and user_id = $2`, who.userId)
const order = (fields: object, who: { userId: string }) =>
  stored(
    `insert into garnishment (garnishment_id, company_id, client_id, user_id, garnishment_type, agency, fields, created_at)
     select gen_random_uuid(), company_id, client_id, user_id, 'Bankruptcy', 'Trustee', '${JSON.stringify(fields)}', now()
     from worker where company_id = $1 and user_id = $2`,
    who.userId,
  )

const blockersNow = async () => {
  const preview = await ok('payroll/previewPayroll', at)
  const names = preview.payPeriod[0].payrollLineItems.map((item: { userName: string }) => item.userName)
  expect(names.filter((name: string) => name.startsWith('Fine'))).toHaveLength(27)
  for (const item of preview.payPeriod[0].payrollLineItems) expect(item.netTotal).toBeGreaterThan(0)
  expect(preview.fundingTotal).toBeGreaterThan(27 * 2000)
  const { status, body } = await call('payroll/initiatePayroll', at)
  expect(status).toBe(400)
  const blockers: { code: string; message: string; operation: string; userId: string; field: string }[] =
    preview.blockers
  expect(body.error.details).toEqual(
    blockers.map(({ code, message, operation }) => ({ path: operation, code, message })),
  )
  return blockers.sort((a, b) => (a.message < b.message ? -1 : 1))
}

const [ari, penn, ohi] = troubled

test('1.1: certificates that no law reads block their workers, by name, field and operation, and nobody else', async () => {
  await arizona(700)
  await ok('userOnboarding/addStateW4Information', {
    userId: penn.userId,
    code: 'PA',
    stateW4Information: { 'Resident PSD Code': '350199', 'Work PSD Code': '350199' },
  })
  await stateForm('OH', { 'City of Employment': 'Germantown' }, ohi)
  expect(await blockersNow()).toEqual([
    {
      code: 'certificateInvalid',
      userIds: [ari.userId],
      body: { companyId, userId: ari.userId },
      userId: ari.userId,
      field: 'azDeductionPercent',
      operation: 'userOnboarding/addW4Information',
      message: 'Ari Zona: W-4: 7% is not a value of arizonaPercent (azDeductionPercent)',
    },
    {
      code: 'certificateInvalid',
      userIds: [ohi.userId],
      body: { companyId, userId: ohi.userId },
      userId: ohi.userId,
      field: 'City of Employment',
      operation: 'userOnboarding/addStateW4Information',
      message: expect.stringMatching(
        /^Ohi Oan: City of Employment names OH-GERMANTOWN, whose tax could not be determined/,
      ),
    },
    {
      code: 'rateMissing',
      userIds: [penn.userId],
      body: { companyId, userId: penn.userId },
      userId: penn.userId,
      field: 'Earned Income Tax Rate',
      operation: 'adminPortal/updateStateRegistrationInfo',
      message: 'Penn Sylvan: This tax needs the rate assigned to the employer (Earned Income Tax Rate)',
    },
  ])
})

test('1.1: the tasks of the worker and of the company name them too', async () => {
  const tasksOf = async (who: { userId: string }) =>
    (await ok('reports/getUserTask', { companyId, userId: who.userId })).tasks
  expect(await tasksOf(ari)).toContainEqual({
    code: 'correctCertificate',
    task: 'Correct azDeductionPercent',
    description: 'azDeductionPercent is 7, and must be one of 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5.',
    operation: 'userOnboarding/addW4Information',
  })
  expect(await tasksOf(ohi)).toContainEqual(expect.objectContaining({ task: 'Correct City of Employment' }))
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks).toEqual([
    expect.objectContaining({
      task: 'Correct azDeductionPercent',
      description: expect.stringContaining('Ari Zona: azDeductionPercent is 7'),
    }),
    expect.objectContaining({
      task: 'Correct City of Employment',
      description: expect.stringContaining('Ohi Oan: OH: City of Employment names OH-GERMANTOWN'),
    }),
    {
      code: 'addPlaceRate',
      task: 'Add Earned Income Tax Rate',
      description: 'PA: Penn Sylvan cannot be paid without the Earned Income Tax Rate of the registration.',
      operation: 'adminPortal/updateStateRegistrationInfo',
    },
  ])
})

test('1.1: what each operation mends is gone, and other kinds of fault are blockers alike', async () => {
  await ok('adminPortal/updateStateRegistrationInfo', {
    companyId,
    code: 'PA',
    companyStateRegistration: { 'Earned Income Tax Rate': '1%' },
  })
  await arizona(250)
  await stateForm('OH', { 'No Such Line': '1' }, ohi)
  await wage('900000000000', ari)
  await order({ 'Case Number': 'C-1', 'Trustee Name': 'Example Trustee', Amount: 'much' }, penn)
  expect(await blockersNow()).toMatchObject([
    {
      code: 'amountTooLarge',
      userId: ari.userId,
      field: 'wageRate',
      operation: 'adminPortal/updateUserWage',
    },
    {
      code: 'certificateInvalid',
      userId: ohi.userId,
      field: 'No Such Line',
      operation: 'userOnboarding/addStateW4Information',
    },
    {
      code: 'orderInvalid',
      userId: penn.userId,
      field: 'Amount',
      operation: 'adminPortal/updateGarnishment',
    },
  ])
})

test('1.1: when all is mended the run pays all thirty', async () => {
  await wage('5200000', ari)
  await stateForm('OH', { 'City of Employment': 'None' }, ohi)
  await stored('delete from garnishment where company_id = $1 and user_id = $2', penn.userId)
  await ok('payroll/initiatePayroll', { ...at, runNow: true })
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId: at.payPeriodId })
  expect(payPeriod[0].payrollLineItems).toHaveLength(30)
  // Whoever collects the tax of Pennsylvania's places is not registered yet; nobody's pay waits for that.
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.map(({ task }: { task: string }) => task)).toEqual(['Complete State Registration'])
})
