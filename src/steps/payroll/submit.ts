import { arrearsChange } from '../../domain/benefits/enrollment.ts'
import { type Lines, linesOf, type Rule } from '../../domain/payroll/lines.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { writeInput } from '../../domain/payroll/stored-input.ts'
import { type CountedLine, yearAfter } from '../../domain/payroll/year.ts'
import { yearOf } from '../../kernel/dates.ts'
import { ZERO } from '../../kernel/money.ts'
import { insertPaychecks, insertRules, type NewPaycheck, type RunKey } from '../../store/paychecks.ts'
import { type ArrearsRow, insertArrears } from '../../store/payroll-benefits.ts'
import { completeRun } from '../../store/payroll-runs.ts'
import type { Work } from '../../store/work.ts'
import { saveYears } from '../../store/years.ts'
import { type Computed, computeSlices, turns } from './compute.ts'
import type { PreparedRun } from './prepare.ts'

/** A warning list is for a person to read; beyond this it only says how many more there are. */
const MOST_WARNINGS = 100

/**
 * Computes and freezes every paycheck of a run: load, decide and record per slice, in one transaction. A slice is
 * recorded while the next is computed.
 */
export async function freezePaychecks(work: Work, prepared: PreparedRun, key: RunKey): Promise<RunSums> {
  const [rules, warnings, turn] = [new Map<bigint, Rule>(), [...prepared.warnings], turns()]
  let [fundingTotal, people, recorded] = [0n, 0, Promise.resolve()]
  for await (const slice of computeSlices(work, prepared.facts, { turn })) {
    const lined = slice.map((computed) => ({ computed, lines: linesOfCheck(computed) }))
    for (const { lines } of lined) for (const rule of lines.rules) rules.set(rule.id, rule)
    fundingTotal += slice.reduce((sum, computed) => sum + fundingOf(computed), 0n)
    people += slice.length
    warnings.push(...slice.flatMap((computed) => computed.warnings))

    await recorded
    recorded = turn(() => recordSlice(work, { ...key, period: prepared.facts.period }, lined))
    // It is awaited a slice later, or below; until then a failure is nobody's surprise.
    recorded.catch(() => {})
  }
  await recorded
  await insertRules(work, [...rules.values()])
  const shown = warnings.slice(0, MOST_WARNINGS)
  if (warnings.length > shown.length) shown.push(`and ${warnings.length - shown.length} more`)
  const sums = { fundingTotal, people, warnings: shown }
  await completeRun(work, key, sums)
  return sums
}

async function recordSlice(
  work: Work,
  key: RunKey & { readonly period: PeriodFacts },
  lined: readonly Lined[],
): Promise<void> {
  await insertPaychecks(work, key, lined.map(rowOf))
  await insertArrears(
    work,
    key,
    lined.flatMap(({ computed }) => arrearsOf(computed, key.period)),
  )
  await saveYears(work, { companyId: key.companyId, year: yearOf(key.payDate) }, lined.map(yearOfPerson))
}

export interface RunSums {
  readonly fundingTotal: bigint
  readonly people: number
  readonly warnings: readonly string[]
}

/** Drawn from the company: net pay that we pay out, every tax, every order. Checks it writes itself. */
export function fundingOf({ check, paymentMethod }: Computed): bigint {
  const net = paymentMethod === 'Direct Deposit' ? check.net : 0n
  return net + check.employeeTaxes + check.employerTaxes + check.garnished
}

export function linesOfCheck({ input, check, person }: Computed): Lines {
  const agencies = new Map(person.garnishments.map(({ id, agency }) => [id, agency]))
  return linesOf(input.earnings, check, (id) => agencies.get(id) ?? '')
}

/** What pay did not suffice for is owed by the next paycheck, where the kind of plan carries it. */
function arrearsOf({ person, input, check }: Computed, { periodType }: PeriodFacts): ArrearsRow[] {
  if (person.benefits.length === 0) return []
  const given = new Set(input.deductions.map(({ enrollmentId }) => enrollmentId))
  const short = new Map(
    check.notTaken.flatMap(({ enrollmentId, reason, amount }) =>
      enrollmentId && reason === 'cash' ? [[enrollmentId, amount] as const] : [],
    ),
  )
  return person.benefits
    .filter(({ enrollmentId }) => given.has(enrollmentId))
    .map(({ enrollmentId, type, arrears }) => ({
      userId: person.userId,
      enrollmentId,
      // Only a regular paycheck was asked for the arrears as well.
      change: arrearsChange(type, {
        before: periodType === 'Regular' ? arrears : ZERO,
        short: short.get(enrollmentId) ?? ZERO,
      }),
    }))
    .filter(({ change }) => change !== 0n)
}

interface Lined {
  readonly computed: Computed
  readonly lines: Lines
}

const rowOf = ({ computed, lines }: Lined): NewPaycheck => ({
  userId: computed.person.userId,
  gross: computed.check.gross,
  net: computed.check.net,
  reimbursements: computed.check.reimbursements,
  hours: computed.hours,
  paymentMethod: computed.paymentMethod,
  rules: lines.rules.map(({ id }) => id),
  bases: lines.bases,
  amounts: lines.amounts,
  accountIds: computed.accounts.map(({ id }) => id),
  accountCents: computed.accounts.map(({ amount }) => amount),
  input: writeInput(computed.input),
})

const yearOfPerson = ({ computed: { person, input, check }, lines }: Lined) => ({
  userId: person.userId,
  facts: yearAfter(person.toDate, { ...check, payDate: input.payDate, lines: countedLines(lines) }, 1n),
})

const countedLines = ({ rules, bases, amounts }: Lines): readonly CountedLine[] =>
  rules.map(({ kind, code }, n) => ({ kind, code, base: bases[n]!, amount: amounts[n]! }))
