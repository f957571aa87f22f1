import { sql } from 'kysely'
import type { WageRecord } from '../../domain/pay/facts.ts'
import type { WorkerKey } from '../../domain/people/worker.ts'
import type { LaborDistribution, LaborShare } from '../../domain/structure/labor.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** From its day on; another one of the same day replaces it. */
export async function saveDistribution(
  tx: Tx,
  { companyId, userId }: WorkerKey,
  { effectiveFrom, shares }: Pick<LaborDistribution, 'effectiveFrom' | 'shares'>,
): Promise<void> {
  await sql`
    delete from worker_labor
    where company_id = ${companyId} and user_id = ${userId} and effective_from = ${effectiveFrom}`.execute(
    tx.db,
  )
  await sql`
    insert into worker_labor (company_id, client_id, user_id, effective_from, place, basis_points, department_id, job_id,
                              cost_center_id)
    select home.company_id, ${tx.clientId}::uuid, ${userId}::uuid, ${effectiveFrom}::date, s.place - 1, s.points,
           s.department, s.job, s.center
    from ${home(companyId)} cross join unnest(${shares.map((s) => s.basisPoints)}::int[], ${shares.map((s) => s.department)}::uuid[],
                ${shares.map((s) => s.job)}::uuid[], ${shares.map((s) => s.costCenter)}::uuid[])
      with ordinality as s(points, department, job, center, place)`.execute(tx.db)
}

const shares = sql`jsonb_agg(jsonb_build_object('basisPoints', l.basis_points, 'department', l.department_id, 'job', l.job_id,
  'costCenter', l.cost_center_id) order by l.place)`

/** All of a worker, the latest first. */
export async function distributionsOf(
  tx: Tx,
  { companyId, userId }: WorkerKey,
): Promise<readonly Omit<LaborDistribution, 'userId'>[]> {
  const { rows } = await sql<{ effectiveFrom: Day; shares: readonly LaborShare[] }>`
    select l.effective_from as "effectiveFrom", ${shares} as shares from worker_labor l
    where l.company_id = ${companyId} and l.client_id = ${tx.clientId} and l.user_id = ${userId}
    group by l.effective_from order by l.effective_from desc`.execute(tx.db)
  return rows
}

interface JobRate {
  readonly jobId: string
  readonly effectiveFrom: Day
  readonly rate: WageRecord['rate']
  readonly basis: WageRecord['basis']
}

/** From its day on; another one of the same day replaces it. */
export async function saveJobRate(tx: Tx, { companyId, userId }: WorkerKey, job: JobRate): Promise<void> {
  await sql`
    insert into worker_job (company_id, client_id, user_id, job_id, effective_from, rate, basis)
    values (${companyId}, ${tx.clientId}, ${userId}, ${job.jobId}, ${job.effectiveFrom}, ${job.rate}, ${job.basis})
    on conflict (company_id, user_id, job_id, effective_from) do update set rate = excluded.rate, basis = excluded.basis`.execute(
    tx.db,
  )
}

/** All of a worker, by job, the latest first. */
export async function jobRatesOf(tx: Tx, { companyId, userId }: WorkerKey): Promise<readonly JobRate[]> {
  const { rows } = await sql<JobRate>`
    select job_id as "jobId", effective_from as "effectiveFrom", rate, basis from worker_job
    where company_id = ${companyId} and client_id = ${tx.clientId} and user_id = ${userId}
    order by job_id, effective_from desc`.execute(tx.db)
  return rows
}

/** What these people earn in their jobs on a day, with the weekly hours by which a salary becomes a rate. */
export async function jobRatesOn(
  tx: Tx,
  companyId: Id<'company'>,
  asked: { readonly userIds: readonly string[]; readonly on: Day },
): Promise<readonly JobRateOn[]> {
  const { rows } = await sql<JobRateOn>`
    select j.user_id as "userId", j.job_id as "jobId", j.rate, j.basis, coalesce(w.standard_working_hours, 0) as "weeklyHours"
    from (select distinct on (user_id, job_id) user_id, job_id, rate, basis from worker_job
          where company_id = ${companyId} and client_id = ${tx.clientId} and effective_from <= ${asked.on}
            and user_id = any(${[...asked.userIds]}::uuid[])
          order by user_id, job_id, effective_from desc) j
    left join lateral (
      select standard_working_hours from worker_wage
      where company_id = ${companyId} and user_id = j.user_id and effective_from <= ${asked.on}
      order by effective_from desc limit 1) w on true`.execute(tx.db)
  return rows
}

interface JobRateOn extends Pick<JobRate, 'jobId' | 'rate' | 'basis'> {
  readonly userId: string
  readonly weeklyHours: number
}
