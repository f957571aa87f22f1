import { markedText } from '../../domain/audit/mark.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { Vault } from '../database/vault.ts'
import type { AuditNote } from '../database/work.ts'
import { type Changes, NONE } from './changes.ts'

export interface Act {
  readonly actor: string
  /** As people read it; a task has none. */
  readonly actorLabel?: string
  readonly operation: string
  readonly requestId: string
}

/** One audit row for the whole transaction, made of what was noted on the way, under a mark of the client's own vault. */
export async function insertAudit(
  tx: Tx,
  vault: Pick<Vault, 'mark'>,
  notes: readonly AuditNote[],
  { actorLabel = '', ...by }: Act,
  { changes, inBulk }: Changes = NONE,
): Promise<void> {
  const touched = [
    ...notes.flatMap((note) => note.subjectIds ?? []),
    ...changes.map(({ recordId }) => recordId),
  ]
  const row = {
    clientId: tx.clientId,
    auditId: newId<'audit'>(),
    companyId: notes.find((note) => note.companyId)?.companyId ?? null,
    ...by,
    subjectIds: [...new Set(touched)],
  }
  const counted = Object.keys(inBulk).length > 0 ? { changedInBulk: inBulk } : {}
  const facts = JSON.stringify(Object.assign({}, ...notes.map((note) => note.facts ?? {}), counted))
  const changed = changes.length > 0 ? JSON.stringify(changes) : null
  const text = markedText({
    ...row,
    facts: JSON.parse(facts),
    clientTime: tx.now,
    actorLabel,
    changes: changed && JSON.parse(changed),
  })
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
      actor_label: actorLabel,
      changes: changed,
      mark: vault.mark('audit', text),
    })
    .execute()
}
