import type { Caller } from '../domain/access/caller.ts'
import { assert, Problem } from '../kernel/problem.ts'
import { wireText } from '../kernel/wire.ts'
import type { Visitor } from '../operations/declaration/operation.ts'
import type { FrontDoor } from '../store/access/door.ts'
import { asDeclared } from '../wire/fields/as-declared.ts'
import { faultsOf, otherFault, problemOf } from '../wire/fields/faults.ts'
import { unknownFields } from '../wire/fields/unknown-fields.ts'
import { checkReply, type DispatchParts, refusalOf } from './dispatch.ts'
import type { Request } from './request.ts'

/** One request at the door: of someone who may not be known yet. Answers the reply's JSON text, or throws a Problem. */
export async function enter(
  parts: Pick<DispatchParts, 'checkReplies' | 'onRefusal'> & { readonly door: FrontDoor },
  { operation, raw, strict, dryRun }: Request<Caller | undefined>,
  visitor: Visitor,
): Promise<string> {
  assert('enter' in operation, `${operation.address} does not run at the door`)
  const { body: sent, twice } = asDeclared(operation.body, raw)
  const faults = [...twice, ...(strict ? unknownFields(operation.body, raw, 1000) : [])].map(otherFault)
  const parsed = operation.body.safeParse(sent)
  if (!parsed.success || faults.length > 0) throw problemOf([...faults, ...faultsOf(operation.body, sent)])
  if (dryRun) throw new Problem(400, 'Dry-Run is not possible here: a letter cannot be called back')
  try {
    const reply = await operation.enter({
      body: parsed.data,
      door: parts.door,
      visitor,
      refuse: (name, words) => {
        throw refusalOf(operation, name, words)
      },
    })
    if (parts.checkReplies) checkReply(operation, reply)
    return wireText(reply)
  } catch (error) {
    if (error instanceof Problem && error.refusal) parts.onRefusal?.(operation.address, error.refusal)
    throw error
  }
}
