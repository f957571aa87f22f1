import { expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { sharedService } from '../support/shared.ts'
import { type Agency, taxpayers } from './agencies.ts'

/** Whom taxes are paid to, together with what, under which number and by when: by what the company has registered. */
const world = await sharedService()
const { ok, owner } = world
const { noonOf, employer, update, run, owed, addenda } = taxpayers(world)

const codes = ({ parts }: Agency) => parts.map(({ code }) => code)

test('A1, A2: California semiweekly and New York in three business days, each one payment with its parts', async () => {
  const { companyId, workers, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { CA: { 'Withholding Deposit Frequency': 'Semiweekly' }, NY: {} },
  })
  const stateW4Information = { 'New York City Resident': 'Yes', 'Yonkers Resident': 'No' }
  await ok('userOnboarding/addStateW4Information', { userId: workers.NY, code: 'NY', stateW4Information })
  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  const { CA, 'CA.sui': ui, NY, 'NY.sdi': premium, ...others } = await owed(companyId)
  expect(Object.keys(others).sort()).toEqual(['NY.sui', 'US.940', 'US.941'])

  // Thursday → the next Wednesday, income tax and SDI alike (EDD, more than 500); Juneteenth changes nothing.
  expect(CA).toMatchObject({
    agency: 'California Employment Development Department',
    accountNumber: '123-4567-8',
    dueDate: '2026-06-24',
    blocker: '',
  })
  expect(codes(CA!)).toEqual(['CA.incomeTax', 'CA.sdi'])
  expect(ui).toMatchObject({ agency: CA!.agency, dueDate: '2026-07-31' })
  expect(codes(ui!)).toEqual(['CA.ett', 'CA.sui'])

  // 700 of the state's and the city's tax: Monday, Tuesday, Wednesday after Juneteenth.
  expect(NY).toMatchObject({
    agency: 'New York State Department of Taxation and Finance',
    accountNumber: '12-3456789',
    dueDate: '2026-06-24',
  })
  expect(codes(NY!)).toEqual(['NY-NYC.incomeTax', 'NY.incomeTax'])

  // Disability and family leave are a premium: kept, and nobody is invented to be paid it.
  expect(premium).toMatchObject({
    payee: 'carrier',
    agency: 'Disability and paid family leave insurer (NY)',
    blocker: 'NY: DBL/PFL Carrier is missing: it is not known whose premium it is',
    operation: 'adminPortal/updateStateRegistrationInfo',
    dueDate: null,
    liabilities: [{ status: 'blocked' }],
  })
  await noonOf('2026-06-24')
  await ok('sandbox/advanceClock', { hours: 1 })
  const after = await owed(companyId)
  expect([after.CA, after.NY].map((each) => each!.outstanding)).toEqual([0, 0])
  expect(after['NY.sdi']).toMatchObject({ deposited: 0, outstanding: premium!.accrued })

  await update(companyId, 'NY', { 'DBL/PFL Carrier': 'Example Mutual Insurance' })
  expect((await owed(companyId))['NY.sdi']).toMatchObject({
    agency: 'Example Mutual Insurance',
    blocker: 'NY: a premium is paid on the bill of Example Mutual Insurance, not as a tax',
    operation: '',
  })
  await ok('sandbox/advanceClock', { days: 240 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('A1, 1.2: California by the month has SDI with the income tax; less than 350 waits for the quarter', async () => {
  const dates = { today: '2026-06-15', payBeginDate: '2026-06-15', payDate: '2026-07-03' }
  const states = { CA: { 'Withholding Deposit Frequency': 'Monthly' } }
  const large = await employer({ ...dates, states })
  await run(large.companyId, large.first.payPeriodId)
  expect((await owed(large.companyId)).CA).toMatchObject({ dueDate: '2026-08-17' }) // the 15th is a Saturday
  const small = await employer({ ...dates, states, rate: 52_000 })
  await run(small.companyId, small.first.payPeriodId)
  const { CA } = await owed(small.companyId)
  expect(CA!.parts.find(({ code }) => code === 'CA.incomeTax')!.accrued).toBeLessThan(350)
  expect(CA).toMatchObject({ dueDate: '2026-11-02' })
})

test('1.2, A2, A28: Georgia semiweekly with its own number and code; New Jersey by the 30th; no TXP is made up', async () => {
  const { companyId, first } = await employer({
    today: '2026-08-31',
    payBeginDate: '2026-08-31',
    payDate: '2026-09-18',
    states: {
      GA: { 'Withholding Deposit Frequency': 'Semiweekly' },
      NJ: { 'Withholding Deposit Frequency': 'Quarterly' },
      WI: { 'Withholding Deposit Frequency': 'Monthly' },
    },
  })
  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  const agencies = await owed(companyId)
  expect(agencies.GA).toMatchObject({ dueDate: '2026-09-23', channel: 'ACH credit' }) // Friday → Wednesday
  expect(agencies.NJ).toMatchObject({ dueDate: '2026-10-30', channel: 'portal' })
  expect(agencies['NJ.sui']).toMatchObject({ dueDate: '2026-10-30' })
  expect(codes(agencies['NJ.sui']!)).toEqual(['NJ.familyLeave', 'NJ.sdi', 'NJ.sui', 'NJ.workforce'])
  expect(agencies.WI).toMatchObject({ dueDate: '2026-11-02' })

  await ok('sandbox/advanceClock', { days: 60 })
  const text = await addenda(companyId)
  const cents = (code: string) => Math.round(agencies[code]!.accrued * 100)
  // The last month of the quarter, always its first day.
  expect(text).toMatch(/TXP\*\d{9}\*94105\*260901\*1\*\d+\*2\*\d+\*3\*\d+\\/)
  expect(text).toMatch(/TXP\*\d{9}\*09405\*261201\*T\*\d+\\/)
  expect(text).toContain(`TXP*1233214AB*011*260930*T*${cents('GA')}\\`)
  expect(text).toContain(`TXP*1234560007*13000*260930*T*${cents('WI.sui')}\\`)
  expect(text.match(/TXP\*/g)).toHaveLength(4)
  const { rows } = await owner.query(
    `select code, reason from transfer where company_id = $1 and name = 'TaxPayment' and status = 'complete'`,
    [companyId],
  )
  const said = Object.fromEntries(rows.map(({ code, reason }) => [code, reason]))
  expect(said).toMatchObject({ GA: '', 'US.941': '', 'WI.sui': '' })
  expect(said.NJ).toContain('no TXP')
  await ok('sandbox/advanceClock', { days: 150 })
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('A3: a filer of Form 944 deposits for it, and for the year', async () => {
  const { companyId, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { TX: {} },
    form: '944',
    rate: 26_000,
  })
  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  const { 'US.944': form, ...others } = await owed(companyId)
  expect(Object.keys(others).sort()).toEqual(['TX.sui', 'US.940'])
  expect(form).toMatchObject({ agency: 'IRS', form: 'Form 944', dueDate: '2027-02-01' }) // less than 2,500
  await noonOf('2026-07-15')
  await ok('sandbox/advanceClock', { hours: 1 })
  expect(await addenda(companyId)).toMatch(/TXP\*\d{9}\*94405\*261201\*1\*\d+\*2\*\d+\*3\*\d+\\/)
  expect((await owed(companyId))['US.944']).toMatchObject({ outstanding: 0 })
  await ok('payroll/voidPayroll', { companyId, payPeriodId: first.payPeriodId, reason: 'never worked' })
  expect((await owed(companyId))['US.944']).toMatchObject({ accrued: 0, credit: form!.accrued })
  await holdsIn(owner, companyId)
})
