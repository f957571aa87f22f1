import { sql } from 'kysely'
import { assert } from '../../kernel/problem.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Work } from './work.ts'

export type KeyClaim =
  | { readonly first: true }
  | { readonly first: false; readonly reply: string | undefined }

/**
 * Takes the key, first thing in the write's transaction: a concurrent twin waits on the index until this one ends.
 * `reply` is undefined when the key was used with another body. A refused request rolls its claim back.
 */
export async function claimKey(work: Work, key: string, bodyHash: Buffer): Promise<KeyClaim> {
  // A key is free again after a day, in real time.
  await sql`delete from idempotency where client_id = ${work.clientId} and key = ${key}
            and created_at < now() - interval '24 hours'`.execute(work.db)
  const taken = await sql`
    insert into idempotency (client_id, key, body_hash) values (${work.clientId}, ${key}, ${bodyHash})
    on conflict do nothing`.execute(work.db)
  if (taken.numAffectedRows === 1n) return { first: true }

  const row = await work.db
    .selectFrom('idempotency')
    .select(['body_hash', 'reply'])
    .where('client_id', '=', work.clientId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (!row.body_hash.equals(bodyHash)) return { first: false, reply: undefined }
  assert(row.reply, `idempotency key ${key} was committed without a reply`)
  const vault = await work.vault(null)
  return { first: false, reply: vault.open('idempotency.reply', key, row.reply).reveal() }
}

/** Kept encrypted: a reply may show a secret this once. */
export async function keepReply(work: Work, key: string, reply: string): Promise<void> {
  const vault = await work.vault(null)
  await work.db
    .updateTable('idempotency')
    .set({ reply: vault.seal('idempotency.reply', key, new Secret(reply)) })
    .where('client_id', '=', work.clientId)
    .where('key', '=', key)
    .execute()
}

/** A refusal does not burn its key, also where the transaction of the refused request is kept. */
export async function releaseKey(work: Work, key: string): Promise<void> {
  await work.db
    .deleteFrom('idempotency')
    .where('client_id', '=', work.clientId)
    .where('key', '=', key)
    .execute()
}
