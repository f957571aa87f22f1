import { sql } from 'kysely'
import type { Letter } from '../../domain/people/letter.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { assert } from '../../kernel/problem.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Work } from '../database/work.ts'

/** A mail as it is kept, and for which company it was sent. */
interface Mailed extends Letter {
  readonly companyId: string | null
}

export interface KeptMail extends Mailed {
  readonly mailId: string
  readonly sentAt: Instant
}

/** Keeps what was mailed for whoever tests. Never in production, where a mail is its reader's alone. */
export async function keepMail(
  work: Work,
  { mailId, companyId, letter }: { mailId: string; companyId: Id<'company'> | null; letter: Letter },
): Promise<void> {
  assert(work.isSandbox, 'a mailbox in the sandbox')
  const mailed: Mailed = { ...letter, companyId }
  const vault = await work.vault(null)
  const sealed = vault.seal('sandbox_mail.letter', mailId, new Secret(JSON.stringify(mailed)))
  await sql`
    insert into sandbox_mail (client_id, mail_id, letter, sent_at)
    values (${work.clientId}, ${mailId}, ${sealed}, ${isoInstant(work.now)})`.execute(work.db)
}

/** The newest first, because that is what a tester waits for. */
export async function mailsOf(
  work: Work,
  { after, atMost }: { readonly after?: string; readonly atMost?: number },
): Promise<readonly KeptMail[]> {
  const { rows } = await sql<{ mailId: string; letter: Buffer; sentAt: Instant }>`
    select mail_id as "mailId", letter, sent_at as "sentAt" from sandbox_mail
    where client_id = ${work.clientId} and (${after ?? null}::uuid is null or mail_id < ${after ?? null}::uuid)
    order by mail_id desc limit ${atMost ?? null}`.execute(work.db)
  const vault = await work.vault(null)
  return rows.map(({ letter, ...row }) => ({
    ...row,
    ...(JSON.parse(vault.open('sandbox_mail.letter', row.mailId, letter).reveal()) as Mailed),
  }))
}
