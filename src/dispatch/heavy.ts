import { Worker } from 'node:worker_threads'
import { type Detail, Problem } from '../kernel/problem.ts'
import type { Environment } from '../operations/declaration/operation.ts'
import { fairQueue } from './fair-queue.ts'
import { resourceLimits } from './heavy-thread.ts'
import type { Arrived, Heard, Request } from './request.ts'

/** What the thread needs to stand on its own: the database and the keys. */
export interface HeavyParts {
  readonly databaseUrl: string
  readonly environment: Environment
  /** Settings by name, as text. */
  readonly settings: Readonly<Record<string, string | undefined>>
  readonly connections: number
}

/** A request that was read here, or one whose large body the thread reads. */
export type Asked = { readonly id: number } & (
  | { readonly request: Omit<Request, 'operation'>; readonly address: string }
  | { readonly arrived: Arrived }
)
export type Answered = { readonly id: number; readonly heard?: Partial<Heard> } & (
  | { readonly reply: string }
  | {
      readonly problem: { code: number; message: string; details: readonly Detail[]; refusal?: string }
    }
  | { readonly error: { message: string; code?: string } }
)

export interface HeavyThread {
  /** `heard` learns its place. */
  run(request: Request, heard?: Heard): Promise<string>
  /** Reads and runs a request whose body is large; `heard` learns what it said. */
  read(arrived: Arrived, heard: Heard): Promise<string>
  /** How many computations of the client wait or run. */
  count(clientId: string): number
  stop(): Promise<void>
}

/** How many of one client's requests may wait for the thread. */
const WAITING = 100

interface Waiting {
  resolve(answer: Answered): void
  reject(error: unknown): void
}

/**
 * A thread for operations that compute for many people, and for bodies that take long to read, with connections of its
 * own, so that the others' requests wait neither for the processor nor for a connection. Clients share it fairly. A
 * thread that dies fails what it held; Postgres undoes it.
 */
export function heavyThread(parts: HeavyParts): HeavyThread {
  const waiting = new Map<number, Waiting>()
  const slots = parts.connections
  const queue = fairQueue({ slots, share: Math.max(1, Math.floor(slots / 2)), waiting: WAITING })
  let [count, worker]: [number, Worker | undefined] = [0, undefined]

  const begin = (): Worker => {
    const made = new Worker(new URL('./heavy-worker.js', import.meta.url), {
      workerData: parts,
      resourceLimits,
    })
    made.on('message', (answer: Answered) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    made.on('error', (error) => failAll(waiting, error))
    made.on('exit', () => {
      if (worker === made) worker = undefined
      failAll(waiting, new Error('the thread for heavy operations ended'))
    })
    made.unref()
    return made
  }

  const ask = async (
    clientId: string,
    asked: DistributiveOmit<Asked, 'id'>,
    heard: Heard,
  ): Promise<string> => {
    heard.place = queue.count(clientId)
    const turn = await queue.enter(clientId)
    try {
      worker ??= begin()
      const id = ++count
      const answer = await new Promise<Answered>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker!.postMessage({ id, ...asked } satisfies Asked)
      })
      Object.assign(heard, answer.heard)
      return replyOf(answer)
    } finally {
      turn.leave()
    }
  }

  return {
    run: ({ operation: { address }, ...request }, heard = { ignored: [] }) =>
      ask(request.caller.clientId, { request, address }, heard),
    read: (arrived, heard) => ask(arrived.caller.clientId, { arrived }, heard),
    count: (clientId) => queue.count(clientId),
    async stop() {
      const stopping = worker
      worker = undefined
      if (!stopping) return
      stopping.postMessage('stop')
      await new Promise((resolve) => stopping.once('exit', resolve))
    },
  }
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never

function replyOf(answer: Answered): string {
  if ('reply' in answer) return answer.reply
  if ('problem' in answer) {
    const { code, message, ...rest } = answer.problem
    throw new Problem(code, message, rest)
  }
  throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
}

function failAll(waiting: Map<number, Waiting>, error: unknown): void {
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
