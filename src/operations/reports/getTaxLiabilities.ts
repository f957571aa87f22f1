import { z } from 'zod'
import { canonicalOf, type DepositPlan, depositPlan } from '../../domain/money/deposit-plan.ts'
import { cents } from '../../kernel/money.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { LiabilityRow } from '../../store/money/liabilities.ts'
import { type OpenReturn, openReturns } from '../../store/money/open-returns.ts'
import { heldCredits } from '../../store/money/tax-credits.ts'
import { date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { partsForm, payeeForm, taxLiability } from '../../wire/tax-liability.ts'
import { depositFacts } from '../../work/money/deposits.ts'
import { mergedLiabilities, statusOf } from '../../work/money/owed-taxes.ts'
import { operation } from '../declaration/operation.ts'

export const getTaxLiabilities = operation({
  address: 'reports/getTaxLiabilities',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Answers what is owed to each tax agency for pay dates in a range, what was deposited, and when the rest is due.',
  description:
    'Taxes that are paid together are one entry with its `parts`: California’s income tax and SDI, New York State’s with ' +
    'New York City’s and Yonkers’. Each entry lists its pay dates. `outstanding` is accrued less deposited; a void after ' +
    'the deposit makes it negative. `credit` is what the agency holds for the company today, for whatever pay dates: the ' +
    'next deposits to it are paid with that first, the company gets back what was drawn for them, and `credited` says how ' +
    'much of `deposited` was paid in this way. Federal income tax, Additional Medicare Tax and backup withholding of pay ' +
    'that a worker had and that was voided in a later year are no credit: the IRS keeps them for the worker. `dueDate` is the day by which the law wants the deposit, by the frequency ' +
    'that is registered and as far as is known today: 100,000 for Form 941 in one deposit period is due the next business ' +
    'day, and up to 500 for Form 940 is carried to a later quarter. `depositDate` is the day of our deposit: the same or ' +
    'the banking day before, but without what the law allows to keep back, since the company was drawn it. ' +
    'Where something is missing without which nothing can be paid, `blocker` says what and `operation` which operation ' +
    'mends it; the money stays with the liability until then, and `dueDate` is null where it is not known. What ' +
    'importPayrollHistory gave is counted as well: what it owed stands at its pay dates, and the deposits of a quarter pay ' +
    'the oldest of them first. The `status` of a pay date is `complete` when nothing is open; `pending` while our deposit ' +
    'of what is open is on its way, or waits for its day; `returned` when it came back and somebody has to act, which ' +
    'getCompanyTask describes; `blocked` while the payee cannot be paid; `open` when no deposit of ours is meant for it.',
  body: ranged(z.object({ companyId: id('company'), from: date(), to: date(), ...pageBy(/^[\w.: -]+$/) })),
  reply: z.object({ taxLiabilities: z.array(taxLiability), ...pageReply }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const facts = await depositFacts(work, body.companyId, body.from)
    const credits = await heldCredits(work, body.companyId)
    const returned = await openReturns(work, { companyId: body.companyId, names: ['TaxPayment'] })

    const plan = depositPlan(facts)
    const rows = mergedLiabilities(facts.liabilities).filter(
      ({ payDate }) => body.from <= payDate && payDate <= body.to,
    )
    const refs = [...new Set(rows.map(({ agencyRef }) => agencyRef))]
    const taxLiabilities = refs.map((ref) => {
      const held = credits.filter(({ agencyRef }) => canonicalOf(agencyRef) === ref)
      const credit = held.reduce((total, each) => total + each.held, 0n)
      const own = rows.filter(({ agencyRef }) => agencyRef === ref)
      return {
        ...payeeForm(ref, plan, own.at(-1)!.payDate),
        ...sumsOf(own, plan, returned),
        credit: cents(credit),
      }
    })
    const { items, next } = pageIn(body, taxLiabilities, ({ agencyCode }) => agencyCode)
    return { taxLiabilities: items, ...next }
  },
})

function sumsOf(own: readonly LiabilityRow[], plan: DepositPlan, returned: readonly OpenReturn[]) {
  const sum = (pick: 'accrued' | 'deposited' | 'credited') =>
    own.reduce((total, row) => total + row[pick], 0n)
  const dueOf = ({ agencyRef, payDate }: LiabilityRow): string | null => plan.due(agencyRef, payDate) ?? null
  const depositOf = ({ agencyRef, payDate }: LiabilityRow): string | null =>
    plan.depositOn(agencyRef, payDate) ?? null
  const open = own.filter(({ accrued, deposited }) => accrued > deposited)
  const first = (dayOf: typeof dueOf) => open.flatMap((row) => dayOf(row) ?? []).sort()[0] ?? null
  return {
    accrued: cents(sum('accrued')),
    deposited: cents(sum('deposited')),
    credited: cents(sum('credited')),
    outstanding: cents(sum('accrued') - sum('deposited')),
    dueDate: first(dueOf),
    depositDate: first(depositOf),
    parts: partsForm(own),
    liabilities: own.map((row) => ({
      payDate: row.payDate as string,
      accrued: cents(row.accrued),
      deposited: cents(row.deposited),
      credited: cents(row.credited),
      dueDate: dueOf(row),
      depositDate: depositOf(row),
      status: statusOf(row, plan, returned),
    })),
  }
}
