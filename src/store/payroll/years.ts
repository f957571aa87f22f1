import { sql } from 'kysely'
import type { YearFacts } from '../../domain/payroll/person.ts'
import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { bigints, literal, stretches, texts, uuids } from '../database/arrays.ts'
import { places, stretchOf } from '../database/by-place.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** The whole year of each person, as it stands after the paycheck: one row a person, written in one statement. */
export async function saveYears(
  tx: Tx,
  { companyId, year }: { companyId: Id<'company'>; year: number },
  people: readonly { readonly userId: string; readonly facts: YearFacts }[],
): Promise<void> {
  if (people.length === 0) return
  const totals = stretches(people, ({ facts }) => facts.totals.values())
  const ofCode = stretchOf(totals)
  const sum = (of: (facts: YearFacts) => bigint) =>
    sql`(${bigints(people, ({ facts }) => of(facts))}::bigint[])[c.place]`
  await sql`
    insert into year_to_date (company_id, client_id, user_id, year, codes, wages, amounts, supplemental_wages, gross, net)
    select home.company_id, ${tx.clientId}, (${uuids(people, ({ userId }) => userId)}::uuid[])[c.place], ${year}::int,
           c.codes::text[],
           (${bigints(totals.all, ({ wages }) => wages)}::bigint[])${ofCode},
           (${bigints(totals.all, ({ amount }) => amount)}::bigint[])${ofCode},
           ${sum((facts) => facts.supplementalWages)}, ${sum((facts) => facts.gross)}, ${sum((facts) => facts.net)}
    from ${home(companyId)} cross join unnest(
      ${places(people)}::int[], ${texts(people, ({ facts }) => literal(facts.totals.keys()))}::text[]) as c(place, codes)
    on conflict (company_id, user_id, year) do update set
      codes = excluded.codes, wages = excluded.wages, amounts = excluded.amounts,
      supplemental_wages = excluded.supplemental_wages, gross = excluded.gross, net = excluded.net`.execute(
    tx.db,
  )
}

/** With `lock`: whoever changes a year that was read must be the only one. */
export async function yearsOf(
  tx: Tx,
  given: { companyId: string; year: number; userIds: readonly string[]; lock?: boolean },
): Promise<ReadonlyMap<string, YearFacts>> {
  const rows = await tx.db
    .selectFrom('year_to_date')
    .select(['user_id', 'codes', 'wages', 'amounts', 'supplemental_wages', 'gross', 'net'])
    .where('company_id', '=', given.companyId)
    .where('client_id', '=', tx.clientId)
    .where('year', '=', given.year)
    .where(sql<boolean>`user_id = any(${[...given.userIds]}::uuid[])`)
    .orderBy('user_id')
    .$if(given.lock === true, (query) => query.forNoKeyUpdate())
    .execute()
  return new Map(rows.map((row) => [row.user_id, yearFacts(row)]))
}

/** Of these people, where it is not zero: Medicare wages of the year of a run within a base that had no Social Security tax. */
export async function shortOfBase(
  tx: Tx,
  { companyId, payDate }: { readonly companyId: Id<'company'>; readonly payDate: Day },
  { userIds, base }: { readonly userIds: readonly string[]; readonly base: Cents },
): Promise<readonly Cents[]> {
  const wages = (code: string) => sql`coalesce(y.wages[array_position(y.codes, ${`tax:${code}`})], 0)`
  const { rows } = await sql<{ short: bigint }>`
    select s.short from year_to_date y
    cross join lateral (
      select (least(${wages('US.medicare')}, ${base}) - ${wages('US.socialSecurity')})::bigint as short) s
    where y.company_id = ${companyId} and y.client_id = ${tx.clientId} and y.year = ${yearOf(payDate)}
      and y.user_id = any(${[...userIds]}::uuid[]) and s.short > 0`.execute(tx.db)
  return rows.map(({ short }) => cents(short))
}

/** Parallel arrays → totals by code. */
export const yearFacts = (row: {
  codes: readonly string[]
  wages: readonly bigint[]
  amounts: readonly bigint[]
  supplemental_wages: bigint
  gross: bigint
  net: bigint
}): YearFacts => ({
  totals: new Map(
    row.codes.map((code, n) => [code, { wages: cents(row.wages[n]!), amount: cents(row.amounts[n]!) }]),
  ),
  supplementalWages: cents(row.supplemental_wages),
  gross: cents(row.gross),
  net: cents(row.net),
})
