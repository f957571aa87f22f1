import type { Paid, PaidLine } from '../../domain/filings/paid.ts'
import { ALIVE } from '../../domain/payroll/run.ts'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { type NamedRule, rulesOf } from '../payroll/rules.ts'
import { type SummedRun, summedRuns } from '../payroll/run-lines.ts'

/** Everybody together, a row a payday: from what the runs kept. */
export async function paidByDay(
  tx: Tx,
  asked: {
    readonly companyId: Id<'company'>
    readonly from: Day
    readonly to: Day
    readonly workerType: WorkerType
  },
): Promise<{ readonly rows: readonly Paid[]; readonly unknown: number }> {
  const runs = (await summedRuns(tx, { ...asked, statuses: ALIVE })).filter(({ lines }) => lines.people > 0)
  const rules = await rulesOf(
    tx,
    runs.flatMap(({ lines }) => lines.rules.map(({ ruleId }) => ruleId)),
  )
  return {
    rows: [...groupedBy(runs, ({ payDate }) => payDate)].map(([day, own]) => paidOn(day, own, rules)),
    unknown: runs.reduce((all, { lines }) => all + lines.withoutFacts, 0),
  }
}

function paidOn(payDate: Day, runs: readonly SummedRun[], rules: ReadonlyMap<bigint, NamedRule>): Paid {
  const own = groupedBy(
    runs.flatMap(({ lines }) => lines.rules),
    ({ ruleId }) => ruleId,
  )
  const lines = new Map<string, PaidLine>()
  let [ssTips, tips, premium, isKnown] = [0n, 0n, 0n, true]
  // In the order of kind and code, by which one tax of several editions is one line.
  for (const [ruleId, { kind, code }] of rules) {
    for (const each of own.get(ruleId) ?? []) {
      const isWithheld = kind === 'employeeTax'
      const before = lines.get(`${kind}/${code}`)
      lines.set(`${kind}/${code}`, {
        kind,
        code,
        subject: (before?.subject ?? 0n) + each.subject,
        taxable: (before?.taxable ?? 0n) + each.taxable,
        amount: (before?.amount ?? 0n) + each.amount,
        uncollected: (before?.uncollected ?? 0n) + (isWithheld ? each.uncollected : 0n),
      })
      if (isWithheld && code === 'US.socialSecurity') ssTips += each.tipped
    }
  }
  for (const { lines: each } of runs) {
    tips += each.tips
    premium += each.overtimePremium
    isKnown &&= each.withoutPremium === 0
  }
  return {
    userId: '',
    payDate,
    state: '',
    lines: [...lines.values()],
    tips: cents(tips),
    ssTips: cents(ssTips),
    overtimePremium: isKnown ? cents(premium) : null,
  }
}
