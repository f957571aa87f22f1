import { expect, test } from 'vitest'
import type { LineKind } from '../../../../src/domain/pay/lines.ts'
import { stubPdf } from '../../../../src/domain/statement/page/stub-pdf.ts'
import { stubForm } from '../../../../src/domain/statement/stub.ts'
import type { StubLanguage } from '../../../../src/domain/statement/words.ts'
import { day } from '../../../../src/kernel/dates.ts'
import { usd } from '../../../../src/kernel/money.ts'
import { stubFonts } from '../../../../src/store/files/fonts.ts'
import { flat, pdfPages } from '../../../support/pdf-text.ts'
import { type Earned, hourly, period, type StubCase, stubFacts, taxes, voidedAt } from '../people.ts'

const printed = (
  given: StubCase = {},
  of: Parameters<typeof period>[0] = {},
  language: StubLanguage = 'en',
) => stubPdf(stubForm(period(of), stubFacts(given)), { fonts: stubFonts(), language })

const pagesOf = async (...given: Parameters<typeof printed>) => pdfPages(await printed(...given))
const textOf = async (...given: Parameters<typeof printed>) => flat(await pagesOf(...given))

const lines = (kind: LineKind, count: number) =>
  Array.from(
    { length: count },
    (_, n) => [kind, `${kind}${n}`, `${kind} number ${n + 1}`, '10.00', '120.00'] as const,
  )
const jobs = (count: number): readonly Earned[] =>
  Array.from({ length: count }, (_, n) => ({
    type: 'Differential',
    description: `Job ${n + 1}`,
    hours: 8,
    rate: 200_000,
    amount: '160.00',
  }))

test('E: 7 earnings, 8 taxes, 10 deductions and 5 lines of the employer are one page', async () => {
  const rows = [...lines('employeeTax', 8), ...lines('pretax', 10), ...lines('employerTax', 5)]
  expect(await pagesOf({ earnings: jobs(7), rows })).toHaveLength(1)
})

test('E: a busy check takes few pages, each says whose it is and which, and no line is lost', async () => {
  const rows = [...lines('employeeTax', 20), ...lines('pretax', 40), ...lines('garnishment', 5)]
  const pages = await pagesOf({ earnings: jobs(40), rows })
  expect(pages).toHaveLength(3)
  for (const [n, page] of pages.entries()) {
    expect(page).toContain(`Page ${n + 1} of 3`)
    expect(page).toContain('Harbor Light Provisions, Inc.')
    expect(page).toContain('Marisol Vega')
  }
  const text = flat(pages)
  for (let n = 1; n <= 40; n += 1) {
    expect(text).toContain(`Job ${n} 20.00 8.00 160.00`)
    expect(text).toContain(`pretax number ${n} 10.00 120.00`)
  }
  expect(text).toContain('Deductions (cont.)')
})

test('E: the same facts give the same bytes', async () => {
  const [once, again] = [await printed(), await printed()]
  expect(once.equals(again)).toBe(true)
})

test('E: long names are whole', async () => {
  const facts = stubFacts()
  const name = `${'The Consolidated Southeastern Harbor Light Provisions and Transportation Company '.repeat(2)}LLP`
  const who =
    'María de los Ángeles Guadalupe Fernández-Villavicencio Echeverría y Montemayor de la Santísima Trinidad'
  const given = {
    facts: { employer: { ...facts.employer, name }, worker: { ...facts.worker, name: who } },
    earnings: jobs(60),
  }
  const pages = await pagesOf(given)
  for (const page of pages) {
    expect(flat([page])).toContain(name)
    expect(flat([page])).toContain(who)
  }
})

test('E: letters with accents are letters', async () => {
  const facts = stubFacts()
  const text = await textOf({ facts: { worker: { ...facts.worker, name: 'Łukasz Ōkubo-Núñez Nguyễn' } } })
  expect(text).toContain('Łukasz Ōkubo-Núñez Nguyễn')
})

test('E: lines of nothing are not printed; a line of the year is', async () => {
  const rows = [
    ...taxes,
    ['employeeTax', 'US.additionalMedicare', 'Additional Medicare', '0.00', '0.00'],
    ['employerTax', 'US.futa', 'FUTA', '0.00', '42.00'],
  ] as const
  const text = await textOf({ rows, earlier: [['earning', 'Bonus', 'Bonus', '500.00']] })
  expect(text).not.toContain('Additional Medicare')
  expect(text).toContain('FUTA – 42.00')
  expect(text).toContain('Bonus – 500.00')
})

test('E: no name of an operation and no edition of a law is for employees; there is one form of date', async () => {
  const text = await textOf()
  expect(text).not.toMatch(/reports\/|@2026|#1/)
  expect(text.match(/\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}/)).toBeNull()
  expect(text).toContain('Jun 1, 2026 – Jun 14, 2026')
})

test('E: in Spanish', async () => {
  const text = await textOf(
    { earnings: [hourly, { type: 'Overtime', hours: 5, rate: 375_000, amount: '187.50' }] },
    {},
    'es',
  )
  for (const words of [
    ...['Comprobante de pago', 'PERÍODO DE PAGO 1 jun 2026 – 14 jun 2026', 'TARIFA DE PAGO $25.00 por hora'],
    ...['Horas extra 37.50 5.00 187.50', 'Seguro Social 124.00', 'Impuesto federal sobre la renta 156.15'],
    ...['Pago bruto 85.00 $2,187.50', 'Cuenta terminada en 4321', 'Página 1 de 1'],
  ]) {
    expect(text).toContain(words)
  }
  expect(text).not.toContain('Year to date')
})

test('E: a voided stub is marked on every page', async () => {
  const pages = await pagesOf({ earnings: jobs(60) }, { voidedAt })
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('VOID')
  expect(pages[0]).toContain('Void since Jun 22, 2026')
})

test('E: paid by check, into accounts, and not at all', async () => {
  expect(await textOf({ paymentMethod: 'Check', accounts: [] })).toContain('Net pay to Check $1,690.85')
  const two = {
    accounts: [
      ['******4321', '1000.00'],
      ['****8870', '690.85'],
    ] as const,
  }
  expect(await textOf(two)).toContain('Account ending in 4321 $1,000.00 Account ending in 8870 $690.85')
  const rows = [['garnishment', 'id', 'State of Texas', '2000.00']] as const
  expect(await textOf({ rows, accounts: [] })).toContain('Nothing to pay out $0.00')
})

test('E: a contractor’s statement has payments and no taxes', async () => {
  const contractor: StubCase = {
    earnings: [{ type: 'Regular', amount: '4200.00' }],
    rows: [],
    hoursPaid: null,
    hoursWorked: null,
    input: { workerType: '1099-NEC' },
    facts: { wage: null },
  }
  const text = await textOf(contractor, { workerType: '1099-NEC' })
  expect(text).toContain('Payment statement')
  expect(text).toContain('CONTRACTOR Marisol Vega')
  expect(text).toContain('Payments This period Year to date Regular 4,200.00')
  expect(text).not.toMatch(/Taxes|Deductions|employer/)
})

test('A24: after imported history the page says what counts', async () => {
  const history = {
    through: day('2026-03-27'),
    gross: usd(40_000),
    net: null,
    taxes: [],
    deductions: [{ type: '401(k)', amount: usd(2000) }],
  }
  const text = await textOf({ facts: { history } })
  expect(text).toContain('Before Mar 28, 2026 – 40,000.00')
  expect(text).toContain('401(k) before Mar 28, 2026 – 2,000.00')
  const through = 'Amounts for the year include pay through Mar 27, 2026 from an earlier payroll.'
  expect(text).toContain(`${through} What was paid out then is not known`)
  const told = await textOf({ facts: { history: { ...history, net: usd(31_000) } } })
  expect(told).toContain(through)
  expect(told).not.toContain('not known')
  expect(told).toContain('$32,690.85') // 31,000.00 + 1,690.85
})
