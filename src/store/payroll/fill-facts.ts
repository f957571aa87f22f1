import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { KeptFacts } from '../../domain/payroll/kept-facts.ts'
import { type OldPaycheck, recomputedFacts } from '../../domain/payroll/recomputed-facts.ts'
import type { Day } from '../../kernel/dates.ts'
import { dates, uuids } from '../database/arrays.ts'
import { places } from '../database/by-place.ts'
import type { Database } from '../database/schema.ts'
import { inOwnersTransaction } from '../database/transaction.ts'
import { factColumns } from './fact-columns.ts'

export interface Filled {
  readonly known: number
  readonly unknown: number
}

export interface Filling {
  readonly allowProvisional: boolean
  /** Told of every slice. */
  readonly say: (words: string) => void
  /** Told of every paycheck whose facts stay unknown. */
  readonly warn: (words: string) => void
  readonly size?: number
}

/**
 * Fills the columns of migrations/0008_paycheck_facts.sql of paychecks that were frozen before it, from their inputs, as
 * the owner and over all clients. Every slice is a transaction, and one at a time takes place in whatever process: who
 * stops half-way leaves whole slices, and whoever comes next goes on with the rest. What was paid is never changed.
 */
export async function fillFacts(owner: pg.Pool, { size = SLICE, ...filling }: Filling): Promise<Filled> {
  const sum = { known: 0, unknown: 0 }
  for (;;) {
    const slice = await inOwnersTransaction(owner, (db) => fillSlice(db, size, filling))
    if (!slice) return sum
    sum.known += slice.known
    sum.unknown += slice.unknown
    filling.say(`The facts of ${sum.known + sum.unknown} paychecks are computed`)
  }
}

/** Whether a paycheck waits for its facts, an order for its seal, a run for its lines, or a worker for the places. */
export async function hasUnfilled(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ waits: boolean }>(
    `select has_unfilled_paycheck() or has_unsealed_order() or has_run_without_lines() or has_worker_without_places() as waits`,
  )
  return rows[0]!.waits
}

const SLICE = 500
/** Any number: it only has to be the same in every process, and another than that of migrate.ts. */
const LOCK = 4_105_202

/** Of one company: rows are only locked where their company is named. Undefined when nothing is left. */
async function fillSlice(
  db: Kysely<Database>,
  size: number,
  filling: Omit<Filling, 'size'>,
): Promise<Filled | undefined> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)
  const next = await sql<{ companyId: string }>`
    select company_id as "companyId" from paycheck where facts is null order by company_id limit 1`.execute(
    db,
  )
  const [found] = next.rows
  if (!found) return undefined

  const { rows } = await sql<Row>`
    select user_id, pay_date, paycheck_id, input, net, bases, amounts,
           array(select r.kind || '/' || r.code from unnest(rules) with ordinality as l(rule_id, n)
                 join rule r using (rule_id) order by l.n) as lines
    from paycheck p where company_id = ${found.companyId} and facts is null
    order by user_id, pay_date, paycheck_id limit ${size} for no key update`.execute(db)

  const known: (Row & { facts: KeptFacts })[] = []
  const unknown: Row[] = []
  for (const row of rows) {
    const found = recomputedFacts(row, filling)
    if ('facts' in found) known.push({ ...row, facts: found.facts })
    else {
      unknown.push(row)
      filling.warn(
        `Paycheck ${row.paycheck_id}: its input gives another result today (${found.differs}); ${STANDS}`,
      )
    }
  }

  await saveFacts(db, found.companyId, known)
  await saveUnknown(db, found.companyId, unknown)
  return { known: known.length, unknown: unknown.length }
}

const STANDS = 'what was paid stands, and its facts are unknown'

interface Row extends OldPaycheck {
  user_id: string
  pay_date: Day
  paycheck_id: string
}

async function saveFacts(
  db: Kysely<Database>,
  companyId: string,
  rows: readonly (Row & { facts: KeptFacts })[],
): Promise<void> {
  if (rows.length === 0) return
  const { names, values, arrays, aliases } = factColumns(rows.map(({ facts }) => facts))
  await sql`
    update paycheck p set (${names}) = row(${values})
    from unnest(${keysOf(rows)}, ${places(rows)}::int[], ${arrays}) as c(user_id, pay_date, paycheck_id, place, ${aliases})
    where p.company_id = ${companyId} and ${IS_SAME}`.execute(db)
}

async function saveUnknown(db: Kysely<Database>, companyId: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update paycheck p set facts = 'unknown'
    from unnest(${keysOf(rows)}) as c(user_id, pay_date, paycheck_id)
    where p.company_id = ${companyId} and ${IS_SAME}`.execute(db)
}

const keysOf = (rows: readonly Row[]) => sql`
  ${uuids(rows, (row) => row.user_id)}::uuid[],
  ${dates(rows, (row) => row.pay_date)}::date[], ${uuids(rows, (row) => row.paycheck_id)}::uuid[]`

const IS_SAME = sql`
  p.user_id = c.user_id and p.pay_date = c.pay_date and p.paycheck_id = c.paycheck_id and p.facts is null`
