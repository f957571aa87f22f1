import { expect, test } from 'vitest'
import { depositPlan } from '../../../../src/domain/money/deposit-plan.ts'
import { day } from '../../../../src/kernel/dates.ts'
import { paymentOf, paymentsIn } from '../../../../src/law/engine/agencies/find.ts'
import { shelf } from '../../../../src/law/engine/shelf.ts'
import { stateCodes } from '../../../../src/law/language/states.ts'
import { facts } from '../../../support/owed.ts'

/**
 * Every agency and every frequency over the pay dates of 2026, against dates typed from the calendar. Weekends and the
 * holidays that every state keeps move a day; Columbus Day, which many do not keep, moves none.
 */

/** One pay date a month, on the fifth: by when a date of the next month is. */
const monthly = {
  // biome-ignore format: a year a line
  15: ['2026-02-17', '2026-03-16', '2026-04-15', '2026-05-15', '2026-06-15', '2026-07-15', '2026-08-17', '2026-09-15', '2026-10-15', '2026-11-16', '2026-12-15', '2027-01-15'],
  // biome-ignore format: a year a line
  20: ['2026-02-20', '2026-03-20', '2026-04-20', '2026-05-20', '2026-06-22', '2026-07-20', '2026-08-20', '2026-09-21', '2026-10-20', '2026-11-20', '2026-12-21', '2027-01-20'],
  // biome-ignore format: a year a line
  25: ['2026-02-25', '2026-03-25', '2026-04-27', '2026-05-26', '2026-06-25', '2026-07-27', '2026-08-25', '2026-09-25', '2026-10-26', '2026-11-25', '2026-12-28', '2027-01-25'],
  // biome-ignore format: a year a line
  30: ['2026-03-02', '2026-03-30', '2026-04-30', '2026-06-01', '2026-06-30', '2026-07-30', '2026-08-31', '2026-09-30', '2026-10-30', '2026-11-30', '2026-12-30', '2027-02-01'],
  // biome-ignore format: a year a line
  last: ['2026-03-02', '2026-03-31', '2026-04-30', '2026-06-01', '2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-11-02', '2026-11-30', '2026-12-31', '2027-02-01'],
} as const
const quarterly = {
  15: ['2026-04-15', '2026-07-15', '2026-10-15', '2027-01-15'],
  20: ['2026-04-20', '2026-07-20', '2026-10-20', '2027-01-20'],
  25: ['2026-04-27', '2026-07-27', '2026-10-26', '2027-01-25'],
  30: ['2026-04-30', '2026-07-30', '2026-10-30', '2027-02-01'],
  last: ['2026-04-30', '2026-07-31', '2026-11-02', '2027-02-01'],
} as const

const months = (on: keyof typeof monthly): readonly string[] => monthly[on]
/** A quarterly return takes the last month of each quarter with it. */
const monthsBut = (on: keyof typeof monthly, last: keyof typeof quarterly): readonly string[] =>
  monthly[on].map((due, at) => (at % 3 === 2 ? quarterly[last][(at - 2) / 3]! : due))
const quarters = (on: keyof typeof quarterly): readonly string[] =>
  monthly[15].map((_, at) => quarterly[on][Math.floor(at / 3)]!)
const years = (due: string): readonly string[] => monthly[15].map(() => due)
const halves = (first: string, second: string): readonly string[] =>
  monthly[15].map((_, at) => (at < 6 ? first : second))

/** Fridays, Tuesdays and others around the holidays of the year. */
// biome-ignore format: dates under dates
const paydays = ['2026-01-02', '2026-01-16', '2026-02-13', '2026-03-31', '2026-04-14', '2026-05-22', '2026-06-18', '2026-06-30', '2026-07-15', '2026-09-04', '2026-10-09', '2026-11-24', '2026-12-22', '2026-12-31']
// biome-ignore format: dates under dates
const often = {
  nextDay:       ['2026-01-05', '2026-01-20', '2026-02-17', '2026-04-01', '2026-04-15', '2026-05-26', '2026-06-22', '2026-07-01', '2026-07-16', '2026-09-08', '2026-10-12', '2026-11-25', '2026-12-23', '2027-01-04'],
  threeDays:     ['2026-01-07', '2026-01-22', '2026-02-19', '2026-04-03', '2026-04-17', '2026-05-28', '2026-06-24', '2026-07-03', '2026-07-20', '2026-09-10', '2026-10-14', '2026-11-30', '2026-12-28', '2027-01-06'],
  fiveDays:      ['2026-01-09', '2026-01-26', '2026-02-23', '2026-04-07', '2026-04-21', '2026-06-01', '2026-06-26', '2026-07-07', '2026-07-22', '2026-09-14', '2026-10-16', '2026-12-02', '2026-12-30', '2027-01-08'],
  semiweekly:    ['2026-01-07', '2026-01-22', '2026-02-19', '2026-04-03', '2026-04-17', '2026-05-28', '2026-06-24', '2026-07-03', '2026-07-22', '2026-09-10', '2026-10-14', '2026-11-30', '2026-12-28', '2027-01-06'],
  eighthMonthly: ['2026-01-07', '2026-01-22', '2026-02-19', '2026-04-03', '2026-04-20', '2026-05-28', '2026-06-24', '2026-07-03', '2026-07-20', '2026-09-10', '2026-10-14', '2026-12-01', '2026-12-28', '2027-01-06'],
  quarterMonth:  ['2026-01-12', '2026-01-27', '2026-02-19', '2026-04-03', '2026-04-20', '2026-05-28', '2026-06-25', '2026-07-03', '2026-07-20', '2026-09-10', '2026-10-20', '2026-12-03', '2026-12-28', '2027-01-06'],
  halfMonth:     ['2026-01-21', '2026-02-04', '2026-02-19', '2026-04-03', '2026-04-20', '2026-06-03', '2026-07-03', '2026-07-03', '2026-07-20', '2026-09-18', '2026-10-20', '2026-12-03', '2027-01-06', '2027-01-06'],
  the25thAnd10:  ['2026-01-26', '2026-02-10', '2026-02-25', '2026-04-10', '2026-04-27', '2026-06-10', '2026-07-10', '2026-07-10', '2026-07-27', '2026-09-25', '2026-10-26', '2026-12-10', '2027-01-11', '2027-01-11'],
  the20thAnd5:   ['2026-01-20', '2026-02-05', '2026-02-20', '2026-04-06', '2026-04-20', '2026-06-05', '2026-07-06', '2026-07-06', '2026-07-20', '2026-09-21', '2026-10-20', '2026-12-07', '2027-01-05', '2027-01-05'],
  lastAnd15:     ['2026-02-02', '2026-02-17', '2026-03-02', '2026-04-15', '2026-04-30', '2026-06-15', '2026-07-15', '2026-07-15', '2026-07-31', '2026-09-30', '2026-11-02', '2026-12-15', '2027-01-15', '2027-01-15'],
  fridayAnd3:    ['2026-01-07', '2026-01-22', '2026-02-19', '2026-04-08', '2026-04-22', '2026-05-28', '2026-06-24', '2026-07-08', '2026-07-22', '2026-09-10', '2026-10-14', '2026-12-02', '2026-12-30', '2027-01-06'],
  wednesday:     ['2026-01-07', '2026-01-21', '2026-02-18', '2026-04-08', '2026-04-22', '2026-05-27', '2026-06-24', '2026-07-08', '2026-07-22', '2026-09-09', '2026-10-14', '2026-12-02', '2026-12-30', '2027-01-06'],
} as const

type Days = readonly string[]
const LAST = quarters('last')
const JAN31 = years('2027-02-01')

/** What withholds, by its frequencies. */
// biome-ignore format: one payment a row
const withholding: Readonly<Record<string, Readonly<Record<string, Days>>>> = {
  AL: { Monthly: monthsBut(15, 'last'), Quarterly: LAST },
  AR: { Monthly: months(15), Annual: JAN31 },
  AZ: { 'Next Day': often.nextDay, Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: LAST, Annual: JAN31 },
  CA: { 'Next Day': often.nextDay, Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: months(15) },
  CO: { Weekly: often.fridayAnd3, Monthly: months(15), Quarterly: LAST },
  CT: { Weekly: often.wednesday, Monthly: months(15), Quarterly: LAST },
  DC: { Monthly: months(20), Quarterly: LAST, Annual: JAN31 },
  DE: { 'Eighth Monthly': often.eighthMonthly, Monthly: months(15), Quarterly: LAST },
  GA: { Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: LAST },
  HI: { Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: quarters(15) },
  IA: { Semimonthly: often.the25thAnd10, Monthly: months(15), Quarterly: LAST },
  ID: { 'Split Monthly': often.the20thAnd5, Monthly: months(20), Quarterly: LAST, Annual: JAN31 },
  IL: { Semiweekly: often.semiweekly, Monthly: months(15) },
  IN: { 'Early Monthly': months(20), Monthly: months(30), Annual: JAN31 },
  KS: { 'Quad Monthly': often.quarterMonth, Semimonthly: often.the25thAnd10, Monthly: months(15), Quarterly: quarters(25), Annual: years('2027-01-25') },
  KY: { 'Twice Monthly': often.the25thAnd10, Monthly: months(15), Quarterly: LAST, Annual: JAN31 },
  LA: { Semimonthly: often.lastAnd15, Monthly: months('last'), Quarterly: LAST },
  MA: { Weekly: often.quarterMonth, Monthly: monthsBut(15, 'last'), Quarterly: LAST, Annual: JAN31 },
  MD: { Accelerated: often.threeDays, Monthly: months(15), Quarterly: quarters(15), Annual: JAN31 },
  ME: { Semiweekly: often.semiweekly, Quarterly: LAST },
  MI: { Accelerated: often.semiweekly, Monthly: months(20), Quarterly: quarters(20), Annual: years('2027-03-01') }, // February 28 is a Sunday
  MN: { Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: LAST, Annual: JAN31 },
  MO: { 'Quarter Monthly': often.quarterMonth, Monthly: monthsBut(15, 'last'), Quarterly: LAST, Annual: JAN31 },
  MS: { Monthly: months(15), Quarterly: quarters(15) },
  MT: { Accelerated: often.semiweekly, Monthly: months(15), Annual: JAN31 },
  NC: { Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: LAST },
  ND: { Quarterly: LAST, Annual: JAN31 },
  NE: { Monthly: monthsBut(15, 'last'), Quarterly: LAST, Annual: JAN31 },
  NJ: { Weekly: often.wednesday, Monthly: monthsBut(15, 30), Quarterly: quarters(30) },
  NM: { Monthly: months(25), Quarterly: quarters(25), 'Semi Annual': halves('2026-07-27', '2027-01-25') },
  NY: { 'Three Business Day': often.threeDays, 'Five Business Day': often.fiveDays, Quarterly: often.fiveDays },
  OH: { 'Partial Weekly': often.semiweekly, Monthly: months(15), Quarterly: LAST },
  'OH-SD': { 'Partial Weekly': months(15), Monthly: months(15), Quarterly: LAST },
  OK: { Semiweekly: often.semiweekly, Monthly: months(20), Quarterly: quarters(20) },
  OR: { 'Next Day': often.nextDay, Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: LAST },
  PA: { Semiweekly: often.semiweekly, Semimonthly: often.halfMonth, Monthly: months(15), Quarterly: LAST },
  RI: { Daily: often.nextDay, 'Quarter Monthly': often.quarterMonth, Monthly: months(20), Quarterly: LAST },
  SC: { Semiweekly: often.semiweekly, Monthly: months(15), Quarterly: LAST },
  UT: { Monthly: months('last'), Quarterly: LAST, Annual: JAN31 },
  VA: { Semiweekly: often.semiweekly, Monthly: months(25), Quarterly: LAST },
  VT: { Semiweekly: often.semiweekly, Monthly: ['2026-02-23', ...months(25).slice(1)], Quarterly: quarters(25) },
  WI: { Semimonthly: often.lastAnd15, Monthly: months('last'), Quarterly: LAST, Annual: JAN31 },
  WV: { Monthly: months(15), Quarterly: LAST, Annual: JAN31 },
}

/** What every employer pays after the quarter, where that is not the last day of the next month. */
const afterQuarter: Readonly<Record<string, Days>> = {
  'MI.sui': quarters(25),
  'NJ.sui': quarters(30),
  'VT.childCare': quarters(25),
}

const REGISTERED = { 'Withholding Account Number': '1', 'UI Account Number': '2' }

/** 1,000 of each tax on each pay date: above every sum that a state asks for. */
function dueDates(ref: string, frequency: string, payDates: Days): Days {
  const state = ref.slice(0, 2)
  const payment = paymentsIn(state).find((each) => each.ref === ref)!
  const owed = Object.fromEntries(payment.taxes.map((code) => [code, 1000]))
  const fields = { ...REGISTERED, 'Withholding Deposit Frequency': frequency }
  const rows = payDates.map((payDate) => [ref, payDate, owed] as const)
  const plan = depositPlan(facts(rows, [], { [state]: fields }))
  return payDates.map((payDate) => plan.due(ref, day(payDate)) ?? 'unknown')
}

const fifths = monthly[15].map((_, at) => `2026-${String(at + 1).padStart(2, '0')}-05`)

const matrix = Object.entries(withholding).flatMap(([ref, by]) =>
  Object.entries(by).map(([frequency, due]) => [ref, frequency, due] as const),
)
test.each(matrix)('A1: %s, %s', (ref, frequency, due) => {
  expect(dueDates(ref, frequency, due.length === 12 ? fifths : paydays)).toEqual(due)
})

const payments = stateCodes.flatMap((state) => paymentsIn(state))

test('the matrix has every frequency of every state', () => {
  const declared = payments
    .filter(({ frequency }) => frequency !== undefined)
    .flatMap(({ ref, schedules }) => Object.keys(schedules).map((frequency) => `${ref} ${frequency}`))
  expect(matrix.map(([ref, frequency]) => `${ref} ${frequency}`).sort()).toEqual(declared.sort())
})

test.each(payments.filter(({ payee, frequency }) => payee === 'agency' && frequency === undefined))(
  '1.2: $ref is due after the quarter',
  ({ ref }) => {
    expect(dueDates(ref, '', fifths)).toEqual(afterQuarter[ref] ?? LAST)
  },
)

test('A2: every tax that is computed is part of one payment, and of one only', () => {
  for (const code of shelf.taxes.keys()) {
    if (shelf.taxes.get(code)!.every(({ method }) => method === 'none')) continue
    const own = [...paymentsIn('US'), ...payments].filter(({ taxes }) => taxes.includes(code))
    const forms = new Set(own.map(({ filers }) => filers ?? ''))
    expect({ code, payments: own.length }).toEqual({ code, payments: Math.min(forms.size, own.length) })
    expect(paymentOf(code, '941').taxes.length).toBeGreaterThan(0)
  }
})

test.each([
  ['NY-NYC.incomeTax', 'NY'],
  ['NY-YONKERS.incomeTax', 'NY'],
  ['MD-BALTIMORE.incomeTax', 'MD'],
  ['IN-MARION.incomeTax', 'IN'],
  ['CA.sdi', 'CA'],
  ['CA.ett', 'CA.sui'],
  ['NJ.familyLeave', 'NJ.sui'],
  ['NY.rsf', 'NY.sui'],
  ['NY.familyLeave', 'NY.sdi'],
  ['OH-SD-2501.incomeTax', 'OH-SD'],
  ['OH-COLUMBUS.incomeTax', 'OH-COLUMBUS'],
  ['PA-EIT.incomeTax', 'PA-EIT'],
  ['PA-LST.localServices', 'PA-LST'],
  ['OR-TRIMET.transit', 'OR.transit'],
])('A2, 1.3: %s is paid with %s', (code, ref) => {
  expect(paymentOf(code, '941').ref).toBe(ref)
})

test('1.3: no agency has a name that is made of its code', () => {
  for (const { agency, payee } of payments) {
    expect(agency).toMatch(/\w{3}/)
    if (payee === 'agency') expect(agency).not.toMatch(/\b[A-Z]{2} (Department|agency|tax office)\b/)
  }
})
