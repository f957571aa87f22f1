import type pg from 'pg'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'
import { WAITING } from '../money/returned-payments.ts'

const { parked, waiting } = deliveryMachine.state

/** How the service stands, over all clients: counts and ages, no one's data. */
export interface Gauges {
  readonly agendaDue: number
  readonly agendaOldestSeconds: number
  readonly agendaParked: number
  readonly deliveries: Readonly<Record<string, number>>
  readonly deliveryOldestSeconds: number
  readonly payrollRuns: Readonly<Record<string, number>>
  readonly auditUnsealed: number
  readonly verifications: number
  readonly paymentsReturned: number
  readonly findings: number
  readonly verifiedSecondsAgo: number
}

/** As owner: it reaches over all clients. A travelling client's work waits for no one, so it is not backlog. */
export async function gauges(owner: pg.Pool): Promise<Gauges> {
  const { rows } = await owner.query<Gauges>(`
    select
      (select count(*)::int from agenda where parked_at is null and wake_at <= now()) as "agendaDue",
      (select coalesce(extract(epoch from now() - min(wake_at)), 0)::float8 from agenda
        where parked_at is null and wake_at <= now()) as "agendaOldestSeconds",
      (select count(*)::int from agenda where parked_at is not null) as "agendaParked",
      (select coalesce(jsonb_object_agg(status, count), '{}') from (
        select status, count(*) from webhook_delivery where finished_at is null or status = '${parked}' group by 1) d)
        as deliveries,
      (select coalesce(extract(epoch from now() - min(next_attempt_at)), 0)::float8 from webhook_delivery
        where status = '${waiting}' and next_attempt_at between now() - interval '30 days' and now())
        as "deliveryOldestSeconds",
      (select coalesce(jsonb_object_agg(status, count), '{}') from (
        select status, count(*) from payroll_run group by 1) r) as "payrollRuns",
      (select count(*)::int from audit where position is null) as "auditUnsealed",
      (select count(*)::int from agenda where task like 'verify%') as verifications,
      (select count(*)::int ${WAITING}) as "paymentsReturned",
      (select count(*)::int from finding where gone_at is null) as findings,
      -- Until the first night is over: since the schema was made.
      (select extract(epoch from now() - coalesce(v.ended_at, (select min(applied_at) from migration)))::float8
        from verification v) as "verifiedSecondsAgo"`)
  return rows[0]!
}
