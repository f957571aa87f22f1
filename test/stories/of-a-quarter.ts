import { expect } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import type { Period, Slip } from '../support/payroll.ts'
import { payroll } from '../support/payroll.ts'
import type { TestService } from '../support/service.ts'

/** What ties to the ledger by itself. */
const TIED = [
  'getPayrollRegister',
  'getTypeSummary',
  'getTaxSummary',
  'getYearToDateReport',
  'getLaborCost',
  'getDepositReport',
  'getWorkersCompReport',
] as const

/** The second quarter of 2026 of one company, every two weeks, and what its books must say at the end. */
export function ofAQuarter(sandbox: Pick<TestService, 'ok' | 'owner'>, companyId: string) {
  const { ok } = sandbox
  const days = { companyId, from: '2026-04-01', to: '2026-06-30' }
  const { run } = payroll(sandbox)

  /** Runs the periods that are paid in the quarter, each on its deadline; what is given first is imported. */
  const paid = async (
    periods: readonly Period[],
    given: (period: Period, place: number) => Promise<void>,
  ): Promise<readonly Readonly<Record<string, Slip>>[]> => {
    const slips = []
    for (const [place, period] of periods.filter(({ payDate }) => payDate <= days.to).entries()) {
      await ok('sandbox/setClock', { to: `${period.deadLineToRunPayroll}T15:00:00Z` })
      await given(period, place)
      slips.push(await run({ companyId, payPeriodId: period.payPeriodId }))
    }
    return slips
  }

  const totalsOf = async (report: string, more: object = {}) =>
    (await ok(`reports/${report}`, { ...days, ...more })).totals as Record<string, number>

  /** Reports tie to the ledger, the journal is in balance, groups sum to the payroll, and the invariants hold. */
  const booksAreTied = async (): Promise<void> => {
    for (const report of TIED) {
      const { ties } = await ok(`reports/${report}`, days)
      expect(ties.length, report).toBeGreaterThan(0)
      expect(
        ties.filter(({ isTied }: { isTied: boolean }) => !isTied),
        report,
      ).toEqual([])
    }
    const { cost } = await totalsOf('getPayrollRegister')
    for (const by of ['department', 'job', 'costCenter', 'state', 'worker'])
      expect((await totalsOf('getLaborCost', { by })).cost, by).toBe(cost)
    for (const by of ['department', 'job', 'costCenter', 'location']) {
      const { totals, groups } = await ok('reports/getPayrollSummary', { ...days, by })
      expect(cents(groups.map(({ net }: { net: number }) => net)), by).toBe(cents([totals.net]))
    }
    const { entries } = await ok('reports/getPayrollJournalReport', days)
    for (const { lines } of entries as { lines: { debit: number; credit: number }[] }[])
      expect(cents(lines.map(({ debit, credit }) => debit - credit))).toBe(0)
    await holdsIn(sandbox.owner, companyId)
  }

  const lines941 = async (): Promise<Readonly<Record<string, string>>> => {
    await ok('sandbox/setClock', { to: '2026-07-06T15:00:00Z' })
    const filing = { companyId, form: '941', period: '2026-Q2' }
    const { filingId } = (await ok('adminPortal/prepareFiling', { filing })).filing
    const { figures } = (await ok('reports/getFiling', { filingId })).filing
    return Object.fromEntries(
      (figures.lines as { line: string; value: string }[]).map(({ line, value }) => [line, value]),
    )
  }

  return { paid, totalsOf, booksAreTied, lines941, days }
}

const cents = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
