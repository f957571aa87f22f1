import { sql } from 'kysely'
import { assert } from '../../kernel/problem.ts'
import { Secret } from '../../kernel/secret.ts'
import { gathered } from './gathered.ts'
import { allEnded, together } from './together.ts'
import type { Work } from './work.ts'

export type KeyClaim =
  | { readonly first: true }
  | { readonly first: false; readonly reply: string | undefined }

/** A key, and what it was sent with. */
interface Claim {
  readonly key: string
  readonly bodyHash: Buffer
}

/**
 * Takes the key, first thing in the write's transaction: a concurrent twin waits on the index until this one ends.
 * `reply` is undefined when the key was used with another body. A refused request rolls its claim back.
 */
export const claimKey = (work: Work, key: string, bodyHash: Buffer): Promise<KeyClaim> =>
  gathered(work, { kind: 'key', item: { key, bodyHash } }, (claims) => claimKeys(work, claims))

async function claimKeys(work: Work, claims: readonly Claim[]): Promise<readonly KeyClaim[]> {
  const keys = claims.map(({ key }) => key)
  const { taken } = await together({
    // A key is free again after a day, in real time. Asked so that they are looked up by key, never by their age.
    freed: sql`
      delete from idempotency where client_id = ${work.clientId} and key = any(${keys}::text[])
        and created_at + interval '24 hours' < now()`.execute(work.db),
    taken: sql<Pick<Claim, 'key'>>`
      insert into idempotency (client_id, key, body_hash)
      select ${work.clientId}::uuid, c.key, c.body_hash
      from unnest(${keys}::text[], ${claims.map(({ bodyHash }) => bodyHash)}::bytea[]) as c(key, body_hash)
      order by c.key on conflict do nothing returning key`.execute(work.db),
  })
  const first = new Set(taken.rows.map(({ key }) => key))
  // Of two with the same key in one transaction the second finds it taken.
  return allEnded(
    claims.map(
      async (claim): Promise<KeyClaim> =>
        first.delete(claim.key) ? { first: true } : repliedTo(work, claim),
    ),
  )
}

async function repliedTo(work: Work, { key, bodyHash }: Claim): Promise<KeyClaim> {
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

/** Kept as the transaction ends, encrypted: a reply may show a secret this once. */
export async function keepReply(work: Work, key: string, reply: string): Promise<void> {
  const vault = await work.vault(null)
  const sealed = vault.seal('idempotency.reply', key, new Secret(reply))
  work.closing.push({ text: KEEP, values: [work.clientId, key, sealed] })
}

const KEEP = 'update idempotency set reply = $3 where client_id = $1 and key = $2'

/** A refusal does not burn its key, also where the transaction of the refused request is kept. */
export async function releaseKey(work: Work, key: string): Promise<void> {
  await work.db
    .deleteFrom('idempotency')
    .where('client_id', '=', work.clientId)
    .where('key', '=', key)
    .execute()
}
