import { type Entered, FILED, type Figures } from '../../domain/filings/filing.ts'
import { type FilingSpan, periodsEnding } from '../../domain/filings/periods.ts'
import { type Reconciled, reconcileYear } from '../../domain/filings/reconcile.ts'
import { leastWages, w3Boxes } from '../../domain/filings/w2.ts'
import { canonicalOf } from '../../domain/money/deposit-plan.ts'
import { MATCHED_BY_EMPLOYER } from '../../domain/money/tax-history.ts'
import { day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { formFor } from '../../law/engine/forms/find.ts'
import type { Work } from '../../store/database/work.ts'
import { filingsOf } from '../../store/filings/filings.ts'
import { type PaidSums, paidSums, untaxedPeople } from '../../store/filings/paid.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { federalFormOf } from '../../store/money/liabilities.ts'
import { depositFacts } from '../money/deposits.ts'
import { computeAsked } from './compute.ts'
import { lookUp, type PreparedForm } from './computed.ts'

/** W-2s = returns = ledger, for a year. */
export async function reconciliation(
  work: Work,
  companyId: Id<'company'>,
  year: number,
): Promise<readonly Reconciled[]> {
  const span = { from: day(`${year}-01-01`), to: day(`${year}-12-31`) }
  const form = await federalFormOf(work, companyId)
  // Read once for all the returns and the W-3: what costs is the number of paychecks.
  const sums = await paidSums(work, { companyId, ...span, workerType: 'W2', by: 'day' })
  const w3 = await w3Of(work, { companyId, span, sums })
  const returns = []
  for (const each of periodsEnding(form === '941' ? 'quarter' : 'year', span))
    returns.push(await returnOf(work, { companyId, form, span: each, sums: within(sums, each) }))
  const { liabilities } = await depositFacts(work, companyId, span.from)
  const owed = liabilities.filter(
    ({ agencyRef, payDate }) =>
      canonicalOf(agencyRef) === `US.${form}` && span.from <= payDate && payDate <= span.to,
  )
  const lines = sums.paid.flatMap((row) => row.lines).filter(({ kind }) => kind === 'employeeTax')
  const additional = lines.filter(({ code }) => code === 'US.additionalMedicare')
  // Income tax on tips that could not be taken is nobody's debt, and Additional Medicare the worker's alone.
  const onTips = lines.filter(({ code }) => MATCHED_BY_EMPLOYER.has(code))
  return reconcileYear({
    w3,
    returns: returns.map(({ lines: each }) => each),
    form,
    accrued: cents(owed.reduce((sum, { accrued }) => sum + accrued, 0n)),
    additionalMedicare: cents(additional.reduce((sum, { amount }) => sum + amount, 0n)),
    uncollected: cents(onTips.reduce((sum, { uncollected }) => sum + uncollected, 0n)),
    entered: {
      sickPayWages: entered(returns, 'sickPayWages'),
      sickPay: entered(returns, 'sickPay'),
      noticeTax: entered(returns, 'noticeTax'),
      researchCredit: entered(returns, 'researchCredit'),
    },
  })
}

interface Returned {
  readonly lines: Figures['lines']
  readonly entered: Entered
}

const entered = (returns: readonly Returned[], fact: string): Cents =>
  cents(returns.reduce((sum, each) => sum + BigInt(each.entered[fact] ?? 0), 0n))

interface AskedReturn {
  readonly companyId: Id<'company'>
  readonly span: FilingSpan
  /** What was paid in it. */
  readonly sums: PaidSums
}

const within = (sums: PaidSums, { from, to }: FilingSpan): PaidSums => ({
  ...sums,
  paid: sums.paid.filter(({ payDate }) => from <= payDate && payDate <= to),
})

/** As it was filed last, or else as it is computed today. */
async function returnOf(work: Work, asked: AskedReturn & { readonly form: PreparedForm }): Promise<Returned> {
  const { filed, given } = await keptOf(work, asked)
  if (filed) return filed
  const profile = await loadProfile(work, asked.companyId)
  const computed = await computeAsked(work, { ...asked, jurisdiction: 'US', profile, entered: given })
  return { lines: computed.figures.lines, entered: given }
}

/** Its boxes, without a form for everybody. */
async function w3Of(work: Work, asked: AskedReturn): Promise<Figures['lines']> {
  const { companyId, span, sums } = asked
  const { filed } = await keptOf(work, { ...asked, form: 'W-2' })
  if (filed) return filed.lines
  const { law } = formFor('W-2', span.to, lookUp(work))
  const below = leastWages(law)
  const userIds = await untaxedPeople(work, { companyId, year: yearOf(span.to), below })
  const theirs = { companyId, ...span, workerType: 'W2', by: 'person', userIds } as const
  const untaxed = userIds.length === 0 ? [] : (await paidSums(work, theirs)).paid
  return w3Boxes(law, { paid: sums.paid, untaxed })
}

async function keptOf(
  work: Work,
  { companyId, form, span }: Omit<AskedReturn, 'sums'> & { readonly form: PreparedForm },
): Promise<{ readonly filed: Returned | undefined; readonly given: Entered }> {
  const filings = await filingsOf(work, { companyId, form, jurisdiction: 'US', periodBegin: span.from })
  const filed = filings.filter(({ status }) => FILED.includes(status)).at(-1)
  return {
    filed: filed && { lines: filed.figures.lines, entered: filed.entered },
    given: filings.at(-1)?.entered ?? {},
  }
}
