import { POSTED_RUN } from '../../domain/payroll/run.ts'
import { peopleByRule } from '../../domain/payroll/run-lines.ts'
import type { KindSums, PaySums } from '../../domain/reports/kind-sums.ts'
import type { LineSum } from '../../domain/reports/summary.ts'
import type { Tx } from '../database/transaction.ts'
import { type NamedRule, rulesOf } from '../payroll/rules.ts'
import { type SummedRun, summedRuns } from '../payroll/run-lines.ts'
import type { PayrollsAsked } from './paid.ts'

export interface PayrollSums {
  /** All together; what is of one kind of lines, the lines tell. */
  readonly all: Omit<PaySums, keyof KindSums>
  readonly paychecks: number
  /** What of net is deposited. */
  readonly deposits: bigint
  /** Every line by what it is. */
  readonly lines: readonly LineSum[]
  /** What the lines are, by id. */
  readonly rules: ReadonlyMap<bigint, NamedRule>
}

/** What payrolls came to, from what their runs kept: a few dozen rows a run, whatever the head count. */
export async function payrollSums(
  tx: Tx,
  { statuses = POSTED_RUN, ...asked }: PayrollsAsked,
): Promise<PayrollSums> {
  const runs = await summedRuns(tx, { ...asked, statuses })
  const sum = (of: (run: SummedRun) => bigint): bigint => runs.reduce((all, run) => all + of(run), 0n)
  return {
    all: {
      hours: runs.reduce((all, { lines }) => all + lines.hours, 0),
      gross: sum(({ sums }) => sums.gross),
      reimbursements: sum(({ sums }) => sums.reimbursements),
      employeeTaxes: sum(({ sums }) => sums.employeeTaxes),
      net: sum(({ sums }) => sums.net),
      employerTaxes: sum(({ sums }) => sums.employerTaxes),
    },
    paychecks: runs.reduce((all, { lines }) => all + lines.people, 0),
    deposits: sum(({ sums }) => sums.deposits),
    ...(await linesBy(tx, runs)),
  }
}

/** Rules that differ by their law alone are one line; people are those of the rule that most have. */
async function linesBy(tx: Tx, runs: readonly SummedRun[]): Promise<Pick<PayrollSums, 'lines' | 'rules'>> {
  const people = peopleByRule(runs.map(({ lines }) => lines))
  const known = await rulesOf(tx, people.keys())
  const found = new Map<bigint, LineSum>()
  for (const { ruleId, hours, taxable, subject, amount } of runs.flatMap(({ lines }) => lines.rules)) {
    const before = found.get(ruleId)
    found.set(ruleId, {
      ...known.get(ruleId)!,
      people: people.get(ruleId)!,
      hours: (before?.hours ?? 0) + hours,
      taxable: (before?.taxable ?? 0n) + taxable,
      subject: (before?.subject ?? 0n) + subject,
      amount: (before?.amount ?? 0n) + amount,
    })
  }
  const merged = new Map<string, LineSum>()
  for (const ruleId of known.keys()) {
    const line = found.get(ruleId)!
    const word = `${line.kind}\n${line.code}\n${line.name}`
    const before = merged.get(word)
    merged.set(word, before === undefined ? line : both(before, line))
  }
  return { lines: [...merged.values()], rules: known }
}

const both = (one: LineSum, other: LineSum): LineSum => ({
  kind: one.kind,
  code: one.code,
  name: one.name,
  people: Math.max(one.people, other.people),
  hours: one.hours + other.hours,
  taxable: one.taxable + other.taxable,
  subject: one.subject + other.subject,
  amount: one.amount + other.amount,
})
