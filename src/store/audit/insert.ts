import { markedText } from '../../domain/audit/mark.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { Vault } from '../database/vault.ts'
import type { AuditNote } from '../database/work.ts'

export interface Actor {
  readonly actor: string
  readonly operation: string
  readonly requestId: string
}

/** One audit row for the whole transaction, made of what was noted on the way, under a mark of the client's own vault. */
export async function insertAudit(
  tx: Tx,
  vault: Pick<Vault, 'mark'>,
  notes: readonly AuditNote[],
  by: Actor,
): Promise<void> {
  const row = {
    clientId: tx.clientId,
    auditId: newId<'audit'>(),
    companyId: notes.find((note) => note.companyId)?.companyId ?? null,
    ...by,
    subjectIds: [...new Set(notes.flatMap((note) => note.subjectIds ?? []))],
  }
  const facts = JSON.stringify(Object.assign({}, ...notes.map((note) => note.facts ?? {})))
  const text = markedText({ ...row, facts: JSON.parse(facts), clientTime: tx.now })
  await tx.db
    .insertInto('audit')
    .values({
      client_id: row.clientId,
      audit_id: row.auditId,
      company_id: row.companyId,
      actor: row.actor,
      operation: row.operation,
      request_id: row.requestId,
      subject_ids: row.subjectIds,
      facts,
      client_time: isoInstant(tx.now),
      mark: vault.mark('audit', text),
    })
    .execute()
}
