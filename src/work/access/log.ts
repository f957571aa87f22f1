import type { AccessAct, Personal } from '../../domain/access/session.ts'
import { newId } from '../../kernel/ids.ts'
import { logAccess } from '../../store/access/access-log.ts'
import { insertAudit } from '../../store/audit/insert.ts'
import type { Work } from '../../store/database/work.ts'

/** Writes down what happened at the door: by person, and sealed in the audit log of each company. */
export async function noteAtDoor(
  work: Work,
  people: readonly Pick<Personal, 'companyId' | 'personId'>[],
  { operation, ...told }: { readonly operation: string; readonly act: AccessAct; readonly actor: string },
): Promise<void> {
  await logAccess(work, people, told)
  const [requestId, vault] = [newId(), await work.vault(null)]
  for (const { companyId, personId } of people) {
    await insertAudit(work, vault, [{ companyId, subjectIds: [personId], facts: { act: told.act } }], {
      actor: told.actor,
      operation,
      requestId,
    })
  }
}

/** Who has proven nothing yet. */
export const VISITOR = 'visitor'
