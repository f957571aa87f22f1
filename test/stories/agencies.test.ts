import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holds, isSettled } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { dataDirectory, service } from '../support/service.ts'

/** Whom taxes are paid to, together with what, under which number and by when: by what the company has registered. */
const world = await service()
const { call, ok, owner } = world
const { company, hire, schedule } = payroll(world)

const noonOf = (day: string) => ok('sandbox/setClock', { to: `${day}T17:00:00Z` })

interface Registered {
  readonly [state: string]: Readonly<Record<string, string>>
}

/** One worker a state at 260,000 a year, who lives where the work is. */
async function employer(given: {
  readonly today: string
  readonly payBeginDate: string
  readonly payDate: string
  readonly states: Registered
  readonly form?: string
  readonly rate?: number
}) {
  await ok('sandbox/resetSandbox')
  const rates = Object.fromEntries(Object.keys(given.states).map((state) => [state, '2.7%']))
  const kyb = given.form ? { irsAssisgnedFederalFilingForm: given.form } : undefined
  const companyId = await company({ today: given.today, states: rates, ...(kyb && { kyb }) })
  for (const [code, companyStateRegistration] of Object.entries(given.states)) {
    if (Object.keys(companyStateRegistration).length > 0)
      await update(companyId, code, companyStateRegistration)
  }
  const workers: Record<string, string> = {}
  for (const state of Object.keys(given.states)) {
    const { userId } = await hire(companyId, { name: `${state} Worker`, state, rate: given.rate ?? 260_000 })
    workers[state] = userId
  }
  await ok('sandbox/advanceClock', { hours: 1 })
  const dates = { payBeginDate: given.payBeginDate, payDate: given.payDate }
  const [first] = await schedule(companyId, dates)
  return { companyId, workers, first: first! }
}

const update = (companyId: string, code: string, companyStateRegistration: object) =>
  ok('adminPortal/updateStateRegistrationInfo', { companyId, code, companyStateRegistration })

const run = (companyId: string, payPeriodId: string) =>
  ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })

async function owed(companyId: string): Promise<Record<string, Agency>> {
  const range = { companyId, from: '2026-01-01', to: '2040-01-01' }
  const { taxLiabilities } = await ok('reports/getTaxLiabilities', range)
  return Object.fromEntries(taxLiabilities.map((agency: Agency) => [agency.agencyCode, agency]))
}

/** Addenda of the tax files so far, one an entry. */
async function addenda(companyId: string): Promise<string> {
  const { achFiles } = await ok('reports/getAchFiles', { companyId, from: '2026-01-01', to: '2040-01-01' })
  const texts = achFiles
    .filter(({ kind }: { kind: string }) => kind === 'tax')
    .map(({ fileName }: { fileName: string }) =>
      readFileSync(join(dataDirectory, 'bank', 'outbox', fileName), 'latin1'),
    )
  return texts.join('\n')
}

interface Agency {
  readonly agencyCode: string
  readonly agency: string
  readonly form: string
  readonly accountNumber: string
  readonly channel: string
  readonly blocker: string
  readonly operation: string
  readonly payee: string
  readonly outstanding: number
  readonly deposited: number
  readonly accrued: number
  readonly dueDate: string | null
  readonly parts: readonly { readonly code: string; readonly accrued: number }[]
  readonly liabilities: readonly { readonly status: string; readonly dueDate: string | null }[]
}

const codes = ({ parts }: Agency) => parts.map(({ code }) => code)

test('A1, A2: California semiweekly and New York in three business days, each one payment with its parts', {
  timeout: 120_000,
}, async () => {
  const { companyId, workers, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { CA: { 'Withholding Deposit Frequency': 'Semiweekly' }, NY: {} },
  })
  const stateW4Information = { 'New York City Resident': 'Yes', 'Yonkers Resident': 'No' }
  await ok('userOnboarding/addStateW4Information', { userId: workers['NY'], code: 'NY', stateW4Information })
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
  expect([after['CA'], after['NY']].map((each) => each!.outstanding)).toEqual([0, 0])
  expect(after['NY.sdi']).toMatchObject({ deposited: 0, outstanding: premium!.accrued })

  await update(companyId, 'NY', { 'DBL/PFL Carrier': 'Example Mutual Insurance' })
  expect((await owed(companyId))['NY.sdi']).toMatchObject({
    agency: 'Example Mutual Insurance',
    blocker: 'NY: a premium is paid on the bill of Example Mutual Insurance, not as a tax',
    operation: '',
  })
  await ok('sandbox/advanceClock', { days: 240 })
  await holds(owner)
  await isSettled(owner, companyId)
})

test('A1, 1.2: California by the month has SDI with the income tax; less than 350 waits for the quarter', {
  timeout: 120_000,
}, async () => {
  const dates = { today: '2026-06-15', payBeginDate: '2026-06-15', payDate: '2026-07-03' }
  const states = { CA: { 'Withholding Deposit Frequency': 'Monthly' } }
  const large = await employer({ ...dates, states })
  await run(large.companyId, large.first.payPeriodId)
  expect((await owed(large.companyId))['CA']).toMatchObject({ dueDate: '2026-08-17' }) // the 15th is a Saturday
  const small = await employer({ ...dates, states, rate: 52_000 })
  await run(small.companyId, small.first.payPeriodId)
  const { CA } = await owed(small.companyId)
  expect(CA!.parts.find(({ code }) => code === 'CA.incomeTax')!.accrued).toBeLessThan(350)
  expect(CA).toMatchObject({ dueDate: '2026-11-02' })
})

test('1.2, A2, A28: Georgia semiweekly with its own number and code; New Jersey by the 30th; no TXP is made up', {
  timeout: 120_000,
}, async () => {
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
  expect(agencies['GA']).toMatchObject({ dueDate: '2026-09-23', channel: 'ACH credit' }) // Friday → Wednesday
  expect(agencies['NJ']).toMatchObject({ dueDate: '2026-10-30', channel: 'portal' })
  expect(agencies['NJ.sui']).toMatchObject({ dueDate: '2026-10-30' })
  expect(codes(agencies['NJ.sui']!)).toEqual(['NJ.familyLeave', 'NJ.sdi', 'NJ.sui', 'NJ.workforce'])
  expect(agencies['WI']).toMatchObject({ dueDate: '2026-11-02' })

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
  expect(said['NJ']).toContain('no TXP')
  await ok('sandbox/advanceClock', { days: 150 })
  await holds(owner)
  await isSettled(owner, companyId)
})

test('A3: a filer of Form 944 deposits for it, and for the year', { timeout: 120_000 }, async () => {
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
  await holds(owner)
})

test('A2: without an account number tax is kept, and goes out when the number is given', {
  timeout: 120_000,
}, async () => {
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
  expect((await owed(companyId))['GA']).toMatchObject({
    blocker,
    operation,
    dueDate: '2026-07-15',
    liabilities: [{ status: 'blocked' }],
  })
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks).toEqual([
    {
      task: 'Complete State Registration',
      description: `Tax that was withheld is kept and cannot be paid over. ${blocker}.`,
      operation,
    },
  ])
  // The day goes by; then the number comes, and the payment goes out on the next banking day.
  await noonOf('2026-07-20')
  const held = (await owed(companyId))['GA']!
  expect(held).toMatchObject({ deposited: 0, outstanding: held.accrued })
  await update(companyId, 'GA', { 'Withholding Account Number': '1233214-AB' })
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await owed(companyId))['GA']).toMatchObject({ blocker: '', liabilities: [{ status: 'pending' }] })
  expect((await ok('reports/getCompanyTask', { companyId })).tasks).toEqual([])
  await noonOf('2026-07-21')
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await owed(companyId))['GA']).toMatchObject({ outstanding: 0, deposited: held.accrued })
  expect(await addenda(companyId)).toContain('TXP*1233214AB*011*260630*T*')

  await ok('sandbox/advanceClock', { days: 30 })
  await holds(owner)
})

test('A2: what waits is held when the number goes, and a void gives held money back', {
  timeout: 120_000,
}, async () => {
  const { companyId, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { GA: {} },
  })
  await noonOf(first.deadLineToRunPayroll)
  await run(companyId, first.payPeriodId)
  expect((await owed(companyId))['GA']).toMatchObject({ liabilities: [{ status: 'pending' }] })
  await update(companyId, 'GA', { 'Withholding Account Number': 'Applied For' })
  await ok('sandbox/advanceClock', { hours: 1 })
  const { GA } = await owed(companyId)
  expect(GA).toMatchObject({ liabilities: [{ status: 'blocked' }] })
  await noonOf('2026-06-22')
  await ok('payroll/voidPayroll', { companyId, payPeriodId: first.payPeriodId, reason: 'never worked' })
  expect((await owed(companyId))['GA']).toMatchObject({ accrued: 0, outstanding: 0, credit: 0 })
  await ok('sandbox/advanceClock', { days: 240 })
  await holds(owner)
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

test('A2, 1.12: Pennsylvania’s local taxes wait for their collector; 999999 is no political subdivision', {
  timeout: 120_000,
}, async () => {
  const { companyId, workers, first } = await employer({
    today: '2026-06-01',
    payBeginDate: '2026-06-01',
    payDate: '2026-06-18',
    states: { PA: { 'Earned Income Tax Rate': '1%', 'Local Services Tax': '52.00' } },
  })
  const psd = (resident: string, at: string) =>
    call('userOnboarding/addStateW4Information', {
      userId: workers['PA'],
      code: 'PA',
      stateW4Information: { 'Resident PSD Code': resident, 'Work PSD Code': at },
    })
  for (const wrong of ['999999', '680101', '020001', '000000']) {
    expect((await psd(wrong, '700102')).body.error.message).toBe(
      'Resident PSD Code must be a PSD code of the DCED register',
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
  await holds(owner)
  await isSettled(owner, companyId)
})
