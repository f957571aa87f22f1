import { expect, test } from 'vitest'
import { buildInput, type PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { day } from '../../../src/kernel/dates.ts'
import { dollars, usd, ZERO } from '../../../src/kernel/money.ts'

/** One worker of 2026, as a certificate and a registration tell them. */
interface Example {
  readonly says: string
  readonly at: string
  readonly home?: string
  readonly on?: string
  readonly frequency?: PayeeFacts['frequency']
  readonly pay?: string
  readonly form?: Readonly<Record<string, string>>
  readonly registered?: Readonly<Record<string, string>>
  readonly city?: string
  readonly deductions?: PayeeFacts['deductions']
  readonly toDate?: PayeeFacts['yearToDate']['taxes']
  /** By code: the amount; `base` after it: what it is taken of. */
  readonly takes: Readonly<Record<string, string>>
}

const medical = { type: 'Medical', amount: usd(200) } as const

const examples: readonly Example[] = [
  {
    says: 'Ohio: works in Parma, lives outside of any municipality',
    at: 'OH',
    form: { 'City of Employment': 'Parma' },
    takes: { 'OH-PARMA.incomeTax': '75.00' }, // 3,000 × 2.5%
  },
  {
    says: 'Ohio: works in Youngstown',
    at: 'OH',
    form: { 'City of Employment': 'Youngstown' },
    takes: { 'OH-YOUNGSTOWN.incomeTax': '82.50' }, // 2.75%
  },
  {
    says: 'Ohio: a premium of section 125 leaves the base',
    at: 'OH',
    form: { 'City of Employment': 'Columbus' },
    deductions: [medical],
    takes: { 'OH-COLUMBUS.incomeTax': '70.00' }, // 2,800 × 2.5%
  },
  {
    says: 'Ohio: courtesy withholding with a credit of half of up to 1%',
    at: 'OH',
    form: {
      'City of Employment': 'Parma',
      'City of Residence': 'Cleveland Heights',
      'Residence City Credit Factor': '50%',
      'Residence City Credit Limit': '1%',
    },
    takes: { 'OH-PARMA.incomeTax': '75.00', 'OH-CLEVELAND-HEIGHTS.incomeTax': '52.50' }, // 67.50 − 0.5 × 30.00
  },
  {
    says: 'Ohio: a full credit leaves nothing to the home city',
    at: 'OH',
    pay: '2000.00',
    form: {
      'City of Employment': 'Columbus',
      'City of Residence': 'Bexley',
      'Residence City Credit Factor': '100%',
      'Residence City Credit Limit': '2.5%',
    },
    takes: { 'OH-COLUMBUS.incomeTax': '50.00', 'OH-BEXLEY.incomeTax': '0.00' }, // 50.00 − 50.00
  },
  {
    says: 'Ohio: Avon since 2026-01-01',
    at: 'OH',
    on: '2026-02-06',
    pay: '1000.00',
    form: { 'City of Employment': 'Avon' },
    takes: { 'OH-AVON.incomeTax': '19.50' }, // 1.95%
  },
  {
    says: 'Pennsylvania: the home’s 1.44% is higher than the work place’s 1%',
    at: 'PA',
    form: { 'Resident PSD Code': '080701', 'Work PSD Code': '460101' },
    takes: { 'PA-EIT.incomeTax': '43.20' },
  },
  {
    says: 'Pennsylvania: 1% at home, 0.5% at work',
    at: 'PA',
    form: { 'Resident PSD Code': '530301', 'Work PSD Code': '550101' },
    takes: { 'PA-EIT.incomeTax': '30.00' },
  },
  {
    says: 'Pennsylvania: a local services tax of 52 by 26 periods',
    at: 'PA',
    registered: { 'Local Services Tax': '52.00' },
    takes: { 'PA-LST.localServices': '2.00' },
  },
  {
    says: 'Pennsylvania: a local services tax of 10 or less is taken at once',
    at: 'PA',
    registered: { 'Local Services Tax': '10.00' },
    takes: { 'PA-LST.localServices': '10.00' },
  },
  {
    says: 'Pennsylvania: a local services tax of 10 by the week, where each period takes its part',
    at: 'PA',
    frequency: 'Weekly',
    registered: { 'Local Services Tax': '10.00', 'Local Services Tax of 10 or Less': 'Each period' },
    takes: { 'PA-LST.localServices': '0.19' }, // 10 / 52 = 0.1923, cut to the cent
  },
  {
    says: 'Pennsylvania: the same of a subdivision on file, whose school district takes 10',
    at: 'PA',
    frequency: 'Weekly',
    form: { 'Resident PSD Code': '100401', 'Work PSD Code': '100401' },
    registered: { 'Local Services Tax of 10 or Less': 'Each period' },
    takes: { 'PA-LST.localServices': '0.19' },
  },
  {
    says: 'Pennsylvania: the choice changes nothing above 10',
    at: 'PA',
    registered: { 'Local Services Tax': '10.01', 'Local Services Tax of 10 or Less': 'At once' },
    takes: { 'PA-LST.localServices': '0.38' }, // 10.01 / 26 = 0.385
  },
  {
    says: 'Kentucky: the city’s fee is credited against the county’s; section 125 stays in the base',
    at: 'KY',
    form: { 'City or County of Employment': 'Bowling Green', 'County of Employment': 'Warren County' },
    deductions: [medical],
    takes: { 'KY-BOWLING-GREEN.incomeTax': '60.00', 'KY-WARREN-COUNTY.incomeTax': '0.00' }, // 2%; 1% − 2%
  },
  {
    says: 'Kentucky: Louisville takes more of who lives there too',
    at: 'KY',
    form: { 'City or County of Employment': 'Louisville', 'City of Residence': 'Louisville' },
    takes: { 'KY-LOUISVILLE.incomeTax': '66.00' }, // 2.2%
  },
  {
    says: 'Kentucky: Louisville, of who lives elsewhere',
    at: 'KY',
    form: { 'City or County of Employment': 'Louisville', 'City of Residence': 'None' },
    takes: { 'KY-LOUISVILLE.incomeTax': '43.50' }, // 1.45%
  },
  {
    says: 'Kentucky: Hancock County, outside of any city',
    at: 'KY',
    form: { 'City or County of Employment': 'Hancock County' },
    takes: { 'KY-HANCOCK-COUNTY.incomeTax': '48.00' }, // 1.6%
  },
  {
    says: 'Kentucky: Walton stops at the Social Security base',
    at: 'KY',
    pay: '5000.00',
    form: { 'City or County of Employment': 'Walton' },
    toDate: { 'KY-WALTON.incomeTax': { wages: usd(182_000), tax: usd(3640) } },
    takes: { 'KY-WALTON.incomeTax': '50.00' }, // (184,500 − 182,000) × 2%
  },
  ...(
    [
      ['400000.00', '0.00', '400000.00', '460.00'], // 0.115%
      ['3000000.00', '0.00', '3000000.00', '26850.00'], // 0.895%
      ['200000.00', '112500.00', '200000.00', '0.00'], // 312,500 together: free
      ['200000.00', '112500.01', '200000.00', '110.00'], // a cent more: 0.055%
      ['375000.00', '0.00', '375000.00', '206.25'],
      ['375000.01', '0.00', '375000.00', '431.25'],
      ['437500.01', '0.00', '437500.00', '2625.00'],
    ] as const
  ).map(([first, second, pay, tax]) => ({
    says: `New York: mobility tax of a quarter with ${first} in zone 1 and ${second} in zone 2`,
    at: 'NY',
    city: 'New York',
    home: 'CT',
    pay,
    registered: { 'MCTMT Zone 1 Quarter Payroll': first, 'MCTMT Zone 2 Quarter Payroll': second },
    takes: { 'NY-MCTD-1.mobility': tax },
  })),
  {
    says: 'Colorado: Denver, 500.00 in the month',
    at: 'CO',
    pay: '500.00',
    form: { 'City of Employment': 'Denver' },
    takes: { 'CO-DENVER.occupationalPrivilege': '5.75', 'CO-DENVER.occupationalPrivilegeEmployer': '4.00' },
  },
  {
    says: 'Colorado: Denver, 499.99 in the month',
    at: 'CO',
    pay: '499.99',
    form: { 'City of Employment': 'Denver' },
    takes: { 'CO-DENVER.occupationalPrivilege': '0.00', 'CO-DENVER.occupationalPrivilegeEmployer': '0.00' },
  },
  {
    says: 'West Virginia: Huntington takes 5.00 a week, of two weeks',
    at: 'WV',
    form: { 'City of Employment': 'Huntington' },
    takes: { 'WV-HUNTINGTON.serviceFee': '10.00' },
  },
  {
    says: 'New Jersey: a 403(b) stays in the base',
    at: 'NJ',
    deductions: [{ type: '403(b)', amount: usd(300) }],
    takes: { 'NJ.incomeTax base': '3000.00' },
  },
  {
    says: 'New Jersey: a 401(k) leaves it',
    at: 'NJ',
    deductions: [{ type: '401(k)', amount: usd(300) }],
    takes: { 'NJ.incomeTax base': '2700.00' },
  },
  {
    says: 'Rhode Island: both 401(k) and section 125 leave the base of disability insurance',
    at: 'RI',
    deductions: [{ type: '401(k)', amount: usd(300) }, medical],
    takes: { 'RI.sdi base': '2500.00', 'RI.sdi': '27.50' }, // 1.1%
  },
  {
    says: 'Missouri: lives in St. Louis, works in Kansas City: both',
    at: 'MO',
    form: { 'City of Residence': 'St. Louis', 'City of Employment': 'Kansas City' },
    takes: { 'MO-ST-LOUIS.incomeTax': '30.00', 'MO-KANSAS-CITY.incomeTax': '30.00' },
  },
]

test.each(examples.map((each) => [each.says, each] as const))('%s', (_, example) => {
  expect(takenOf(example, Object.keys(example.takes))).toEqual(example.takes)
})

test('a city whose rate ended without a successor is refused by name', () => {
  const germantown = { says: '', at: 'OH', form: { 'City of Employment': 'Germantown' }, takes: {} }
  expect(() => takenOf(germantown, [])).toThrow(/OH-GERMANTOWN, whose tax could not be determined/)
})

function takenOf(example: Example, keys: readonly string[]): Record<string, string> {
  const { at, home = at, city = '' } = example
  const payDate = day(example.on ?? '2026-09-11')
  const input = buildInput({
    workerType: 'W2',
    payDate,
    periodStart: day(example.on ? '2026-01-19' : '2026-08-23'),
    periodEnd: day(example.on ? '2026-02-01' : '2026-09-05'),
    frequency: example.frequency ?? 'BiWeekly',
    work: { state: at, city },
    home: { state: home, city: '' },
    w4: null,
    stateW4: example.form ? { [at]: example.form } : {},
    registration: example.registered ?? {},
    earnings: [{ type: 'Regular', amount: usd(example.pay ?? '3000.00') }],
    deductions: example.deductions ?? [],
    garnishments: [],
    yearToDate: { taxes: example.toDate ?? {}, benefits: {}, supplementalWages: ZERO },
    supplementalMethod: 'flat',
    exemptions: [],
    backupWithholding: false,
  })
  const { taxes } = calculatePaycheck(input)
  const figureOf = (key: string): string => {
    const [code, what] = key.split(' ')
    const line = taxes.find((each) => each.code === code)
    if (line === undefined) return 'none'
    return dollars(what === 'base' ? line.taxable : line.amount)
  }
  return Object.fromEntries(keys.map((key) => [key, figureOf(key)]))
}
