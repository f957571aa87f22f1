import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { WebhookEndpoint } from '../../domain/webhooks/endpoint.ts'
import { printSecret } from '../../domain/webhooks/signature.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Tx } from '../database/transaction.ts'
import type { Work } from '../database/work.ts'

export type EndpointChoice = Pick<WebhookEndpoint, 'url' | 'families' | 'enabled'>

/** The endpoint and its secret, which nobody is shown again. */
export async function insertEndpoint(
  work: Work,
  chosen: EndpointChoice,
): Promise<{ webhookEndpointId: Id<'webhookEndpoint'>; secret: string }> {
  const webhookEndpointId = newId<'webhookEndpoint'>()
  const { secret, sealed } = await freshSecret(work, webhookEndpointId)
  await work.db
    .insertInto('webhook_endpoint')
    .values({
      client_id: work.clientId,
      webhook_endpoint_id: webhookEndpointId,
      url: chosen.url,
      families: [...chosen.families],
      enabled: chosen.enabled,
      secret: sealed,
    })
    .execute()
  return { webhookEndpointId, secret }
}

export async function listEndpoints(
  tx: Tx,
  {
    ids,
    after,
    atMost,
    lock,
  }: { ids?: readonly string[]; after?: string; atMost?: number; lock?: boolean } = {},
): Promise<readonly WebhookEndpoint[]> {
  const rows = await tx.db
    .selectFrom('webhook_endpoint')
    .select([
      'webhook_endpoint_id',
      'url',
      'families',
      'enabled',
      'failing_since',
      'paused_at',
      'paused_reason',
      'disabled_at',
      'disabled_reason',
    ])
    .select(['previous_until', 'created_at'])
    .where('client_id', '=', tx.clientId)
    .$if(ids !== undefined, (q) =>
      q.where('webhook_endpoint_id', '=', sql<string>`any(${[...ids!]}::uuid[])`),
    )
    .$if(after !== undefined, (q) => q.where('webhook_endpoint_id', '>', after!))
    .$if(atMost !== undefined, (q) => q.limit(atMost!))
    .$if(lock === true, (q) => q.forNoKeyUpdate())
    .orderBy('webhook_endpoint_id')
    .execute()
  return rows.map((row) => ({
    webhookEndpointId: row.webhook_endpoint_id as Id<'webhookEndpoint'>,
    url: row.url,
    families: row.families,
    enabled: row.enabled,
    failingSince: row.failing_since,
    pausedAt: row.paused_at,
    pausedReason: row.paused_reason,
    disabledAt: row.disabled_at,
    disabledReason: row.disabled_reason,
    previousUntil: row.previous_until,
    createdAt: row.created_at,
  }))
}

/** Saves what was chosen. With a clean sheet nothing closes it, and there is no memory of failures. */
export async function updateEndpoint(
  work: Work,
  id: Id<'webhookEndpoint'>,
  { url, families, enabled, clean }: EndpointChoice & { readonly clean: boolean },
): Promise<void> {
  const sheet = clean ? CLEAN : {}
  await work.db
    .updateTable('webhook_endpoint')
    .set({ url, families: [...families], enabled, ...sheet })
    .where('client_id', '=', work.clientId)
    .where('webhook_endpoint_id', '=', id)
    .execute()
}

const CLEAN = {
  failing_since: null,
  paused_at: null,
  paused_reason: null,
  disabled_at: null,
  disabled_reason: null,
}

export async function deleteEndpoint(work: Work, id: Id<'webhookEndpoint'>): Promise<void> {
  await work.db
    .deleteFrom('webhook_endpoint')
    .where('client_id', '=', work.clientId)
    .where('webhook_endpoint_id', '=', id)
    .execute()
}

/** A new secret; the old one goes on signing beside it for a day. */
export async function rotateSecret(work: Work, id: Id<'webhookEndpoint'>): Promise<string> {
  const { secret, sealed } = await freshSecret(work, id)
  await sql`
    update webhook_endpoint
    set secret = ${sealed}, previous_secret = secret, previous_until = now() + interval '24 hours'
    where client_id = ${work.clientId} and webhook_endpoint_id = ${id}`.execute(work.db)
  return secret
}

async function freshSecret(
  work: Work,
  id: Id<'webhookEndpoint'>,
): Promise<{ secret: string; sealed: Buffer }> {
  const secret = printSecret(randomBytes(32))
  const vault = await work.vault(null)
  return { secret, sealed: vault.seal('webhook_endpoint.secret', id, new Secret(secret)) }
}
