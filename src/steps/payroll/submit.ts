import { arrearsChange } from '../../domain/benefits/enrollment.ts'
import { type Lines, linesOf, type Rule } from '../../domain/payroll/lines.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { YearFacts } from '../../domain/payroll/person.ts'
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
 * Computes and freezes every paycheck of a run: load, decide and record part by part, in one transaction. A part is
 * recorded while the next is computed; of its people only the rows are kept that long.
 */
export async function freezePaychecks(work: Work, prepared: PreparedRun, key: RunKey): Promise<RunSums> {
  const [rules, warnings, turn] = [new Map<bigint, Rule>(), [...prepared.warnings], turns()]
  let [fundingTotal, people, recorded] = [0n, 0, Promise.resolve()]
  for await (const part of computeSlices(work, prepared.facts, { turn })) {
    const rows = part.map((computed) => {
      const lines = linesOfCheck(computed)
      for (const rule of lines.rules) rules.set(rule.id, rule)
      fundingTotal += fundingOf(computed)
      for (const warning of computed.warnings) warnings.push(warning)
      return rowsOf(computed, lines, prepared.facts.period)
    })
    people += rows.length

    await recorded
    recorded = turn(() => recordPart(work, key, rows))
    // It is awaited a part later, or below; until then a failure is nobody's surprise.
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

async function recordPart(work: Work, key: RunKey, rows: readonly PersonRows[]): Promise<void> {
  await insertPaychecks(
    work,
    key,
    rows.map(({ paycheck }) => paycheck),
  )
  await insertArrears(
    work,
    key,
    rows.flatMap(({ arrears }) => arrears),
  )
  await saveYears(
    work,
    { companyId: key.companyId, year: yearOf(key.payDate) },
    rows.map(({ year }) => year),
  )
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

/** What one person's paycheck leaves in the store. */
interface PersonRows {
  readonly paycheck: NewPaycheck
  readonly arrears: readonly ArrearsRow[]
  readonly year: { readonly userId: string; readonly facts: YearFacts }
}

const rowsOf = (computed: Computed, lines: Lines, period: PeriodFacts): PersonRows => ({
  paycheck: paycheckOf(computed, lines),
  arrears: arrearsOf(computed, period),
  year: { userId: computed.person.userId, facts: yearOfPerson(computed, lines) },
})

const paycheckOf = (computed: Computed, lines: Lines): NewPaycheck => ({
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

const yearOfPerson = (
  { person, input: { payDate }, check: { gross, net } }: Computed,
  lines: Lines,
): YearFacts => yearAfter(person.toDate, { gross, net, payDate, lines: countedLines(lines) }, 1n)

const countedLines = ({ rules, bases, amounts }: Lines): readonly CountedLine[] =>
  rules.map(({ kind, code }, n) => ({ kind, code, base: bases[n]!, amount: amounts[n]! }))
