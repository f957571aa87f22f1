import { z } from 'zod'
import { dueDays } from '../../domain/ledger/due-days.ts'
import { cents } from '../../kernel/money.ts'
import { depositFacts } from '../../steps/money/deposits.ts'
import { companyExists } from '../../store/companies.ts'
import type { LiabilityRow } from '../../store/liabilities.ts'
import { heldCredits } from '../../store/tax-credits.ts'
import { amount, date, id } from '../fields.ts'
import { operation, unknownId } from '../operation.ts'
import { pageBy, pageIn, pageReply } from '../paging.ts'

export const getTaxLiabilities = operation({
  address: 'reports/getTaxLiabilities',
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
    'what it owed stands at its pay dates, and the deposits of a quarter pay the oldest of them first.',
  body: z.object({ companyId: id('company'), from: date(), to: date(), ...pageBy(/^[\w.: -]+$/) }),
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
        liabilities: own.map(({ payDate, accrued, deposited, credited, dueDate }) => ({
          payDate: payDate as string,
          accrued: cents(accrued),
          deposited: cents(deposited),
          credited: cents(credited),
          dueDate,
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
    })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
