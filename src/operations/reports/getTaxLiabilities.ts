import { z } from 'zod'
import { cents } from '../../kernel/money.ts'
import { liabilitiesOf } from '../../store/balances.ts'
import { companyExists } from '../../store/companies.ts'
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
    '`deposited` was paid in this way.',
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
            dueDate: z.string().nullable(),
          }),
        ),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const rows = await liabilitiesOf(work, body.companyId, body)
    const credits = await heldCredits(work, body.companyId)

    const agencies = [...new Map(rows.map(({ agencyCode, agency }) => [agencyCode, agency]))]
    const taxLiabilities = agencies.map(([agencyCode, agency]) => {
      const own = rows.filter((row) => row.agencyCode === agencyCode)
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
          dueDate: row.dueDate as string | null,
        })),
      }
    })
    const { items, next } = pageIn(body, taxLiabilities, ({ agencyCode }) => agencyCode)
    return { taxLiabilities: items, ...next }
  },
})
