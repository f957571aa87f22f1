import { hourlyRate } from '../../domain/payroll/hourly.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents, roundDiv } from '../../kernel/money.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { jobRatesOn } from '../../store/structure/distributions.ts'

/** What an hour in a job pays a worker; undefined where that is the usual wage. */
export type RateOfJob = (userId: string, jobId: string | null | undefined) => Cents | undefined

/** One statement for everybody, and none where nobody names a job. */
export async function jobRates(
  tx: Tx,
  companyId: Id<'company'>,
  asked: { readonly userIds: readonly string[]; readonly on: Day },
): Promise<RateOfJob> {
  if (asked.userIds.length === 0) return () => undefined
  const rows = await jobRatesOn(tx, companyId, asked)
  const known = new Map(rows.map((row) => [`${row.userId}/${row.jobId}`, byHour(row)]))
  return (userId, jobId) => known.get(`${userId}/${jobId}`)
}

/** To the cent: a rate that is not for an hour is spread over the weekly hours of the wage. */
function byHour(row: Parameters<typeof hourlyRate>[1]): Cents {
  const { cents: rate, per } = hourlyRate([], row)
  return cents(roundDiv(rate, per))
}
