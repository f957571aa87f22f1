import { createHash } from 'node:crypto'
import { type Caller, reachOf } from '../domain/access/caller.ts'
import { mayCall } from '../domain/access/may-call.ts'
import { Problem } from '../kernel/problem.ts'
import type { Operation } from '../operations/declaration/operation.ts'
import { existing } from '../store/database/lookup.ts'
import type { Tx } from '../store/database/transaction.ts'
import { type IdFound, idsIn } from '../wire/fields/body-fields.ts'
import { nouns, unknownId } from '../wire/fields/nouns.ts'
import type { Request } from './request.ts'

/** The one check of who may do what: scope, role, then reach. Below it row-level security holds the same lines. */

/** Refuses what the scope of a key or the role of a person does not allow, and says what it needs. */
export function admit(caller: Caller, operation: Operation): void {
  const admission = mayCall(caller, operation.access)
  if (!admission.allowed) throw new Problem(403, `This needs ${admission.needs}`)
}

/** An id that a limited caller does not reach answers like one that does not exist. */
export async function checkReach(tx: Tx, caller: Caller, { body: schema }: Operation, sent: unknown) {
  if (!reachOf(caller).companyIds) return
  const [unknown] = await unknownIds(tx, caller, idsIn(schema, sent))
  if (unknown) throw unknownId(unknown.noun)
}

/** Those that exist nowhere, and those outside the caller's reach: nobody can tell them apart. */
export async function unknownIds(tx: Tx, caller: Caller, ids: readonly IdFound[]): Promise<IdFound[]> {
  const reach = reachOf(caller)
  const there = new Map<string, ReadonlySet<string>>()
  for (const noun of new Set(ids.map((found) => found.noun))) {
    const asked = ids.filter((found) => found.noun === noun).map(({ id }) => id)
    there.set(noun, await existing(tx, nouns[noun], asked, reach))
  }
  return ids.filter(({ noun, id }) => !there.get(noun)!.has(id))
}

/** Two people may choose the same key; what one was answered is not the other's to read. */
export function withOwnKey(request: Request): Request {
  const { caller, idempotencyKey: key } = request
  const reach = reachOf(caller)
  if (key === undefined || !reach.companyIds) return request
  const owner = [reach.workerId ?? '', ...[...reach.companyIds].sort()].join()
  const idempotencyKey = createHash('sha256').update(`${owner}\n${key}`).digest('hex')
  return { ...request, idempotencyKey }
}
