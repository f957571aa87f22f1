import pg from 'pg'
import { Pool } from 'undici'
import { signedHeaders } from '../src/domain/webhooks/signature.ts'

/**
 * The least that delivers at least once: one statement claims a batch, each is signed and posted over a connection that
 * is kept, one statement acknowledges the batch. The login owns the tables, so no policy is asked. No order, no retries,
 * no log of attempts, no check of addresses, nothing read of an answer but its status, and nothing shared with anybody.
 */
export interface BareTarget {
  readonly databaseUrl: string
  readonly clientId: string
  readonly endpointId: string
  readonly url: string
  readonly secret: string
  readonly strands: number
}

const BATCH = 256
/** While the letters of one batch are on their way, the statements of another run. */
const BATCHES = 2

export async function bareLoop(target: BareTarget): Promise<void> {
  const database = new pg.Pool({ connectionString: target.databaseUrl, max: BATCHES })
  database.on('error', () => {})
  const { origin } = new URL(target.url)
  const receiver = new Pool(origin, { connections: target.strands, pipelining: 1 })
  await Promise.all(Array.from({ length: BATCHES }, () => batches(database, receiver, target)))
  await receiver.close()
  await database.end()
}

const CLAIM = `
  with due as materialized (
    select webhook_delivery_id as id from webhook_delivery
    where client_id = $1 and webhook_endpoint_id = $2 and status in ('waiting', 'sending') and next_attempt_at <= now()
    order by next_attempt_at limit ${BATCH} for update skip locked)
  update webhook_delivery d
  set status = 'sending', attempts = attempts + 1, next_attempt_at = now() + interval '30 seconds'
  from due where d.client_id = $1 and d.webhook_delivery_id = due.id
    and d.webhook_delivery_id = any(array(select id from due))
  returning d.webhook_delivery_id as id, d.event_id as "eventId",
    (select e.body from event e where e.client_id = d.client_id and e.event_id = d.event_id) as body`

const ACKNOWLEDGE = `
  update webhook_delivery set status = 'delivered', next_attempt_at = null, finished_at = now()
  where client_id = $1 and webhook_delivery_id = any($2::uuid[]) and status = 'sending'`

interface Letter {
  readonly id: string
  readonly eventId: string
  readonly body: string
}

async function batches(database: pg.Pool, receiver: Pool, target: BareTarget): Promise<void> {
  const claimed = async () => {
    const values = [target.clientId, target.endpointId]
    return (await database.query<Letter>({ name: 'claim', text: CLAIM, values })).rows
  }
  for (let letters = await claimed(); letters.length > 0; letters = await claimed()) {
    await Promise.all(letters.map((letter) => post(receiver, target, letter)))
    const values = [target.clientId, letters.map(({ id }) => id)]
    await database.query({ name: 'acknowledge', text: ACKNOWLEDGE, values })
  }
}

const post = (receiver: Pool, { url, secret }: BareTarget, { eventId: id, body }: Letter): Promise<void> => {
  const { pathname: path } = new URL(url)
  const headers = signedHeaders({ id, timestamp: Math.floor(Date.now() / 1000), body }, [secret])
  return new Promise((resolve, reject) => {
    let status = 0
    receiver.dispatch(
      { method: 'POST', path, headers, body },
      {
        onRequestStart() {},
        onResponseStart(_, code) {
          status = code
        },
        onResponseData() {},
        onResponseEnd: () => (status === 200 ? resolve() : reject(new Error(`answered ${status}`))),
        onResponseError: (_, error) => reject(error),
      },
    )
  })
}
