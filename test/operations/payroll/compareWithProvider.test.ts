import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
const bare = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
const tex = await hire(companyId, { name: 'Tex Moved', state: 'TX', rate: 52_000 })
const max = await hire(companyId, { name: 'Max Based', state: 'TX', rate: 520_000 })
await later()
await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })

const HEADS =
  'Employee,Check Date,Regular Pay,401(k),Federal Income Tax,Social Security,Medicare,TX SUI,Net Pay,Department'
const compare = async (rows: readonly string[], more: object = {}) =>
  (await ok('payroll/compareWithProvider', { companyId, register: [HEADS, ...rows].join('\n'), ...more }))
    .compareWithProvider

/** 2,000 a fortnight in Texas, of who is Single and of who is Married: by Pub 15-T's percentage method of 2026. */
const [SINGLE, MARRIED] = await Promise.all(
  ['single', 'married'].map(async (w4FilingStatus) => {
    const { paycheck } = await ok('payroll/calculatePaycheck', {
      paycheck: {
        payDate: '2026-03-06',
        payFrequency: 'BiWeekly',
        workState: 'TX',
        earnings: [{ type: 'Regular', amount: 2000 }],
        w4: { w4FilingStatus },
      },
    })
    return paycheck.employeeTaxes.find(({ code }: { code: string }) => code === 'US.incomeTax')
      .amount as number
  }),
)

test('a register that says what we compute is the same to the cent, and its columns are shown', async () => {
  const net = (2000 - SINGLE! - 124 - 29).toFixed(2)
  const found = await compare([
    `"Moved, Tex",3/6/2026,"2,000.00",,${SINGLE},124.00,29.00,54.00,${net},Kitchen`,
  ])
  expect(found).toMatchObject({ compared: 1, same: 1, reasons: [] })
  expect(found.rows).toMatchObject([
    {
      row: 2,
      userId: tex.userId,
      userName: 'Tex Moved',
      payDate: '2026-03-06',
      error: '',
      gross: 2000,
      differences: [],
    },
  ])
  expect(found.mapping.map(({ means }: { means: string }) => means)).toEqual([
    'name',
    'payDate',
    'earning:Regular',
    'deduction:401(k)',
    'tax:US.incomeTax',
    'tax:US.socialSecurity',
    'tax:US.medicare',
    'employerTax:TX.sui',
    'net',
    'ignored',
  ])
})

test('each difference has its likely reason: certificate, taxability, rate, rounding, a sum', async () => {
  const net = (2000 - 100 - MARRIED! - 117.8 - 29.01).toFixed(2)
  const { same, rows, reasons } = await compare([
    // Married instead of Single would not lower the wages by the 401(k): taken out of the row for that column.
    `Tex Moved,2026-03-06,2000.00,0,${MARRIED},124.00,29.01,30.00,,`,
    `Tex Moved,2026-03-20,2000.00,100.00,,117.80,29.00,54.00,${net},`,
  ])
  expect(same).toBe(0)
  const [first, second] = rows.map(({ differences }: { differences: readonly object[] }) => differences)
  expect(first).toMatchObject([
    {
      line: 'tax:US.incomeTax',
      theirs: MARRIED,
      ours: SINGLE,
      reason: 'certificate',
      words: 'Theirs is that of a W-4 with Married; on file is Single',
    },
    { line: 'tax:US.medicare', difference: 0.01, reason: 'rounding', words: '0.01 apart: rounded elsewhere' },
    {
      line: 'employerTax:TX.sui',
      theirs: 30,
      ours: 54,
      difference: -24,
      reason: 'rate',
      words: 'Theirs is 1.5 % of 2000.00; on file is 2.7 %',
    },
    { line: 'net', reason: 'sum' },
  ])
  expect(second).toMatchObject([
    { line: 'tax:US.incomeTax', theirs: 0, reason: 'notTheirs' },
    {
      line: 'tax:US.socialSecurity',
      theirs: 117.8,
      ours: 124,
      reason: 'taxability',
      words: 'They do not take it of 401(k) (100.00), and here it is otherwise',
    },
    { line: 'net', reason: 'sum' },
  ])
  expect(reasons.map(({ reason }: { reason: string }) => reason)).toEqual([
    'rounding',
    'certificate',
    'taxability',
    'rate',
    'notTheirs',
    'sum',
  ])
})

test('the year goes on from row to row: the wage base is reached where it was for them', async () => {
  // 184,500 is the base of 2026; 20,000 a fortnight reaches it in the tenth paycheck, with 4,500 left.
  const dates = Array.from({ length: 10 }, (_, at) =>
    new Date(Date.UTC(2026, 0, 9 + 14 * at)).toISOString().slice(0, 10),
  )
  const register = [
    'Name,Pay Date,Gross,Social Security',
    ...dates.map((on, at) => `Max Based,${on},20000,${at < 9 ? 1240 : 279}`),
  ]
  const { compareWithProvider: found } = await ok('payroll/compareWithProvider', {
    companyId,
    register: register.join('\n'),
  })
  expect(found).toMatchObject({ compared: 10, same: 10 })
  expect(found.rows[9].userId).toBe(max.userId)
})

test('a row that cannot be compared says why, and the others are compared', async () => {
  const { rows, compared } = await compare([
    'Nobody Known,2026-03-06,2000,,,,,,,',
    'Tex Moved,soon,2000,,,,,,,',
    'Tex Moved,2026-03-06,two,,,,,,,',
    'Tex Moved,2026-03-06,0,,,,,,,',
    'Tex Moved,2026-03-06,2000,,,124,,,,',
  ])
  expect(compared).toBe(1)
  expect(rows.map(({ error }: { error: string }) => error)).toEqual([
    'nobody whom this period may pay has the name "Nobody Known"',
    'payDate "soon" must be a date, such as 2026-01-16 or 1/16/2026',
    'Regular Pay "two" must be a number, such as 1,234.50',
    'nothing was earned',
    '',
  ])
})

test('a wrong guess is corrected by mapping; what it cannot mean is refused', async () => {
  const register = 'Who,Gross,Tax A\nTex Moved,2000,124'
  const mapping = [
    { column: 'Who', means: 'name' },
    { column: 'Tax A', means: 'tax:US.socialSecurity' },
  ]
  const asked = { companyId, register, payDate: '2026-03-06' }
  const refusal = async (body: object) =>
    (await call('payroll/compareWithProvider', { ...asked, ...body })).body.error?.message
  const unread = 'The register cannot be read: '
  expect(await refusal({})).toBe(
    `${unread}no column says who is paid: one of userId, externalId, email, name, firstName, lastName must`,
  )
  expect(await refusal({ mapping: [{ column: 'Who', means: 'hero' }] })).toBe(
    `${unread}"hero" is nothing that a column can mean`,
  )
  expect(await refusal({ mapping: [{ column: 'Whom', means: 'name' }] })).toBe(
    `${unread}it has no column "Whom"`,
  )
  expect(await refusal({ mapping, payDate: null })).toBe(
    `${unread}no column is the pay date, and payDate is not given`,
  )
  expect(await refusal({ mapping, companyId: bare })).toBe(
    'Add a pay schedule first (addPaySchedule): how often people are paid decides their taxes',
  )
  const { compareWithProvider: found } = await ok('payroll/compareWithProvider', { ...asked, mapping })
  expect(found).toMatchObject({ compared: 1, same: 1 })
})

test('what columns mean is kept with the company: the next register needs no mapping', async () => {
  const at = { companyId, payDate: '2026-03-06' }
  const register = 'Person,Gross Wages,Tax B,Memo\nTex Moved,2000,29,x'
  const send = async (body: object, options: object = {}) =>
    (await ok('payroll/compareWithProvider', { ...at, register, ...body }, options)).compareWithProvider
  const mapping = [
    { column: 'Person', means: 'name' },
    { column: 'Tax B', means: 'tax:US.medicare' },
  ]
  const read = ({ mapping: columns }: { mapping: readonly object[] }) => columns
  const said = { isGuessed: false, isKept: false }

  await send({ mapping }, { headers: { 'dry-run': 'true' } })
  const before = await call('payroll/compareWithProvider', { ...at, register })
  expect(before.body.error.message).toContain('no column says who is paid')

  expect(read(await send({ mapping }))).toEqual([
    { column: 'Person', means: 'name', ...said },
    { column: 'Gross Wages', means: 'gross', isGuessed: true, isKept: false },
    { column: 'Tax B', means: 'tax:US.medicare', ...said },
    { column: 'Memo', means: 'ignored', isGuessed: true, isKept: false },
  ])
  const next = await send({})
  expect(next).toMatchObject({ compared: 1, same: 1 })
  expect(read(next)).toMatchObject([
    { means: 'name', isGuessed: false, isKept: true },
    { means: 'gross', isGuessed: true, isKept: true },
    { means: 'tax:US.medicare', isGuessed: false, isKept: true },
    { means: 'ignored', isGuessed: true, isKept: true },
  ])

  await send({ mapping: [{ column: 'Tax B', means: 'tax:US.socialSecurity' }] })
  expect(read(await send({}))[2]).toMatchObject({ means: 'tax:US.socialSecurity', isKept: true })
  const { auditLog } = await ok('reports/getAuditLog', { companyId, newestFirst: true, limit: 2 })
  expect(auditLog[1].changes).toEqual([
    expect.objectContaining({ record: 'registerColumn', field: 'means', before: 'tax:US.medicare' }),
  ])
})

test('what a column can mean is answered: the taxes of the states of the company', async () => {
  const { meanings } = await compare(['Tex Moved,2026-03-06,2000,,,124,,,,'])
  const means = meanings.map((each: { means: string }) => each.means)
  expect(means).toEqual(expect.arrayContaining(['ignored', 'earning:Bonus', 'employerTax:TX.sui']))
  expect(meanings).toContainEqual({ means: 'tax:US.medicare', name: 'Medicare' })
})
