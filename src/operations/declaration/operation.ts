import type { z } from 'zod'
import type { Caller } from '../../domain/access/caller.ts'
import type { Access, WhoMay } from '../../domain/access/may-call.ts'
import type { Family } from '../../domain/events.ts'
import type { Problem } from '../../kernel/problem.ts'
import type { FrontDoor } from '../../store/access/door.ts'
import type { Tx } from '../../store/database/transaction.ts'
import type { Work } from '../../store/database/work.ts'
import type { Address } from './address.ts'
import type { JobName } from './jobs.ts'

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * An operation, whole: what it is called, what it takes and answers, what it refuses and tells, and how it runs.
 * Addresses, validation, OpenAPI, the reference, the typed client and the list of events are derived from this.
 */
export type Operation<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusal extends string = string,
> = ClientOperation<Body, Reply, Refusal> | DoorOperation<Body, Reply, Refusal>

interface Declared<Body extends z.ZodType, Reply extends z.ZodType, Refusal extends string> {
  readonly address: Address
  /** What a reader of the reference wants to get done with it. */
  readonly job: JobName
  /** GET reads; POST creates and acts; PUT updates; DELETE deletes. Reads and updates also answer POST. */
  readonly verb: Verb
  /** A further verb that the interface names for this operation. */
  readonly also?: Verb
  /** Who may call it: the scope of a key, the roles of people, and how far it reaches. */
  readonly access: WhoMay
  readonly summary: string
  /** What was decided where the interface document is silent. Markdown. */
  readonly description?: string
  readonly body: Body
  readonly reply: Reply
  /** Refusals by name, with the exact message; `{word}` is filled in by the caller of refuse(). */
  readonly refusals?: Readonly<Record<Refusal, string>>
  /** Unique constraints whose violation is one of the refusals: the race is decided by Postgres. */
  readonly conflicts?: Readonly<Record<string, NoInfer<Refusal>>>
  readonly emits?: readonly Family[]
  /** A read that shows protected data: it writes an audit row, so it is not read-only. */
  readonly discloses?: readonly ('ssn' | 'identity' | 'document' | 'bankAccount')[]
  /** A read by cursor that first numbers what was committed: not read-only, and kept even in a dry run. */
  readonly numbers?: true
  /** Documented refusals that must win over schema faults, found in a body that may be malformed. */
  readonly screen?: (work: Work, raw: unknown) => Promise<NoInfer<Refusal> | undefined>
  /** The sandbox refresh answers HTTP 200 for its refusals too; this shapes them. */
  readonly refusalReply?: (problem: Problem) => z.output<Reply>
  /**
   * What the commit sets going and the reply waits for, a minute at most. `settled` then says what is answered: another
   * reply, or nothing when the first stands.
   */
  readonly awaits?: {
    readonly process: Process
    readonly settled: (
      tx: Tx,
      reply: z.output<Reply>,
      isDone: boolean,
    ) => Promise<z.output<Reply> | undefined>
  }
  /** Many people at once: it runs on a thread of its own, in one snapshot, so that other requests do not wait. */
  readonly heavy?: true
  /**
   * A write that may share its transaction with others of the same key (decision 107): it locks no row that is there, every
   * row that it changes names a record that it notes, and where it is refused it has written nothing.
   */
  readonly shares?: true
  /** Also of a company that is closed (adminPortal/closeCompany), which every other write is refused of. */
  readonly whileClosed?: true
  /** A larger body than PURSER_BODY_LIMIT: imports. */
  readonly large?: true
}

/** In the name of one client, in one transaction of it. */
export interface ClientOperation<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusal extends string = string,
> extends Declared<Body, Reply, Refusal> {
  readonly access: Access
  /** Answers the reply, or a refusal whose record stays (see `refused`). */
  run(call: Call<z.output<Body>, Refusal>): Promise<z.output<Reply> | Problem>
}

/** At the door: about who calls, which may not be known yet. It opens its own transactions. */
export interface DoorOperation<
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Refusal extends string = string,
> extends Declared<Body, Reply, Refusal> {
  readonly access: 'open' | 'recognized'
  enter(call: Visit<z.output<Body>, Refusal>): Promise<z.output<Reply>>
}

interface Visit<Body, Refusal extends string> {
  readonly body: Body
  readonly door: FrontDoor
  readonly visitor: Visitor
  readonly refuse: (name: Refusal, words?: Readonly<Record<string, string>>) => never
}

/** Who stands at the door. */
export interface Visitor {
  /** From where, as one who can be held to a limit. */
  readonly network: string
  /** Who it is, where that is known. */
  readonly caller: Caller | undefined
  /** A script of our own pages sends this: another site must not sign a browser in to somebody else's account. */
  readonly isOwnPage: boolean
  /** Gives the browser the token of its session, or takes it away. */
  readonly keep: (token: string | undefined) => void
}

/** Work of many transactions that an operation may wait for; main.ts says who does it. */
export type Process = 'travel'

interface Call<Body, Refusal extends string> {
  readonly body: Body
  readonly work: Work
  /** Raises a declared refusal: the whole request is undone and the caller reads its message. */
  readonly refuse: (name: Refusal, words?: Readonly<Record<string, string>>) => never
  /** A declared refusal to return instead of a reply: what was written stays, such as the count of wrong tries. */
  readonly refused: (name: Refusal, words?: Readonly<Record<string, string>>) => Problem
  readonly caller: Caller
  readonly environment: Environment
  /** What only the installation can do; nothing heavy asks for it. */
  readonly house: House
}

/** What the area `operator` asks of the installation. */
export interface House {
  /** As secrets of API keys are kept. */
  readonly hashOf: (secret: string) => Buffer
  /** What waits for a verdict, and a person's verdict: the tasks of the verifier record it. */
  readonly reviews: {
    readonly waiting: (work: Work) => Promise<readonly WaitingReview[]>
    readonly decide: (work: Work, given: Decided) => Promise<'decided' | 'busy' | 'over'>
  }
}

interface WaitingReview {
  readonly reviewId: string
  readonly kind: string
  readonly companyId: string | null
  /** What was submitted; secrets print masked. */
  readonly submitted: object
}

interface Decided {
  readonly reviewId: string
  readonly verdict: 'passed' | 'failed'
  readonly reason: string
}

/** What an operation may know of where it runs. */
export interface Environment {
  readonly production: boolean
  /** Whether production imports archives, as its operator set it. */
  readonly acceptsImports: boolean
  /** Host names, addresses and ranges that webhooks may reach although they are not public. */
  readonly allowedAddresses: readonly string[]
  /** Where people reach the service, without a slash at the end; links begin with it. */
  readonly consoleUrl: string | undefined
}

export const operation = <Body extends z.ZodType, Reply extends z.ZodType, Refusal extends string = never>(
  declared: ClientOperation<Body, Reply, Refusal>,
): ClientOperation<Body, Reply, Refusal> => declared

export const doorOperation = <
  Body extends z.ZodType,
  Reply extends z.ZodType,
  Refusal extends string = never,
>(
  declared: DoorOperation<Body, Reply, Refusal>,
): DoorOperation<Body, Reply, Refusal> => declared
