import type { Change, Family } from '../../domain/events.ts'
import type { Payloads, TaskName } from '../../domain/tasks.ts'
import type { Instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { joined } from '../../kernel/joined.ts'
import type { Tx } from './transaction.ts'
import type { Vault, Vaults } from './vault.ts'

/**
 * A unit of work: one transaction, and what it tells the world when it commits. Operations and tasks run in one;
 * events, later work and the audit row are written by work/outbox/flush.ts in the same transaction.
 */
export interface Work extends Tx {
  /** In the sandbox law past its last checked day is used, marked provisional; production refuses. */
  readonly isSandbox: boolean
  /** Of the request at the door that it serves; the dispatcher and the tasks know theirs. */
  readonly requestId?: string
  /** Of a large run, where there is one. */
  readonly secondThread?: SecondThread
  readonly vault: (companyId: Id<'company'> | null) => Promise<Vault>
  readonly foundVault: (companyId: Id<'company'> | null) => Promise<Vault>
  /** Makes the keys of a new client, to whom row-level security is bound at that moment. */
  readonly foundClient: (clientId: Id<'client'>) => Promise<void>
  readonly emit: (event: Emission) => void
  readonly later: (item: LaterItem) => void
  /** Adds to the audit row: whose company, which records, which facts (never personal data). */
  readonly note: (facts: AuditNote) => void
  /** Collected so far; the outbox writes them. */
  readonly outbox: Outbox
}

/** What a unit of work needs of the process that runs it. */
export interface WorkParts {
  readonly vaults: Vaults
  readonly isSandbox: boolean
  readonly requestId?: string
  readonly secondThread?: SecondThread | undefined
}

/** A second thread, with a connection of its own, that takes part in what one transaction computes. */
export interface SecondThread {
  /** Undefined where the work is too little to be shared, or another transaction has the second thread. */
  lend(people: number): LentThread | undefined
}

/** What is asked and answered is plain; work/payroll/helped-run.ts says what. */
export interface LentThread {
  ask(question: object): Promise<unknown>
  giveBack(): void
}

export interface Emission {
  readonly family: Family
  readonly change: Change
  /** Null where the record is the client's own. */
  readonly companyId: Id<'company'> | null
  /** The record whose state changed: its events are delivered in order. */
  readonly entityId: string
  /** The record shown in the payload, where it is another (a bank account is shown inside its owner). */
  readonly shownId?: string
}

/** One of the tasks, with what that one carries. */
export type LaterItem = { readonly [Name in TaskName]: LaterOf<Name> }[TaskName]

interface LaterOf<Name extends TaskName> {
  readonly task: Name
  /** With the client and the task, unique: asking twice is asking once. */
  readonly key: string
  readonly companyId: Id<'company'> | null
  readonly dueAt: Instant
  readonly payload: Payloads[Name]
}

export interface AuditNote {
  readonly companyId?: Id<'company'>
  readonly subjectIds?: readonly string[]
  readonly facts?: Readonly<Record<string, unknown>>
}

interface Outbox {
  readonly events: Emission[]
  readonly later: LaterItem[]
  readonly notes: AuditNote[]
}

export function workIn(tx: Tx, { vaults, isSandbox, requestId, secondThread }: WorkParts): Work {
  const outbox: Outbox = { events: [], later: [], notes: [] }
  return joined<Tx, Omit<Work, keyof Tx>>(tx, {
    isSandbox,
    outbox,
    vault: (companyId) => vaults.of(tx, companyId),
    foundVault: (companyId) => vaults.found(tx, companyId),
    foundClient: async (clientId) => void (await vaults.found({ ...tx, clientId }, null)),
    emit: (event) => void outbox.events.push(event),
    later: (item) => void outbox.later.push(item),
    note: (facts) => void outbox.notes.push(facts),
    ...(requestId ? { requestId } : {}),
    ...(secondThread ? { secondThread } : {}),
  })
}
