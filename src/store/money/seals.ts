import { type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { FIRST_MAC, type MoneySeal, macOf } from '../../domain/money/seal.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'
import { ACCOUNTS_OF_TRANSFER, PAYCHECK_DIGEST, TRANSFER_DIGEST } from './digests.ts'

/** Rows under one seal. */
const SIZE = 1000

export interface SealedRun {
  readonly companyId: Id<'company'>
  /** Null: what is posted for the company itself. */
  readonly runId: Id<'run'> | null
}

/** Whoever writes paychecks or transfers says so in the same transaction: the sealer looks there, and nowhere else. */
export async function noteUnsealed(
  tx: Tx,
  { companyId }: Pick<SealedRun, 'companyId'>,
  runIds: readonly (string | null)[],
): Promise<void> {
  const runs = [...new Set(runIds)]
  await sql`
    insert into money_unsealed (company_id, client_id, money_unsealed_id, run_id)
    select home.company_id, ${tx.clientId}, r.id, r.run_id
    from ${home(companyId)} cross join unnest(${runs.map(() => newId())}::uuid[], ${runs}::uuid[]) as r(id, run_id)`.execute(
    tx.db,
  )
}

/** Of all clients. */
export async function runsToSeal(
  pool: pg.Pool,
): Promise<readonly (SealedRun & { readonly clientId: Id<'client'> })[]> {
  const { rows } = await pool.query<SealedRun & { clientId: Id<'client'> }>(
    'select client_id as "clientId", company_id as "companyId", run_id as "runId" from runs_to_seal()',
  )
  return rows
}

/**
 * Seals what no seal of the run covers. Whoever writes to the run meanwhile has noted it in a row of its own, which this
 * does not see and so does not take out.
 */
export async function sealRun(
  tx: Tx,
  key: Buffer,
  run: SealedRun,
): Promise<{ readonly rows: number; readonly position: bigint; readonly head: string }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${run.companyId}::text, 22))`.execute(tx.db)
  await sql`delete from money_unsealed where company_id = ${run.companyId} and client_id = ${tx.clientId}
            and run_id is not distinct from ${run.runId}::uuid`.execute(tx.db)
  let { position, mac } = await lastSeal(tx, run)
  let rows = 0
  for (const subject of ['paycheck', 'transfer'] as const) {
    const all = await unsealed(tx, run, subject)
    for (let at = 0; at < all.length; at += SIZE) {
      const page = all.slice(at, at + SIZE)
      const seal: MoneySeal = {
        ...run,
        subject,
        position: position + 1n,
        ids: page.map(({ id }) => id),
        digests: Buffer.concat(page.map(({ digest }) => digest)),
      }
      mac = macOf(key, mac, seal)
      await insertSeal(tx, seal, mac)
      position = seal.position
      rows += page.length
    }
  }
  return { rows, position, head: mac.toString('hex') }
}

async function lastSeal(tx: Tx, { companyId }: SealedRun): Promise<{ position: bigint; mac: Buffer }> {
  const { rows } = await sql<{ position: bigint; mac: Buffer }>`
    select position, mac from money_seal where company_id = ${companyId} and client_id = ${tx.clientId}
    order by position desc limit 1`.execute(tx.db)
  return rows[0] ?? { position: 0n, mac: FIRST_MAC }
}

interface Unsealed {
  readonly id: string
  readonly digest: Buffer
}

/** In order of id. `not in` over a list that depends on nothing is a hash, whatever the planner believes of its length. */
async function unsealed(tx: Tx, run: SealedRun, subject: MoneySeal['subject']): Promise<readonly Unsealed[]> {
  const { rows } = await sql<Unsealed>`
    select c.id, c.digest from (${SUBJECTS[subject](run)}) c
    where c.id not in (
      select unnest(ids) from money_seal
      where company_id = ${run.companyId} and run_id is not distinct from ${run.runId}::uuid and subject = ${subject})
    order by c.id`.execute(tx.db)
  return rows
}

/** The digest is only computed of rows that the seal takes. */
const SUBJECTS: Readonly<Record<MoneySeal['subject'], (run: SealedRun) => RawBuilder<unknown>>> = {
  paycheck: ({ companyId, runId }) => sql`
    select p.paycheck_id as id, ${sql.raw(PAYCHECK_DIGEST)} as digest from payroll_run r
    join paycheck p on p.company_id = r.company_id and p.pay_period_id = r.pay_period_id and p.run_id = r.run_id
      and p.voided_at is null and p.cancelled_at is null
    where r.company_id = ${companyId} and r.run_id = ${runId}
    union all
    select p.paycheck_id, ${sql.raw(PAYCHECK_DIGEST)} from paycheck p
    where p.company_id = ${companyId} and p.run_id = ${runId} and (p.voided_at is not null or p.cancelled_at is not null)`,
  transfer: ({ companyId, runId }) =>
    runId === null
      ? sql`
    select t.transfer_id as id, ${sql.raw(TRANSFER_DIGEST)} as digest from transfer t ${sql.raw(ACCOUNTS_OF_TRANSFER)}
    where t.company_id = ${companyId} and t.run_id is null and t.pay_period_id is null`
      : sql`
    select t.transfer_id as id, ${sql.raw(TRANSFER_DIGEST)} as digest from payroll_run r
    join transfer t on t.company_id = r.company_id and t.pay_period_id = r.pay_period_id and t.run_id = r.run_id
    ${sql.raw(ACCOUNTS_OF_TRANSFER)}
    where r.company_id = ${companyId} and r.run_id = ${runId}`,
}

async function insertSeal(tx: Tx, seal: MoneySeal, mac: Buffer): Promise<void> {
  await sql`
    insert into money_seal (company_id, client_id, position, run_id, subject, ids, digests, mac)
    values (${seal.companyId}, ${tx.clientId}, ${seal.position}, ${seal.runId}, ${seal.subject}, ${[...seal.ids]}::uuid[],
            ${seal.digests}, ${mac})`.execute(tx.db)
}
