import { payPeriodMachine, periodName } from '../../domain/payroll/period.ts'
import { ALIVE } from '../../domain/payroll/run.ts'
import { type RunSums, sumNames, sumsBy } from '../../domain/payroll/run-sums.ts'
import { groupSaid, type PayGroup } from '../../domain/reports/pay-groups.ts'
import {
  type GroupSums,
  groupedSummaryColumns,
  groupSums,
  sharesOfCheck,
  summaryColumns,
} from '../../domain/reports/payroll-summary.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import type { PayrollSummary } from '../../store/payroll/summary.ts'
import { paidParts } from '../../store/reports/paid.ts'
import { daysSaid } from './days-said.ts'
import { ties } from './summary.ts'

interface Asked {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
}

/** What every group has of each payroll, and of all of them. */
export interface SummaryGroups {
  readonly by: PayGroup
  readonly ofPayroll: ReadonlyMap<string, readonly GroupSums[]>
  readonly inAll: readonly GroupSums[]
}

export async function summaryGroups(
  work: Work,
  companyId: Id<'company'>,
  found: readonly PayrollSummary[],
  by: PayGroup,
): Promise<SummaryGroups> {
  const ofPayroll = new Map<string, readonly GroupSums[]>()
  const met = new Map<string, Set<string>>()
  for (const days of slicesOf(found)) {
    const checks = await paidParts(work, { companyId, ...days, statuses: ALIVE }, { by })
    for (const [payPeriodId, own] of groupedBy(checks, (check) => check.payPeriodId)) {
      const shares = own.flatMap(({ parts, ...check }) => sharesOfCheck({ check, parts }))
      ofPayroll.set(payPeriodId, groupSums(shares))
      for (const { group, userId } of shares) {
        met.set(group, (met.get(group) ?? new Set()).add(userId))
      }
    }
  }
  return { by, ofPayroll, inAll: added([...ofPayroll.values()].flat(), met) }
}

/** Paychecks that are loaded at once, as long as no day has more. */
const AT_ONCE = 20_000

/** Days of payrolls whose people fit into memory together. */
function slicesOf(found: readonly PayrollSummary[]): readonly { readonly from: Day; readonly to: Day }[] {
  const slices: { from: Day; to: Day; people: number }[] = []
  for (const [day, own] of groupedBy(found, ({ payDate }) => payDate)) {
    const people = own.reduce((all, { run }) => all + (run?.people ?? 0), 0)
    const last = slices.at(-1)
    if (people === 0) continue
    if (last === undefined || last.people + people > AT_ONCE) slices.push({ from: day, to: day, people })
    else Object.assign(last, { to: day, people: last.people + people })
  }
  return slices.map(({ from, to }) => ({ from, to }))
}

const added = (
  groups: readonly GroupSums[],
  met: ReadonlyMap<string, ReadonlySet<string>>,
): readonly GroupSums[] =>
  [...groupedBy(groups, ({ group }) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, own]) => ({
      group,
      people: met.get(group)!.size,
      sums: sumsBy((name) => own.reduce((all, { sums }) => all + sums[name], 0n)),
    }))

/** The same to save or to print. */
export async function summaryReport(
  work: Work,
  asked: Asked,
  found: readonly PayrollSummary[],
): Promise<Report<typeof summaryColumns>> {
  const rows = found.map((payroll) => ({
    ...headOf(payroll),
    fundingTotal: payroll.run && cents(payroll.run.fundingTotal),
    ...amountsOf(payroll.run),
  }))
  return {
    ...(await footOf(work, asked, found)),
    title: 'Payroll summary',
    columns: summaryColumns,
    rows,
    totals: totalsOf(summaryColumns, rows),
  }
}

export async function groupedSummaryReport(
  work: Work,
  asked: Asked,
  found: readonly PayrollSummary[],
  { by, ofPayroll }: SummaryGroups,
): Promise<Report<typeof groupedSummaryColumns>> {
  const rows = found.flatMap((payroll) =>
    (ofPayroll.get(payroll.payPeriodId) ?? []).map((own) => ({
      group: own.group,
      ...headOf(payroll),
      ...amountsOf(own),
    })),
  )
  return {
    ...(await footOf(work, asked, found)),
    title: `Payroll summary by ${groupSaid(by)}`,
    columns: groupedSummaryColumns,
    groupedBy: 'group',
    rows,
    totals: totalsOf(groupedSummaryColumns, rows),
  }
}

async function footOf(work: Work, asked: Asked, found: readonly PayrollSummary[]) {
  const waiting = found.filter(
    ({ run, status }) => run !== null && status === payPeriodMachine.state.submitted,
  ).length
  return {
    about: daysSaid(asked),
    ties: await ties(work, asked),
    notes: waiting === 0 ? [] : [`Payrolls that are submitted and not in the ledger yet: ${waiting}.`],
  }
}

const headOf = (payroll: PayrollSummary) => ({
  payPeriodId: payroll.payPeriodId as string,
  payDate: payroll.payDate as string,
  payPeriod: periodName(payroll.beginDate, payroll.endDate),
  payPeriodType: payroll.periodType as string,
  workerType: payroll.workerType,
  payPeriodStatus: payroll.status as string,
})

const amountsOf = (of: Pick<GroupSums, 'people' | 'sums'> | null) => ({
  people: of?.people ?? null,
  ...(Object.fromEntries(sumNames.map((name) => [name, of && cents(of.sums[name])])) as Record<
    keyof RunSums,
    Cents | null
  >),
})
