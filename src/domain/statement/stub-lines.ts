import { addDays, type Day } from '../../kernel/dates.ts'
import { type Cents, cents, dollars } from '../../kernel/money.ts'
import { taxNameOf } from '../../law/engine/tax-codes.ts'
import { MATCHED_BY_EMPLOYER, PAID_BY_EMPLOYER } from '../money/tax-history.ts'
import type { LineKind } from '../pay/lines.ts'
import type { CheckLine, ImportedYear, StubFacts, YearLine } from './facts.ts'
import { printedDay, words } from './words.ts'

export interface StubLine {
  readonly name: string
  readonly hours?: number
  /** Hours that an earlier period paid at the plain rate, of which this line is the rest. */
  readonly premiumHours?: number
  /** Dollars an hour. */
  readonly rate?: number
  /** What a tax was taken on, and by which law. */
  readonly basis?: string
  /** Of a loan or another total: what is left of it after this paycheck. */
  readonly balance?: Cents
  readonly amount: Cents
  readonly yearToDate: Cents
}

/** A line of the year that this paycheck does not have. */
export interface EarlierLine {
  readonly section: StubSection
  readonly name: string
  readonly yearToDate: Cents
  /** What was imported and cannot be told line by line: all of it, or of its type, before this day. */
  readonly imported?: { readonly before: Day; readonly type: string }
}

/** The lists of a stub, and the kinds of line that each holds. */
const sections = {
  earnings: ['earning'],
  reimbursementLines: ['reimbursement'],
  taxes: ['employeeTax'],
  deductions: ['pretax', 'aftertax'],
  garnishments: ['garnishment'],
  employerTaxes: ['employerTax'],
  employerContributions: ['employerBenefit'],
} as const satisfies Readonly<Record<string, readonly LineKind[]>>

export type StubSection = keyof typeof sections

/** The lines of this paycheck, each with its own year. Of several alike the first has it, the others none. */
export function stubLines(facts: StubFacts): Readonly<Record<StubSection, StubLine[]>> {
  const { check } = facts
  const year = linesOfYear(facts.year.lines, facts.history, facts.check.lines)
  const given = new Map(check.lines.filter(isEarning).map((line, n) => [line, check.input.earnings[n]]))
  const balances = balancesOf(check)
  const told = new Set<string>()
  const lineOf = (line: CheckLine): StubLine => {
    const key = keyOf(line)
    const yearToDate = told.has(key) ? 0n : (year.get(key)?.amount ?? line.amount)
    told.add(key)
    const { hours, premiumHours } = given.get(line) ?? {}
    const balance = balances.get(line)
    return {
      name: line.name,
      ...(hours ? { hours } : {}),
      ...(premiumHours ? { premiumHours } : {}),
      ...(line.rate === null ? {} : { rate: line.rate / 10_000 }),
      ...(line.law ? { basis: `of ${dollars(line.base)}, ${line.law}` } : {}),
      ...(balance === undefined ? {} : { balance }),
      amount: cents(line.amount),
      yearToDate: cents(yearToDate),
    }
  }
  return bySection((kinds) => check.lines.filter(({ kind }) => kinds.includes(kind)).map(lineOf))
}

/** What was left before this paycheck is part of what it was computed from. */
function balancesOf({ lines, input }: StubFacts['check']): ReadonlyMap<CheckLine, Cents> {
  const balances = new Map<CheckLine, Cents>()
  for (const { description, atMost } of input.deductions) {
    if (atMost === undefined) continue
    const line = lines.find(
      (each) => each.kind === 'aftertax' && each.name === description && !balances.has(each),
    )
    if (line) balances.set(line, cents(atMost - line.amount))
  }
  return balances
}

/** What else the year has: lines of earlier paychecks, and what was imported. With them every list sums to its total. */
export function earlierLines(facts: StubFacts): EarlierLine[] {
  const here = new Set(facts.check.lines.map(keyOf))
  const others = [...linesOfYear(facts.year.lines, facts.history, facts.check.lines)].filter(
    ([key, { amount }]) => !here.has(key) && amount !== 0n,
  )
  const before = facts.history ? importedLines(facts.history) : []
  return (Object.keys(sections) as StubSection[]).flatMap((section) => [
    ...before.filter((line) => line.section === section),
    ...others
      .filter(([, { kind }]) => (sections[section] as readonly LineKind[]).includes(kind))
      .map(([, { name, amount }]) => ({ section, name, yearToDate: cents(amount) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  ])
}

/** Pay and deductions of an import are known by sum and by type: a line each, and never mixed with our own. */
function importedLines({ through, gross, deductions }: ImportedYear): EarlierLine[] {
  const before = addDays(through, 1)
  const line = (section: StubSection, type: string, amount: bigint): EarlierLine => ({
    section,
    name: words.en.before(type, printedDay(before, 'en')),
    yearToDate: cents(amount),
    imported: { before, type },
  })
  return [
    line('earnings', '', gross),
    ...deductions.map(({ type, amount }) => line('deductions', type, amount)),
  ].filter(({ yearToDate }) => yearToDate !== 0n)
}

/** By line. Of taxes an import tells each by its code, so they count with ours; names are those that a paycheck has. */
export function linesOfYear(
  paid: readonly YearLine[],
  history: ImportedYear | null,
  named: readonly Pick<YearLine, 'code' | 'name'>[] = [],
): ReadonlyMap<string, YearLine> {
  const sums = new Map<string, YearLine>()
  const add = (line: YearLine): void => {
    const before = sums.get(keyOf(line))
    sums.set(keyOf(line), { ...line, amount: (before?.amount ?? 0n) + line.amount })
  }
  for (const line of paid) add(line)
  const names = new Map([...paid, ...named].map(({ code, name }) => [code, name]))
  for (const { code, amount } of history?.taxes ?? []) {
    const tax = { code, name: names.get(code) ?? taxNameOf(code), amount }
    if (!PAID_BY_EMPLOYER.test(code)) add({ ...tax, kind: 'employeeTax' })
    if (PAID_BY_EMPLOYER.test(code) || MATCHED_BY_EMPLOYER.has(code)) add({ ...tax, kind: 'employerTax' })
  }
  return sums
}

/** A tax is its code and an order its id, whatever they were called; anything else is what it is called. */
const keyOf = ({ kind, code, name }: Pick<YearLine, 'kind' | 'code' | 'name'>): string =>
  BY_CODE.has(kind) ? `${kind}/${code}` : `${kind}/${code}/${name}`

const BY_CODE: ReadonlySet<LineKind> = new Set(['employeeTax', 'employerTax', 'garnishment'])

const isEarning = ({ kind }: CheckLine): boolean => kind === 'earning' || kind === 'reimbursement'

const bySection = <Value>(of: (kinds: readonly LineKind[]) => Value): Readonly<Record<StubSection, Value>> =>
  Object.fromEntries(Object.entries(sections).map(([section, kinds]) => [section, of(kinds)])) as Readonly<
    Record<StubSection, Value>
  >
