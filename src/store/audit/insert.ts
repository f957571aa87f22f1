import { isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { AuditNote } from '../database/work.ts'

export interface Actor {
  readonly actor: string
  readonly operation: string
  readonly requestId: string
}

/** One audit row for the whole transaction, made of what was noted on the way. */
export async function insertAudit(tx: Tx, notes: readonly AuditNote[], by: Actor): Promise<void> {
  await tx.db
    .insertInto('audit')
    .values({
      client_id: tx.clientId,
      audit_id: newId(),
      company_id: notes.find((note) => note.companyId)?.companyId ?? null,
      actor: by.actor,
      operation: by.operation,
      request_id: by.requestId,
      subject_ids: notes.flatMap((note) => note.subjectIds ?? []),
      facts: JSON.stringify(Object.assign({}, ...notes.map((note) => note.facts ?? {}))),
      client_time: isoInstant(tx.now),
    })
    .execute()
}
