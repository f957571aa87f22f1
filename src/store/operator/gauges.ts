import type pg from 'pg'
import { deliveryMachine } from '../../domain/webhooks/delivery.ts'

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

/** A travelling client's work waits for no one, so it is not backlog. */
export async function gauges(pool: pg.Pool): Promise<Gauges> {
  const { rows } = await pool.query<Gauges>(`
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
      g.runs as "payrollRuns", g.unsealed as "auditUnsealed", g.returned as "paymentsReturned",
      (select count(*)::int from agenda where task like 'verify%') as verifications,
      v.findings, v.seconds_ago as "verifiedSecondsAgo"
    from bound_gauges() g cross join verification_gauges() v`)
  return rows[0]!
}
