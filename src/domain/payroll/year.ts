import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { MATCHED_BY_EMPLOYER, PAID_BY_EMPLOYER } from '../money/tax-history.ts'
import { type EarningType, earningKinds } from '../pay/elements.ts'
import { type LineKind, matchCode } from '../pay/lines.ts'
import type { YearFacts } from './person.ts'

/** A line as it is stored: enough to count it into a year, and to take it out again. */
export interface CountedLine {
  readonly kind: LineKind
  readonly code: string
  readonly base: bigint
  readonly amount: bigint
}

export interface CountedCheck {
  readonly lines: readonly CountedLine[]
  readonly gross: bigint
  readonly net: bigint
  readonly payDate: Day
}

/** Under which words a year counts a kind of line. */
const words: Readonly<Record<LineKind, string>> = {
  earning: 'earning',
  reimbursement: 'earning',
  employeeTax: 'tax',
  employerTax: 'employerTax',
  pretax: 'deduction',
  aftertax: 'deduction',
  employerBenefit: 'employer',
  garnishment: 'garnishment',
}

/** Each is put together once: text that was just made costs a search for its like at every use as a key. */
const known = Object.fromEntries(Object.keys(words).map((kind) => [kind, new Map()])) as Readonly<
  Record<LineKind, Map<string, string>>
>
const MOST_WORDS = 100_000

/** Under which code a year counts a line. */
export function wordOf(kind: LineKind, code: string): string {
  const met = known[kind].get(code)
  if (met !== undefined) return met
  const word = `${words[kind]}:${code}`
  if (MONTHLY_TAX.test(code)) MONTHLY.add(word)
  if (known[kind].size < MOST_WORDS) known[kind].set(code, word)
  return word
}

/** Limits and taxes that renew each month count their month apart. */
const MONTHLY_TAX = /\.occupationalPrivilege(Employer)?$/
const MONTHLY = new Set(['deduction:Commuter', 'employer:Commuter', 'deduction:Parking', 'employer:Parking'])

/** The year after a paycheck (sign 1), or after it is taken back (sign -1). */
export function yearAfter(year: YearFacts, check: CountedCheck, sign: 1n | -1n): YearFacts {
  const totals = new Map(year.totals)
  const count = (code: string, wages: bigint, amount: bigint) =>
    add(totals, code, sign * wages, sign * amount)
  let supplemental = 0n
  for (const { kind, code, base, amount } of check.lines) {
    const word = wordOf(kind, code)
    count(word, base, amount)
    if (MONTHLY.has(word)) count(`${word}:${check.payDate.slice(0, 7)}`, base, amount)
    // What is taken back comes out of the wages of the period (domain/pay/wage-bases.ts).
    if (kind === 'earning' && amount > 0n && earningKinds[code as EarningType].wages !== 'regular')
      supplemental += amount
  }
  return {
    totals,
    supplementalWages: cents(year.supplementalWages + sign * supplemental),
    gross: cents(year.gross + sign * check.gross),
    net: cents(year.net + sign * check.net),
  }
}

type Totals = Map<string, { readonly wages: Cents; readonly amount: Cents }>

function add(totals: Totals, word: string, wages: bigint, amount: bigint): void {
  const before = totals.get(word)
  totals.set(
    word,
    before === undefined
      ? { wages: cents(wages), amount: cents(amount) }
      : { wages: cents(before.wages + wages), amount: cents(before.amount + amount) },
  )
}

/** A deduction of earlier this year, with what the employer added to it. */
export interface ImportedDeduction {
  readonly type: string
  readonly amount: Cents
  readonly employerAmount?: Cents | null | undefined
  readonly matchAmount?: Cents | null | undefined
}

const importedWords = ({ type, amount, employerAmount, matchAmount }: ImportedDeduction) =>
  [
    ['pretax', type, amount],
    ['employerBenefit', type, employerAmount],
    ['employerBenefit', matchCode(type), matchAmount],
  ].flatMap((line) => {
    const [kind, code, sum] = line as [LineKind, string, Cents | null | undefined]
    // What was taken is told even where it is nothing.
    if (!sum && kind !== 'pretax') return []
    return [[wordOf(kind, code), sum ?? cents(0n), sum ?? cents(0n)] as const]
  })

/** Pay of earlier this year, run elsewhere: its wages and taxes count, its net is not known. Sign -1 takes it out. */
export function yearAfterHistory(
  year: YearFacts,
  history: {
    readonly gross: Cents
    readonly supplementalWages?: Cents | null | undefined
    readonly taxes: readonly { readonly code: string; readonly wages: Cents; readonly tax: Cents }[]
    readonly deductions?: readonly ImportedDeduction[] | null | undefined
  },
  sign: 1n | -1n,
): YearFacts {
  const totals = new Map(year.totals)
  const lines = [
    // The wages are those of the employer's share too, which goes on counting from them; the tax is one payer's, but
    // for what the employer owes again.
    ...history.taxes.flatMap(({ code, wages, tax }) => {
      const isEmployers = PAID_BY_EMPLOYER.test(code)
      return [
        [`tax:${code}`, wages, isEmployers ? cents(0n) : tax] as const,
        [
          `employerTax:${code}`,
          wages,
          isEmployers || MATCHED_BY_EMPLOYER.has(code) ? tax : cents(0n),
        ] as const,
      ]
    }),
    ...(history.deductions ?? []).flatMap(importedWords),
  ]
  for (const [word, wages, amount] of lines) {
    add(totals, word, sign * wages, sign * amount)
  }
  return {
    ...year,
    totals,
    gross: cents(year.gross + sign * history.gross),
    supplementalWages: cents(year.supplementalWages + sign * (history.supplementalWages ?? 0n)),
  }
}
