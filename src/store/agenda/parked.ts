import type pg from 'pg'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { AGENDA_CHANNEL } from './channel.ts'

export interface ParkedRow {
  readonly agendaId: string
  readonly clientId: string
  readonly companyId: string | null
  readonly task: string
  readonly key: string
  readonly dueAt: string
  readonly parkedAt: string
  readonly attempts: number
  readonly lastError: string | null
}

/** What failed at its last attempt and waits for a person, oldest first. */
export async function parkedRows(owner: pg.Pool): Promise<readonly ParkedRow[]> {
  const { rows } = await owner.query<
    Omit<ParkedRow, 'dueAt' | 'parkedAt'> & { dueAt: Instant; parkedAt: Instant }
  >(
    `select agenda_id as "agendaId", client_id as "clientId", company_id as "companyId", task, key, due_at as "dueAt",
            parked_at as "parkedAt", attempts, last_error as "lastError"
     from agenda where parked_at is not null order by parked_at, seq limit 1000`,
  )
  return rows.map((row) => ({ ...row, dueAt: isoInstant(row.dueAt), parkedAt: isoInstant(row.parkedAt) }))
}

/**
 * Gives parked rows all their attempts again, from now. A row whose work was asked for anew meanwhile stays parked: the
 * younger row does it. Answers the ids.
 */
export async function retryParked(owner: pg.Pool, only?: string): Promise<readonly string[]> {
  const { rows } = await owner.query<{ agenda_id: string }>(
    `update agenda a set parked_at = null, attempts = 0, leased_until = null, leased_by = null, wake_at = now()
     where a.parked_at is not null and ($1::uuid is null or a.agenda_id = $1)
       and not exists (select from agenda b where b.client_id = a.client_id and b.task = a.task and b.key = a.key
                       and b.agenda_id <> a.agenda_id and (b.parked_at is null or b.seq > a.seq))
     returning a.agenda_id`,
    [only ?? null],
  )
  if (rows.length > 0) await owner.query('select pg_notify($1, $2)', [AGENDA_CHANNEL, ''])
  return rows.map(({ agenda_id: agendaId }) => agendaId)
}
