import { expect, test } from 'vitest'
import type { Filer } from '../../../../src/domain/filings/files/parties.ts'
import { returnFilesOf } from '../../../../src/domain/filings/files/return.ts'
import type { Figures } from '../../../../src/domain/filings/filing.ts'
import { day, instant } from '../../../../src/kernel/dates.ts'
import { usd } from '../../../../src/kernel/money.ts'

const filer = {
  ein: '123456789',
  name: 'Larkspur Trading LLC',
  address: { delivery: '1 Main Street', city: 'Atlanta', state: 'GA', zip: '30301' },
  naics: '',
  federalForm: '941',
  profile: { designeeName: '', finalPayDate: null },
  facts: {},
} as unknown as Filer

const year = { from: day('2026-01-01'), to: day('2026-12-31') }
/** Ten in the evening of the 20th in New York. */
const preparedAt = instant(Date.parse('2027-01-21T03:00:00Z'))

function filesOf(figures: Partial<Figures> & Pick<Figures, 'form' | 'lines'>, isAmended = false) {
  const whole = { edition: '', jurisdiction: 'US', period: year, ...figures }
  const explanation = isAmended ? 'A check was voided.' : ''
  const files = returnFilesOf(
    { filer, figures: whole, preparedAt, isAmended, explanation },
    { allowProvisional: true },
  )
  return { files, xml: files[0]!.bytes?.toString().replaceAll(/>\s+</g, '><') ?? '' }
}

test('Form 940 with two states, one of them with a credit reduction', () => {
  const { files, xml } = filesOf({
    form: '940',
    lines: {
      ...{
        '1b': 'X',
        '2': 'X',
        '3': usd(100_000),
        '4': usd(0),
        '4a': '',
        '5': usd(86_000),
        '6': usd(86_000),
      },
      ...{ '7': usd(14_000), '8': usd(84), '9': usd(0), '10': usd(0), '11': usd(84), '12': usd(168) },
      ...{ '13': usd(168), '14': usd(0), '15a': usd(0), '16a': usd(0), '17': usd(0), d: '' },
    },
    states: [
      { state: 'CA', wages: usd(7_000), rate: '1.2%', tax: usd(84) },
      { state: 'GA', wages: usd(7_000), rate: '0%', tax: usd(0) },
    ],
  })
  expect(files.map(({ said }) => [said.name, said.confidence, said.problems])).toEqual([
    ['940-2026-12-31.xml', 'unsure', []],
    ['940-2026-12-31-manifest.xml', 'unsure', []],
  ])
  expect(files[0]!.said.gaps[1]).toMatch(/^Names are those of the IRS stylesheet of 2023/)
  expect(xml).toContain('<TaxYr>2026</TaxYr>')
  expect(xml).toContain(
    '<MultiStateInd>X</MultiStateInd><CreditReductionStateInd>X</CreditReductionStateInd><WagesAmt>100000.00</WagesAmt>',
  )
  expect(xml).toContain(
    '<CreditReductionGrp><FUTAStateCd>CA</FUTAStateCd><TotalTaxableFUTAWagesAmt>7000.00</TotalTaxableFUTAWagesAmt>' +
      '<CreditReductionRt>0.012</CreditReductionRt><CreditReductionAmt>84.00</CreditReductionAmt></CreditReductionGrp>' +
      '<CreditReductionGrp><FUTAStateCd>GA</FUTAStateCd></CreditReductionGrp>',
  )
  expect(xml).not.toContain('AmendedReturnInd')
  // EFIN, the 20th day of 2027, and seven characters.
  expect(files[1]!.bytes!.toString()).toMatch(/<SubmissionId>0000002027020[0-9a-z]{7}</)
})

test('Form 940 that is amended says so on the same form', () => {
  const lines = { '3': usd(1), '7': usd(1), '8': usd('0.01'), '12': usd('0.01') }
  const { xml } = filesOf({ form: '940', lines }, true)
  expect(xml).toContain('<AmendedReturnInd>X</AmendedReturnInd>')
  expect(xml).toContain('<ReturnTypeCd>940</ReturnTypeCd>')
})

const days = [
  { date: day('2026-03-05'), amount: usd(1_500) },
  { date: day('2026-12-31'), amount: usd(1_200) },
]

test.each([
  ['943', { '1': 4, '8': usd(2_700), '13': usd(2_700), '17': 'Form 943-A' }, 'IRS943A'],
  ['944', { '2': usd(2_700), '9': usd(2_700), '13': 'Form 945-A' }, 'IRS945A'],
  ['945', { '2': usd(2_700), '3': usd(2_700), '7': 'Form 945-A' }, 'IRS945A'],
])('Form %s by days', (form, lines, root) => {
  const { xml } = filesOf({ form, lines, days })
  expect(xml).toContain(`<${root} documentId="${root}">`)
  expect(xml).toContain(
    '<MonthlyTaxLiabilityGrp><MonthCd>MARCH</MonthCd><DailyTaxLiabilityDetail><DayNum>5</DayNum>' +
      '<TaxLiabilityAmt>1500.00</TaxLiabilityAmt></DailyTaxLiabilityDetail>' +
      '<TotalMonthlyLiabilityAmt>1500.00</TotalMonthlyLiabilityAmt></MonthlyTaxLiabilityGrp>',
  )
  expect(xml).toContain('<TotalTaxLiabilityAmt>2700.00</TotalTaxLiabilityAmt>')
})

test('Form 945 by months: a month without tax has no row', () => {
  const months = { '02': usd(1_500), '11': usd(1_200) }
  const { xml } = filesOf({
    form: '945',
    lines: { '2': usd(2_700), '3': usd(2_700), '7': 'monthly' },
    months,
  })
  expect(xml).toContain(
    '<MonthlyScheduleDepositorInd>X</MonthlyScheduleDepositorInd><TaxLiabilityMonthlyDetailGrp>' +
      '<MonthCd>FEBRUARY</MonthCd><TaxLiabilityAmt>1500.00</TaxLiabilityAmt></TaxLiabilityMonthlyDetailGrp>',
  )
})

test('Form 941 by months: nothing in the first month of the quarter leaves the others in their places', () => {
  const { xml } = filesOf({
    form: '941',
    period: { from: day('2026-04-01'), to: day('2026-06-30') },
    lines: { '1': 1, '12': usd(3_000), '16': 'monthly' },
    months: { '05': usd(1_000), '06': usd(2_000) },
  })
  expect(xml).toContain('<TaxLiabilityMonth2Amt>1000.00</TaxLiabilityMonth2Amt>')
  expect(xml).not.toContain('TaxLiabilityMonth1Amt')
})

test('Form 941-X: columns 1 to 4, the tax of the differences and the explanation', () => {
  const row = (line: string, corrected: number, reported: number, tax: number | null) => ({
    ...{ line, what: '', corrected: usd(corrected), reported: usd(reported) },
    ...{ difference: usd(corrected - reported), tax: tax === null ? null : usd(tax) },
  })
  const { files, xml } = filesOf(
    {
      form: '941',
      period: { from: day('2026-04-01'), to: day('2026-06-30') },
      lines: {},
      // 1,000.00 × 12.4% = 124.00; × 2.9% = 29.00; with 100.00 of income tax 253.00.
      corrections: [
        row('6', 3_000, 2_000, null),
        row('7', 300, 200, 100),
        row('8', 3_000, 2_000, 124),
        row('12', 3_000, 2_000, 29),
      ],
    },
    true,
  )
  expect(files[0]!.said.name).toBe('941-X-2026-06-30.xml')
  expect(xml).toContain('<ReturnTypeCd>941X</ReturnTypeCd>')
  expect(xml).toContain('<Qtr2CorrectionInd>X</Qtr2CorrectionInd>')
  expect(xml).toContain('<ErrorsDiscoveredDt>2027-01-20</ErrorsDiscoveredDt>')
  expect(xml).toContain(
    '<TaxCorrection941XGrp><SocialSecurityTaxCashWagesAmt>124.00</SocialSecurityTaxCashWagesAmt>' +
      '<TaxableMedicareWagesTipsAmt>29.00</TaxableMedicareWagesTipsAmt><CombinedTaxAmt>253.00</CombinedTaxAmt>' +
      '<TotalAmt>253.00</TotalAmt></TaxCorrection941XGrp>' +
      '<CorrectionsExplanationTxt>A check was voided.</CorrectionsExplanationTxt>',
  )
})

test('a form whose elements nobody read is not offered, and why is said', () => {
  const { files } = filesOf({ form: '943', lines: {} }, true)
  expect(files[0]!.bytes).toBeNull()
  expect(files[0]!.said.problems[0]).toMatchObject({
    rule: 'layout',
    message: 'Form 943-X as XML: its elements were not read: file the pages, or at an outside channel',
  })
})
