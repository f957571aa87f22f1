import { z } from 'zod'
import { dueDays } from '../../domain/money/due-days.ts'
import { cents } from '../../kernel/money.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { LiabilityRow } from '../../store/money/liabilities.ts'
import { type OpenReturn, openReturns } from '../../store/money/open-returns.ts'
import { heldCredits } from '../../store/money/tax-credits.ts'
import { amount, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { depositFacts } from '../../work/money/deposits.ts'
import { operation } from '../declaration/operation.ts'

export const getTaxLiabilities = operation({
  address: 'reports/getTaxLiabilities',
  job: 'money',
  verb: 'GET',
  summary:
    'Answers what is owed to each tax agency for pay dates in a range, what was deposited, and when the rest is due.',
  description:
    'Each agency lists its pay dates. `outstanding` is accrued less deposited; a void after the deposit makes it ' +
    'negative. `credit` is what the agency holds for the company today, for whatever pay dates: the next deposits to it ' +
    'are paid with that first, the company gets back what was drawn for them, and `credited` says how much of ' +
    '`deposited` was paid in this way. `dueDate` is the day by which the law wants the deposit, as far as is known ' +
    'today: 100,000 for Form 941 in one deposit period is due the next business day, and up to 500 for Form 940 is carried ' +
    'to a later quarter (we deposit it after every quarter nevertheless). What importPayrollHistory gave is counted as well: ' +
    'what it owed stands at its pay dates, and the deposits of a quarter pay the oldest of them first. The `status` of a ' +
    'pay date is `complete` when nothing is open; `pending` while our deposit of what is open is on its way, or waits for ' +
    'its day; `returned` when it came back and somebody has to act, which getCompanyTask describes; `open` when no deposit ' +
    'of ours is meant for it.',
  body: ranged(z.object({ companyId: id('company'), from: date(), to: date(), ...pageBy(/^[\w.: -]+$/) })),
  reply: z.object({
    taxLiabilities: z.array(
      z.object({
        agency: z.string(),
        agencyCode: z.string(),
        accrued: amount(),
        deposited: amount(),
        credited: amount(),
        outstanding: amount(),
        credit: amount(),
        dueDate: z.string().nullable(),
        liabilities: z.array(
          z.object({
            payDate: z.string(),
            accrued: amount(),
            deposited: amount(),
            credited: amount(),
            dueDate: z.string(),
            status: z.enum(['complete', 'pending', 'returned', 'open']),
          }),
        ),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const facts = await depositFacts(work, body.companyId)
    const credits = await heldCredits(work, body.companyId)
    const returned = await openReturns(work, { companyId: body.companyId, names: ['TaxPayment'] })

    const due = dueDays(facts)
    const rows = merged(facts.liabilities)
      .filter(({ payDate }) => body.from <= payDate && payDate <= body.to)
      .map((row) => ({ ...row, dueDate: due(row.agencyRef, row.payDate) as string }))
    const agencies = [...new Map(rows.map(({ agencyRef, agency }) => [agencyRef, agency]))]
    const taxLiabilities = agencies.map(([agencyCode, agency]) => {
      const own = rows.filter(({ agencyRef }) => agencyRef === agencyCode)
      const sum = (pick: 'accrued' | 'deposited' | 'credited') =>
        own.reduce((total, row) => total + row[pick], 0n)
      const open = own.filter(({ accrued, deposited }) => accrued > deposited).map(({ dueDate }) => dueDate)
      const held = credits.filter(({ agencyRef }) => agencyRef === agencyCode)
      return {
        agency,
        agencyCode,
        accrued: cents(sum('accrued')),
        deposited: cents(sum('deposited')),
        credited: cents(sum('credited')),
        outstanding: cents(sum('accrued') - sum('deposited')),
        credit: cents(held.reduce((total, credit) => total + credit.held, 0n)),
        dueDate: open.sort()[0] ?? null,
        liabilities: own.map((row) => ({
          payDate: row.payDate as string,
          accrued: cents(row.accrued),
          deposited: cents(row.deposited),
          credited: cents(row.credited),
          dueDate: row.dueDate,
          status: statusOf(row, returned),
        })),
      }
    })
    const { items, next } = pageIn(body, taxLiabilities, ({ agencyCode }) => agencyCode)
    return { taxLiabilities: items, ...next }
  },
})

/** By agency and pay date: ours and another provider's may have paid on the same day. */
function merged(rows: readonly LiabilityRow[]): readonly LiabilityRow[] {
  const sums = new Map<string, LiabilityRow>()
  for (const row of rows) {
    const word = `${row.agencyRef}/${row.payDate}`
    const known = sums.get(word)
    sums.set(word, {
      ...row,
      accrued: (known?.accrued ?? 0n) + row.accrued,
      deposited: (known?.deposited ?? 0n) + row.deposited,
      credited: (known?.credited ?? 0n) + row.credited,
      pending: (known?.pending ?? 0n) + row.pending,
    })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

function statusOf(
  { agencyRef, payDate, accrued, deposited, pending }: LiabilityRow,
  returned: readonly OpenReturn[],
): 'complete' | 'pending' | 'returned' | 'open' {
  if (accrued <= deposited) return 'complete'
  if (returned.some((back) => back.agencyRef === agencyRef && back.payDate === payDate)) return 'returned'
  return accrued - deposited <= pending ? 'pending' : 'open'
}
