import { actorOf, reachOf } from '../domain/access/caller.ts'
import { type Family, families } from '../domain/events.ts'
import { filled } from '../kernel/filled.ts'
import type { Id } from '../kernel/ids.ts'
import { assert, Problem } from '../kernel/problem.ts'
import { wireText } from '../kernel/wire.ts'
import type { Environment, House, Operation, Process } from '../operations/declaration/operation.ts'
import { claimKey, keepReply, releaseKey } from '../store/database/idempotency.ts'
import { declaredFor, retried } from '../store/database/retry.ts'
import {
  inSharedTransaction,
  inTransactionAlone,
  type SharedConnections,
  type Steps,
} from '../store/database/shared.ts'
import { allEnded } from '../store/database/together.ts'
import { inTransaction, type Mode, type Tx } from '../store/database/transaction.ts'
import type { Vaults } from '../store/database/vault.ts'
import { type SecondThread, type Work, workIn } from '../store/database/work.ts'
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
import { flushAll } from '../work/outbox/flush.ts'
import { fingerprint, keyReused } from './fingerprint.ts'
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
  /** Takes part in a large run, on the thread of heavy operations. */
  readonly secondThread?: SecondThread
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

const workOf = ({ vaults, environment, secondThread }: DispatchParts, tx: Tx): Work =>
  workIn(tx, { vaults, isSandbox: !environment.production, secondThread })

/** A body in the declared spelling, and as its schema read it. */
interface Read {
  readonly sent: unknown
  readonly body: unknown
}

async function perform(parts: DispatchParts, request: Request, { sent, body }: Read): Promise<string> {
  const { operation, caller, dryRun } = request
  const mode = {
    access: readsOnly(operation) && !operation.numbers ? 'read only' : 'read write',
    isolation: operation.heavy ? 'repeatable read' : 'read committed',
    keep: readsOnly(operation) || !dryRun,
    reach: reachOf(caller),
  } as const
  const key = readsOnly(operation) || dryRun ? undefined : request.idempotencyKey
  const asked = { request, sent, body, key }
  const steps = {
    begin: (tx: Tx) => begun(parts, asked, tx),
    end: (all: readonly Begun[]) => ended(parts, operation, all),
  }
  const outcome = await transacted(parts, asked, mode, steps)
  if (outcome instanceof Problem) throw outcome
  return outcome
}

/** Of what it reads, nobody is told. */
const readsOnly = ({ verb, discloses }: Operation): boolean => verb === 'GET' && !discloses

interface Asked extends Read {
  readonly request: Request
  /** Under which the reply is kept. */
  readonly key: string | undefined
}

/**
 * Requests for one operation share a transaction, unless it takes long, numbers what it shows, or writes and does not say so.
 * What a dry run does is undone, so it shares with nobody.
 */
function transacted<B, E>(
  { pool }: DispatchParts,
  { request: { operation, caller, dryRun } }: Asked,
  mode: Mode,
  steps: Steps<B, E>,
): Promise<E> {
  const { clientId } = caller
  const isRead = operation.verb === 'GET' && !operation.heavy && !operation.numbers
  if (dryRun || !(isRead || operation.shares)) return inTransactionAlone(pool, { clientId, mode }, steps)
  const leavesNothing = operation.shares === true || mode.access === 'read only'
  return inSharedTransaction(pool, { clientId, asks: operation.address, mode, leavesNothing }, steps)
}

/** What an operation has done and not yet told, or the reply that was kept under its key. */
type Begun = { readonly kept: string } | (Asked & { readonly work: Work; readonly value: unknown })

async function begun(parts: DispatchParts, asked: Asked, tx: Tx): Promise<Begun> {
  const work = workOf(parts, tx)
  const { request, key } = asked
  if (key === undefined) return ran(parts, asked, work)
  const claim = await claimKey(work, key, fingerprint(request))
  if (!claim.first) {
    parts.onReplay?.()
    return { kept: claim.reply ?? keyReused() }
  }
  try {
    return await ran(parts, asked, work)
  } catch (error) {
    // The others go on, and a refusal does not burn its key.
    if (tx.isShared && error instanceof Problem) await releaseKey(work, key)
    throw error
  }
}

async function ran(parts: DispatchParts, asked: Asked, work: Work): Promise<Begun> {
  const { request, sent, body } = asked
  const { operation, caller } = request
  assert('run' in operation, `${operation.address} runs at the door`)
  if (!parts.unguarded) await checkReach(work, caller, operation, sent)

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
  return { work, value, ...asked }
}

/** Tells what was done, all of it at once, and answers each. */
async function ended(
  parts: DispatchParts,
  operation: Operation,
  all: readonly Begun[],
): Promise<readonly (string | Problem)[]> {
  const done = all.flatMap((each) => ('work' in each ? [each] : []))
  if (!readsOnly(operation) && done.length > 0) await record(parts, operation, done)
  return allEnded(all.map(async (each) => ('work' in each ? answerOf(parts, each) : each.kept)))
}

async function answerOf(
  parts: DispatchParts,
  { request: { operation, caller }, work, key, value }: Exclude<Begun, { kept: string }>,
): Promise<string | Problem> {
  if (value instanceof Problem) {
    if (key !== undefined) await releaseKey(work, key)
    return value
  }
  if (parts.checkReplies) checkReply(operation, value)
  const reply = wireText(shownTo(operation.reply, value, caller))
  if (key !== undefined) await keepReply(work, key, reply)
  return reply
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
  operation: Operation,
  done: readonly (Asked & { readonly work: Work })[],
): Promise<void> {
  const declared: readonly Family[] = operation.emits ?? []
  for (const { family } of done.flatMap(({ work }) => work.outbox.events)) {
    assert(
      declared.includes(family),
      `${operation.address} emits ${families[family].family} without declaring it`,
    )
  }
  const told = done.map(({ work, request: { caller, requestId } }) => ({
    work,
    by: { operation: operation.address, requestId, ...actorOf(caller) },
  }))
  const all = await flushAll(told, {
    reads: operation.verb === 'GET',
    whileClosed: operation.whileClosed === true,
    limited: done.some(({ request }) => reachOf(request.caller).companyIds !== undefined),
  })
  if (all.some(({ changes }) => changes.length > 0)) parts.onChanges?.(operation.address)
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

export function checkReply(operation: Operation, value: unknown): void {
  const checked = operation.reply.safeParse(value)
  assert(checked.success, `${operation.address} answered what it does not declare: ${checked.error?.message}`)
}
