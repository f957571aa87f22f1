import { type Markable, markedText } from '../../domain/audit/mark.ts'
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

/**
 * One audit row for the whole transaction, made of what was noted on the way, under a mark of the client's own vault. It is
 * written as the transaction ends.
 */
export function insertAudit(
  tx: Tx,
  vault: Pick<Vault, 'mark'>,
  notes: readonly AuditNote[],
  { actor, actorLabel = '', operation, requestId }: Act,
  { changes, inBulk }: Changes = NONE,
): void {
  const named = notes.flatMap((note) => note.subjectIds ?? [])
  const subjectIds = [...new Set([...named, ...changes.map(({ recordId }) => recordId)])]
  const counted = Object.keys(inBulk).length > 0 ? { changedInBulk: inBulk } : {}
  const facts = JSON.stringify(Object.assign({}, ...notes.map((note) => note.facts ?? {}), counted))
  const changed = changes.length > 0 ? JSON.stringify(changes) : null
  const row: Markable = {
    clientId: tx.clientId,
    auditId: newId<'audit'>(),
    companyId: notes.find((note) => note.companyId)?.companyId ?? null,
    actor,
    operation,
    requestId,
    subjectIds,
    facts: JSON.parse(facts),
    clientTime: tx.now,
    actorLabel,
    changes: changed && JSON.parse(changed),
  }
  const mark = vault.mark('audit', markedText(row))
  tx.closing.push({
    into: INTO,
    row: [
      ...[row.clientId, row.auditId, row.companyId, actor, operation, requestId, subjectIds],
      ...[facts, isoInstant(tx.now), actorLabel, changed, mark],
    ],
  })
}

const INTO = `
  insert into audit (client_id, audit_id, company_id, actor, operation, request_id, subject_ids,
                     facts, client_time, actor_label, changes, mark)`
