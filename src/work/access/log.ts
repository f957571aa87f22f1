import { type Actor, bylineOf } from '../../domain/access/caller.ts'
import type { AccessAct, Personal } from '../../domain/access/session.ts'
import { newId } from '../../kernel/ids.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { insertAudit } from '../../store/audit/insert.ts'
import type { Work } from '../../store/database/work.ts'

/** Writes down what happened at the door: by person, and sealed in the audit log of each company. */
export async function noteAtDoor(
  work: Work,
  people: readonly Pick<Personal, 'companyId' | 'personId'>[],
  { operation, act, by }: { readonly operation: string; readonly act: AccessAct; readonly by: Actor },
): Promise<void> {
  await logAccess(work, people, { act, actor: bylineOf(by) })
  const { requestId = newId() } = work
  const vault = await work.vault(null)
  for (const { companyId, personId } of people) {
    const note = { companyId, subjectIds: [personId], facts: { act } }
    insertAudit(work, vault, [note], { ...by, operation, requestId })
  }
}

/** Who has proven nothing yet. */
export const VISITOR: Actor = { actor: 'visitor', actorLabel: '' }
