import { FILED, type Figures } from '../../domain/filings/filing.ts'
import { periodsEnding } from '../../domain/filings/periods.ts'
import { type Reconciled, reconcileYear } from '../../domain/filings/reconcile.ts'
import { canonicalOf } from '../../domain/money/deposit-plan.ts'
import { day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { filingsOf } from '../../store/filings/filings.ts'
import { paidSums } from '../../store/filings/paid.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { federalFormOf } from '../../store/money/liabilities.ts'
import { depositFacts } from '../money/deposits.ts'
import { computeAsked } from './compute.ts'
import type { PreparedForm } from './computed.ts'

/** W-2s = returns = ledger, for a year. */
export async function reconciliation(
  work: Work,
  companyId: Id<'company'>,
  year: number,
): Promise<readonly Reconciled[]> {
  const span = { from: day(`${year}-01-01`), to: day(`${year}-12-31`) }
  const form = await federalFormOf(work, companyId)
  const w3 = await linesOf(work, { companyId, form: 'W-2', span })
  const returns = []
  for (const each of periodsEnding(form === '941' ? 'quarter' : 'year', span))
    returns.push(await linesOf(work, { companyId, form, span: each }))
  const { liabilities } = await depositFacts(work, companyId)
  const owed = liabilities.filter(
    ({ agencyRef, payDate }) =>
      canonicalOf(agencyRef) === `US.${form}` && span.from <= payDate && payDate <= span.to,
  )
  const { paid } = await paidSums(work, { companyId, ...span, workerType: 'W2', by: 'day' })
  const lines = paid.flatMap((row) => row.lines).filter(({ kind }) => kind === 'employeeTax')
  const additional = lines.filter(({ code }) => code === 'US.additionalMedicare')
  return reconcileYear({
    w3,
    returns,
    form,
    accrued: cents(owed.reduce((sum, { accrued }) => sum + accrued, 0n)),
    additionalMedicare: cents(additional.reduce((sum, { amount }) => sum + amount, 0n)),
    uncollected: cents(lines.reduce((sum, { uncollected }) => sum + uncollected, 0n)),
  })
}

/** As it was filed, or else as it is computed today. */
async function linesOf(
  work: Work,
  asked: {
    readonly companyId: Id<'company'>
    readonly form: PreparedForm
    readonly span: { readonly from: ReturnType<typeof day>; readonly to: ReturnType<typeof day> }
  },
): Promise<Figures['lines']> {
  const period = { ...asked, jurisdiction: 'US', periodBegin: asked.span.from }
  const filed = (await filingsOf(work, period)).filter(({ status }) => FILED.includes(status)).at(-1)
  if (filed) return filed.figures.lines
  const profile = await loadProfile(work, asked.companyId)
  return (await computeAsked(work, { ...asked, jurisdiction: 'US', profile, entered: {} })).figures.lines
}
