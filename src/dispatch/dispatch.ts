import { createHash } from 'node:crypto'
import { actorOf, reachOf } from '../domain/access/caller.ts'
import { type Family, families } from '../domain/events.ts'
import { filled } from '../kernel/filled.ts'
import type { Id } from '../kernel/ids.ts'
import { assert, Problem } from '../kernel/problem.ts'
import { wireText } from '../kernel/wire.ts'
import type { Environment, House, Operation, Process } from '../operations/declaration/operation.ts'
import { claimKey, keepReply, releaseKey } from '../store/database/idempotency.ts'
import { declaredFor, retried } from '../store/database/retry.ts'
import { inSharedTransaction, type SharedConnections } from '../store/database/shared.ts'
import { inTransaction, type Mode, type Tx } from '../store/database/transaction.ts'
import type { Vaults } from '../store/database/vault.ts'
import { type Work, workIn } from '../store/database/work.ts'
import { asDeclared } from '../wire/fields/as-declared.ts'
import { idsIn, inFieldOrder } from '../wire/fields/body-fields.ts'
import {
  documentedFault,
  type Fault,
  faultsOf,
  isDecided,
  otherFault,
  problemOf,
  unknownIdFault,
} from '../wire/fields/faults.ts'
import { withOwnIds } from '../wire/fields/own-ids.ts'
import { unknownFields } from '../wire/fields/unknown-fields.ts'
import { shownTo } from '../wire/fields/visible.ts'
import { flush } from '../work/outbox/flush.ts'
import { admit, checkReach, unknownIds, withOwnKey } from './guard.ts'
import type { HeavyThread } from './heavy.ts'
import type { Request } from './request.ts'

/** What the dispatcher needs. */
export interface DispatchParts {
  readonly pool: SharedConnections
  readonly vaults: Vaults
  readonly environment: Environment
  /** Waits for what a client has set going; false when it is not done in time. */
  readonly processes: Readonly<Record<Process, (clientId: Id<'client'>) => Promise<boolean>>>
  /** Absent on the thread of heavy operations, which need nothing of it. */
  readonly house?: House
  /** Runs what is declared heavy, and reads large bodies, elsewhere; absent, all of it happens here. */
  readonly heavy?: Omit<HeavyThread, 'stop'>
  /** Tests check every reply against its declaration and record every refusal. */
  readonly checkReplies?: boolean
  readonly onRefusal?: (address: string, refusal: string) => void
  /** Tests record which operations changed a record; see operations/unchanged.ts. */
  readonly onChanges?: (address: string) => void
  /** Told when a kept reply is answered again. */
  readonly onReplay?: () => void
  /** Tests leave the check of scope, role and reach out, to see that the database holds without it. */
  readonly unguarded?: true
}

/** One request, one transaction. Answers the reply's JSON text, or throws a Problem. */
export async function dispatch(parts: DispatchParts, request: Request): Promise<string> {
  const { operation, caller } = request
  if (!parts.unguarded) admit(caller, operation)
  if (operation.heavy && parts.heavy) return parts.heavy.run(request)
  return answered(parts, withOwnKey(request))
}

async function answered(parts: DispatchParts, request: Request): Promise<string> {
  const { operation, caller } = request
  try {
    const { body, twice } = asDeclared(operation.body, request.raw)
    const sent = withOwnIds(operation.body, body, caller)
    const faults = [...twice, ...(request.strict ? unknownIn(request) : [])].map(otherFault)
    const parsed = operation.body.safeParse(sent)
    if (!parsed.success || faults.length > 0) {
      throw await malformed(parts, { ...request, raw: sent }, faults)
    }
    const reply = await retried(() => perform(parts, request, { sent, body: parsed.data }))
    return request.dryRun ? reply : await settled(parts, request, reply)
  } catch (error) {
    const problem = asProblem(operation, error)
    if (problem?.refusal) parts.onRefusal?.(operation.address, problem.refusal)
    if (problem && operation.refusalReply) return wireText(operation.refusalReply(problem))
    throw problem ?? error
  }
}

/** As many as anyone mends at once. */
const unknownIn = ({ operation, raw }: Request) => unknownFields(operation.body, raw, 1000)

const workOf = ({ vaults, environment }: DispatchParts, tx: Tx): Work =>
  workIn(tx, { vaults, isSandbox: !environment.production })

/** A body in the declared spelling, and as its schema read it. */
interface Read {
  readonly sent: unknown
  readonly body: unknown
}

async function perform(parts: DispatchParts, request: Request, { sent, body }: Read): Promise<string> {
  const { operation, caller } = request
  assert('run' in operation, `${operation.address} runs at the door`)
  const reads = operation.verb === 'GET' && !operation.discloses
  const mode = {
    access: reads && !operation.numbers ? 'read only' : 'read write',
    isolation: operation.heavy ? 'repeatable read' : 'read committed',
    keep: reads || !request.dryRun,
    reach: reachOf(caller),
  } as const
  const key = reads || request.dryRun ? undefined : request.idempotencyKey
  const outcome = await transacted(parts, request, mode, async (tx) => {
    const work = workOf(parts, tx)
    if (key !== undefined) {
      const claim = await claimKey(work, key, fingerprint(request))
      if (!claim.first) {
        parts.onReplay?.()
        return claim.reply ?? keyReused()
      }
    }
    if (!parts.unguarded) await checkReach(tx, caller, operation, sent)

    const value = await operation.run({
      body,
      work,
      refuse: (name, words) => {
        throw refusalOf(operation, name, words)
      },
      refused: (name, words) => refusalOf(operation, name, words),
      caller,
      environment: parts.environment,
      get house() {
        assert(parts.house, `${operation.address} asks for what this thread does not have`)
        return parts.house
      },
    })

    if (!reads) await record(parts, work, request)
    if (value instanceof Problem) {
      if (key !== undefined) await releaseKey(work, key)
      return value
    }
    if (parts.checkReplies) checkReply(operation, value)
    const reply = wireText(shownTo(operation.reply, value, caller))
    if (key !== undefined) await keepReply(work, key, reply)
    return reply
  })
  if (outcome instanceof Problem) throw outcome
  return outcome
}

/** A read shares a transaction with others that ask for the same, unless it takes long or numbers what it shows. */
function transacted<T>(
  { pool }: DispatchParts,
  { operation, caller: { clientId } }: Request,
  mode: Mode,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const isShared = operation.verb === 'GET' && !operation.heavy && !operation.numbers
  return isShared
    ? inSharedTransaction(pool, { clientId, asks: operation.address, mode }, work)
    : inTransaction(pool, clientId, mode, work)
}

/** What the operation set going is waited for. A reply that tells what became of it replaces the one that was kept. */
async function settled(parts: DispatchParts, request: Request, reply: string): Promise<string> {
  const { operation, idempotencyKey: key } = request
  const { clientId } = request.caller
  const { awaits } = operation
  if (!awaits) return reply
  const isDone = await parts.processes[awaits.process](clientId)
  return inTransaction(parts.pool, clientId, { access: 'read write' }, async (tx) => {
    const value = await awaits.settled(tx, JSON.parse(reply), isDone)
    if (value === undefined) return reply
    if (parts.checkReplies) checkReply(operation, value)
    const text = wireText(value)
    if (key !== undefined) await keepReply(workOf(parts, tx), key, text)
    return text
  })
}

async function record(
  parts: DispatchParts,
  work: Work,
  { operation, caller, requestId }: Request,
): Promise<void> {
  const declared: readonly Family[] = operation.emits ?? []
  for (const { family } of work.outbox.events) {
    assert(
      declared.includes(family),
      `${operation.address} emits ${families[family].family} without declaring it`,
    )
  }
  const by = { ...actorOf(caller), operation: operation.address, requestId }
  const { changes } = await flush(work, by, {
    reads: operation.verb === 'GET',
    whileClosed: operation.whileClosed === true,
    limited: reachOf(caller).companyIds !== undefined,
  })
  if (changes.length > 0) parts.onChanges?.(operation.address)
}

/** A body that its schema refuses. Unknown ids and documented refusals still win over the schema's messages. */
async function malformed(parts: DispatchParts, request: Request, before: readonly Fault[]): Promise<Problem> {
  const { operation, raw, caller } = request
  const faults = [...before, ...faultsOf(operation.body, raw)]
  if (isDecided(faults)) return problemOf(faults)
  const mode = { access: 'read only', reach: reachOf(caller) } as const
  const found = await inTransaction(parts.pool, caller.clientId, mode, async (tx) => {
    const unknown = await unknownIds(tx, caller, idsIn(operation.body, raw))
    if (unknown.length > 0) return unknown.map(unknownIdFault)
    const refusal = await operation.screen?.(workOf(parts, tx), raw)
    return refusal === undefined ? [] : [documentedFault(operation.refusals![refusal]!)]
  })
  return problemOf(inFieldOrder(operation.body, raw, [...found, ...faults]))
}

export function refusalOf(
  operation: Operation,
  name: string,
  words: Readonly<Record<string, string>> = {},
): Problem {
  const template = operation.refusals?.[name]
  assert(template !== undefined, `${operation.address} does not declare the refusal ${name}`)
  const message = filled(template, words)
  return new Problem(400, message, { refusal: name })
}

/** A Problem, or a violated constraint that the operation declares to be one. */
function asProblem(operation: Operation, error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  const { code } = error as { code?: string }
  const refusal = code === '23505' ? declaredFor(operation.conflicts ?? {}, error) : undefined
  return refusal === undefined ? undefined : new Problem(400, operation.refusals![refusal]!, { refusal })
}

function keyReused(): never {
  throw new Problem(409, 'This Idempotency-Key was already used with another body')
}

/** Another operation counts as another body; the order of keys and white space do not. */
const fingerprint = ({ operation, raw }: Request): Buffer =>
  createHash('sha256')
    .update(`${operation.address}\n${canonical(raw)}`)
    .digest()

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`
}

export function checkReply(operation: Operation, value: unknown): void {
  const checked = operation.reply.safeParse(value)
  assert(checked.success, `${operation.address} answered what it does not declare: ${checked.error?.message}`)
}
