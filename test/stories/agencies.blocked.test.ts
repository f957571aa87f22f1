import { expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'
import { taxpayers } from './agencies.ts'

/** Tax that cannot be paid over yet: it is kept, it says what is missing, and goes out when that is given. */
const world = await sharedService()
const { call, ok, owner } = world
const { company } = payroll(world)
const { noonOf, employer, update, run, owed, addenda } = taxpayers(world)

test('A2: without an account number tax is kept, and goes out when the number is given', async () => {
  const { companyId, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { GA: { 'Withholding Account Number': 'Applied For' } },
  })
  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  const blocker = 'GA: Withholding Account Number is Applied For'
  const operation = 'adminPortal/updateStateRegistrationInfo'
  expect((await owed(companyId)).GA).toMatchObject({
    blocker,
    operation,
    dueDate: '2026-07-15',
    liabilities: [{ status: 'blocked' }],
  })
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks).toEqual([
    {
      code: 'completeRegistration',
      task: 'Complete State Registration',
      description: `Tax that was withheld is kept and cannot be paid over. ${blocker}.`,
      operation,
    },
  ])
  // The day goes by; then the number comes, and the payment goes out on the next banking day.
  await noonOf('2026-07-20')
  const held = (await owed(companyId)).GA!
  expect(held).toMatchObject({ deposited: 0, outstanding: held.accrued })
  await update(companyId, 'GA', { 'Withholding Account Number': '1233214-AB' })
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await owed(companyId)).GA).toMatchObject({ blocker: '', liabilities: [{ status: 'pending' }] })
  // The quarter is over, so its returns wait; nothing else does.
  const { tasks: after } = await ok('reports/getCompanyTask', { companyId })
  expect(after.map(({ task }: { task: string }) => task)).toEqual(Array(3).fill('Prepare Filing'))
  await noonOf('2026-07-21')
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await owed(companyId)).GA).toMatchObject({ outstanding: 0, deposited: held.accrued })
  expect(await addenda(companyId)).toContain('TXP*1233214AB*011*260630*T*')

  await ok('sandbox/advanceClock', { days: 30 })
  await holdsIn(owner, companyId)
})

test('A2: what waits is held when the number goes, and a void gives held money back', async () => {
  const { companyId, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { GA: {} },
  })
  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  expect((await owed(companyId)).GA).toMatchObject({ liabilities: [{ status: 'pending' }] })
  await update(companyId, 'GA', { 'Withholding Account Number': 'Applied For' })
  await ok('sandbox/advanceClock', { hours: 1 })
  const { GA } = await owed(companyId)
  expect(GA).toMatchObject({ liabilities: [{ status: 'blocked' }] })
  await noonOf('2026-06-22')
  await ok('payroll/voidPayroll', { companyId, payPeriodId: first.payPeriodId, reason: 'never worked' })
  expect((await owed(companyId)).GA).toMatchObject({ accrued: 0, outstanding: 0, credit: 0 })
  await ok('sandbox/advanceClock', { days: 240 })
  await holdsIn(owner, companyId)
  const { rows } = await owner.query(
    `select sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)::int as left
     from ledger_account a join transfer t on t.company_id = a.company_id
       and a.account_id in (t.source_account_id, t.destination_account_id) and t.status in ('complete', 'returned')
     where a.company_id = $1 and a.kind = 'taxAgency' and a.ref = 'GA'`,
    [companyId],
  )
  expect(rows).toEqual([{ left: 0 }])
})

test('A1: a frequency that the state does not have is refused with those that it has', async () => {
  await ok('sandbox/resetSandbox')
  const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
  const sent = (address: string, code: string, frequency: string) =>
    call(address, {
      companyId,
      code,
      companyStateRegistration: { 'Withholding Deposit Frequency': frequency },
    })
  expect(
    (await sent('adminPortal/updateStateRegistrationInfo', 'GA', 'Eighth Monthly')).body.error.message,
  ).toBe('Withholding Deposit Frequency must be one of Semiweekly, Monthly, Quarterly')
  expect((await sent('adminPortal/addStateRegistrationInfo', 'WV', 'Weekly')).body.error.message).toBe(
    'Withholding Deposit Frequency must be one of Monthly, Quarterly, Annual',
  )
  const { stateRegistrations } = await ok('reports/getStateRegistration', { companyId })
  expect(stateRegistrations).toHaveLength(1)
  expect(stateRegistrations[0].companyStateRegistration).toMatchObject({
    'Withholding Deposit Frequency': 'Monthly',
  })
})

test('A2, 1.12: Pennsylvania’s local taxes wait for their collector; 999999 is no political subdivision', async () => {
  const { companyId, workers, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { PA: { 'Earned Income Tax Rate': '1%', 'Local Services Tax': '52.00' } },
  })
  const psd = (resident: string, at: string) =>
    call('userOnboarding/addStateW4Information', {
      userId: workers.PA,
      code: 'PA',
      stateW4Information: { 'Resident PSD Code': resident, 'Work PSD Code': at },
    })
  for (const wrong of ['999999', '680101', '020001', '000000']) {
    expect((await psd(wrong, '700102')).body.error.message).toBe(
      'Resident PSD Code must be a PSD code: 6 digits, the first two 01 to 67 or 70 to 73 (880000: lives in another state)',
    )
  }
  expect((await psd('700102', '700102')).status).toBe(200)
  const wrongCode = { companyId, code: 'PA', companyStateRegistration: { 'PSD Code': '999999' } }
  expect((await call('adminPortal/updateStateRegistrationInfo', wrongCode)).status).toBe(400)

  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  const { 'PA-EIT': eit, 'PA-LST': lst } = await owed(companyId)
  for (const [code, local] of Object.entries({ 'PA-EIT': eit, 'PA-LST': lst })) {
    expect(local).toMatchObject({
      agency: `Local tax of ${code}`,
      payee: 'collector',
      dueDate: null,
      operation: 'adminPortal/updateStateRegistrationInfo',
      liabilities: [{ status: 'blocked' }],
    })
    expect(local!.blocker).toContain('who collects it')
  }
  const collectors = (text: string) =>
    call('adminPortal/updateStateRegistrationInfo', {
      companyId,
      code: 'PA',
      companyStateRegistration: { 'Local Tax Collectors': text },
    })
  expect((await collectors('EIT: somebody')).body.error.message).toMatch(
    /^Local Tax Collectors does not look like/,
  )
  const both = 'EIT: Example Tax Collector, 12345, Quarterly 30; LST: Borough of Example, 77, Quarterly last'
  expect((await collectors(both)).status).toBe(200)
  await ok('sandbox/advanceClock', { hours: 1 })
  const after = await owed(companyId)
  expect(after['PA-EIT']).toMatchObject({
    agency: 'Example Tax Collector',
    accountNumber: '12345',
    dueDate: '2026-07-30',
    liabilities: [{ status: 'pending' }],
  })
  expect(after['PA-LST']).toMatchObject({ agency: 'Borough of Example', dueDate: '2026-07-31' })
  await ok('sandbox/advanceClock', { days: 240 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})
