import type { BandsLaw, Certificate, Law, WorksheetLaw } from '../../../src/law/language/declare.ts'
import type { ResidenceTable } from '../../../src/law/language/residence-table.ts'
import type { TaxabilityTable } from '../../../src/law/language/taxability.ts'
import * as us from '../../../src/law/us/index.ts'
import type { Described } from '../described/person.ts'
import { type Meaning, work } from './formula.ts'
import { below, centsOf, minus, printed, type Rational, rational, times, toMultiple } from './rational.ts'

/**
 * The taxes of one person by the printed tables alone, the slow way: nothing of the engine is used, so that what both find is
 * twice found. Regular wages without a year before them; federal taxes, the income taxes of the two states, and what the work
 * state takes on bands of wages.
 */
export function taxesByHand(who: Described): Record<string, bigint> {
  const found: Record<string, bigint> = {}
  const { state } = who.work
  const home = who.home?.state ?? state
  for (const law of bandsIn(who, 'US')) takeBands(found, who, law)
  const fica = ['socialSecurity', 'medicare', 'additionalMedicare'].reduce(
    (sum, tax) => sum + found[`US.${tax} employee`]!,
    0n,
  )

  const federal = sheetOf(who, 'US.incomeTax')!
  const w4 = who.w4 ?? NO_W4
  const regular = byWorksheet({ who, law: federal, residency: 'resident', federalTax: 0n, fica })
  const extra = w4.exempt || wagesOf(who, 'US.incomeTax') === 0n ? 0n : BigInt(w4.extra)
  found['US.incomeTax employee'] = regular + extra
  takeStates(found, who, { home, federalTax: regular + extra, fica })

  for (const law of bandsIn(who, state)) takeBands(found, who, law)
  return found
}

const NO_W4: NonNullable<Described['w4']> = {
  form: '2020',
  filingStatus: 'Single',
  multipleJobs: false,
  dependents: 0,
  dependentsAmount: null,
  otherDependents: 0,
  otherIncome: 0,
  deductions: 0,
  extra: 0,
  militarySpouse: false,
  stateExtra: 0,
  nonresident: false,
  arizonaBasisPoints: 0,
  exempt: false,
  allowances: 0,
}

const everything: readonly (Law | { readonly table: string; readonly effective: string })[] =
  Object.values(us).flat()
const laws = everything.filter((each): each is Law => 'tax' in each)
const tables = everything.flatMap((each) => ('table' in each ? [each] : []))

const newest = <Dated extends { readonly effective: string }>(
  of: readonly Dated[],
  on: string,
): Dated | undefined =>
  of.filter(({ effective }) => effective <= on).sort((a, b) => (a.effective < b.effective ? 1 : -1))[0]

function lawOf(who: Described, where: string, tax: string): Law | undefined {
  const editions = laws.filter((each) => each.where === where && each.tax === tax)
  const day = { payDate: who.payDate, periodStart: who.begin, periodEnd: who.end }
  return editions.length === 0 ? undefined : newest(editions, day[editions[0]!.select])
}

function sheetOf(who: Described, code: string): WorksheetLaw | undefined {
  const law = lawOf(who, code.split('.')[0]!, code.split('.')[1]!)
  return law?.method === 'worksheet' ? law : undefined
}

function bandsIn(who: Described, where: string): BandsLaw[] {
  const names = new Set(laws.filter((each) => each.where === where).map(({ tax }) => tax))
  return [...names].flatMap((tax) => {
    const law = lawOf(who, where, tax)
    return law?.method === 'bands' && law.partOf === undefined ? [law] : []
  })
}

/** Which columns of the taxability table the deductions of these people stand in. */
export const DEDUCTIONS: readonly string[] = ['Medical', 'HSA', '401(k)', '403(b)', '457(b)']
const COLUMNS: readonly number[] = [0, 3, 4, 5, 6]

/** Gross, less each deduction whose cell begins with an x; in cents. */
function wagesOf(who: Described, code: string): bigint {
  const table = newest(
    tables.filter((each) => each.table === 'taxability'),
    who.payDate,
  ) as TaxabilityTable
  const cells = table.rows.find(({ taxes }) => taxes.includes(code))!.cells.split(/\s+/)
  const gross = who.earnings.reduce((sum, { amount }) => sum + amount, 0)
  const lowered = who.imported.filter(({ description }) => {
    const at = DEDUCTIONS.indexOf(description)
    return cells[COLUMNS[at]!]!.startsWith('x')
  })
  return BigInt(lowered.reduce((left, { amount }) => left - amount, gross))
}

function takeBands(found: Record<string, bigint>, who: Described, law: BandsLaw): void {
  const code = `${law.where}.${law.tax}`
  const wages = wagesOf(who, code)
  const most = law.wagesPerWeek
    ? centsOf(times(printed(law.wagesPerWeek), rational(52n, PERIODS[who.frequency])))
    : wages
  const counted = rational(wages < most ? wages : most, 100n)
  for (const payer of ['employee', 'employer'] as const) {
    const bands = law[payer]
    if (bands === undefined) continue
    const amount = bands.reduce((sum, [from, rate], at) => {
      const to = bands[at + 1]?.[0]
      const top = to !== undefined && below(printed(to), counted) ? printed(to) : counted
      const part = minus(top, printed(from))
      return part.n > 0n ? sum + centsOf(times(part, printed(rate))) : sum
    }, 0n)
    const cap = law.taxPerYear === undefined ? amount : centsOf(printed(law.taxPerYear))
    found[`${code} ${payer}`] = amount < cap ? amount : cap
  }
}

interface Withheld {
  readonly home: string
  readonly federalTax: bigint
  readonly fica: bigint
}

/** The work state unless it leaves the home state's residents alone; then the home state, less what the work state took. */
function takeStates(found: Record<string, bigint>, who: Described, { home, ...withheld }: Withheld): void {
  const { state } = who.work
  const { reciprocity, homeTakesNothing } = newest(
    tables.filter((each) => each.table === 'residence'),
    who.payDate,
  ) as ResidenceTable
  const isSpouse = who.w4?.militarySpouse === true
  const spared = reciprocity[state]?.residentsOf
  // An agreement needs its certificate: who says that there is none is withheld for at work.
  const onFile = who.forms[state]?.['Certificate of Nonresidence']
  const isCertified = onFile === undefined || /^(yes|true|y|1)$/i.test(onFile)
  const isAgreed = spared === 'everywhere' || spared?.includes(home) === true
  const isSpared = isSpouse || (isAgreed && isCertified)
  const isTaxedAtWork = sheetOf(who, `${state}.incomeTax`) !== undefined
  const atWork = { state, residency: 'nonresident' } as const
  const atHome = { state: home, residency: 'resident' } as const
  const duties =
    home === state
      ? isSpouse
        ? []
        : [atHome]
      : isSpared
        ? [atHome]
        : homeTakesNothing.includes(home) && isTaxedAtWork
          ? [atWork]
          : [atWork, atHome]

  let [credit, beside] = [0n, BigInt(who.w4?.stateExtra ?? 0)]
  for (const duty of duties) {
    const law = sheetOf(who, `${duty.state}.incomeTax`)
    if (law === undefined) continue
    const tax = byWorksheet({ who, law, residency: duty.residency, ...withheld })
    const extra = extraOf(who, law, tax, beside)
    found[`${duty.state}.incomeTax employee`] = (tax > credit ? tax - credit : 0n) + extra
    if (duty === atWork) credit = tax
    beside = 0n
  }
}

function extraOf(who: Described, law: WorksheetLaw, tax: bigint, beside: bigint): bigint {
  const answers = who.forms[law.where]
  if (isExempt(who, law.certificate, law.where) || wagesOf(who, `${law.where}.incomeTax`) === 0n) return 0n
  const isFederal = law.certificate.fields.extra?.fromW4 !== undefined
  const own = isFederal ? 0n : centsOf(printed(answers?.['Additional Withholding'] ?? 0))
  const asked = own + beside
  if (law.roundsExtra !== true) return asked
  return toMultiple(rational(tax + asked), rational(100n), 'round').n - tax
}

const isExempt = (who: Described, { fields }: Certificate, where: string): boolean =>
  fields.extra?.fromW4 === 'extra'
    ? who.w4?.exempt === true
    : who.forms[where]?.['Exempt From Withholding']?.toLowerCase() === 'yes'

const PERIODS: Readonly<Record<Described['frequency'], bigint>> = {
  Weekly: 52n,
  BiWeekly: 26n,
  SemiMonthly: 24n,
  Monthly: 12n,
}

interface Sheet {
  readonly who: Described
  readonly law: WorksheetLaw
  readonly residency: 'resident' | 'nonresident'
  readonly federalTax: bigint
  readonly fica: bigint
}

/** Line by line, each with the values of those above it. In cents. */
function byWorksheet({ who, law, residency, federalTax, fica }: Sheet): bigint {
  const { certificate, where } = law
  const wages = wagesOf(who, `${where}.incomeTax`)
  const lines = isExempt(who, certificate, where) ? law.ofExempt && { tax: law.ofExempt } : law.lines
  if (lines === undefined || lines === '' || wages === 0n) return 0n
  const answers = who.forms[where] ?? {}
  const isFiled = Object.entries(certificate.fields).some(([, { label }]) => answers[label])
  const known = new Map<string, Meaning>([
    ['wages', rational(wages, 100n)],
    ['periods', rational(BigInt(law.periods?.[who.frequency] ?? PERIODS[who.frequency]))],
    ['period', who.frequency],
    ['place', where],
    ['residency', residency],
    ['federalTax', rational(federalTax, 100n)],
    ['fica', rational(fica, 100n)],
    ['ficaToDate', rational(0n)],
    ['yearWages', rational(0n)],
    ['employees', rational(BigInt(Number.MAX_SAFE_INTEGER))],
    ...Object.entries(law.figures).map(([name, figure]) => [name, figureOf(figure)] as const),
    ...Object.keys(certificate.fields).map((name) => [name, answerOf(who, law, name, isFiled)] as const),
  ])
  let last: Rational = rational(0n)
  for (const [line, formula] of Object.entries(lines)) {
    last = work(formula, (name) => known.get(name)!)
    known.set(line.split(' ')[0]!, last)
  }
  return centsOf(last)
}

const figureOf = (figure: WorksheetLaw['figures'][string]): Meaning =>
  typeof figure === 'number' || typeof figure === 'string' ? printed(figure) : { figure }

/** What a line of the certificate says: a word for a choice, a number for the rest. */
function answerOf(
  who: Described,
  { certificate, where }: WorksheetLaw,
  name: string,
  isFiled: boolean,
): Meaning {
  const field = certificate.fields[name]!
  const w4 = who.w4 ?? NO_W4
  const text = who.forms[where]?.[field.label]
  if (field.kind === 'choice') {
    if (field.fromW4 === 'form') return w4.form
    if (field.fromW4 !== undefined) return field.fromW4[w4.filingStatus]
    if (!text) return isFiled ? field.default : (field.unfiled ?? field.default)
    const same = (other: string) => other.toLowerCase() === text.toLowerCase()
    return Object.entries(field.options).find(([option, words]) => same(option) || same(words))![0]
  }
  if (field.fromW4 !== undefined) return W4[field.fromW4]!(w4)
  if (!text) return field.kind === 'percent' ? printed(`${field.default ?? 0}%`) : printed(field.default ?? 0)
  if (field.kind === 'flag') return rational(text.toLowerCase() === 'yes' ? 1n : 0n)
  return field.kind === 'percent' ? printed(`${text.replace('%', '')}%`) : printed(text)
}

type W4 = NonNullable<Described['w4']>

const W4: Readonly<Record<string, (w4: W4) => Rational>> = {
  multipleJobs: (w4) => rational(w4.multipleJobs ? 1n : 0n),
  // Heads are dollars by the time that the worksheet is read.
  dependents: () => rational(0n),
  otherDependents: () => rational(0n),
  // Step 3 in dollars, or heads at 2,000 and 500: the forms that are described are from before 2026.
  credits: (w4) =>
    rational(BigInt(w4.dependentsAmount ?? w4.dependents * 2000_00 + w4.otherDependents * 500_00), 100n),
  otherIncome: (w4) => rational(BigInt(w4.otherIncome), 100n),
  deductions: (w4) => rational(BigInt(w4.deductions), 100n),
  extra: (w4) => rational(BigInt(w4.extra), 100n),
  allowances: (w4) => rational(BigInt(w4.allowances)),
  exempt: (w4) => rational(w4.exempt ? 1n : 0n),
  nonresidentAlien: (w4) => rational(w4.nonresident ? 1n : 0n),
  arizonaPercent: (w4) => rational(BigInt(w4.arizonaBasisPoints), 10_000n),
}
