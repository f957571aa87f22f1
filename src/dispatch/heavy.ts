import { Worker } from 'node:worker_threads'
import { type Detail, Problem } from '../kernel/problem.ts'
import type { Environment } from '../operations/declaration/operation.ts'
import type { Request } from './dispatch.ts'

/** What the thread needs to stand on its own: the database and the keys. */
export interface HeavyParts {
  readonly databaseUrl: string
  readonly environment: Environment
  /** Settings by name, as text. */
  readonly settings: Readonly<Record<string, string | undefined>>
  readonly connections: number
}

export type Asked = Omit<Request, 'operation'> & { readonly id: number; readonly address: string }
export type Answered =
  | { readonly id: number; readonly reply: string }
  | {
      readonly id: number
      readonly problem: { code: number; message: string; details: readonly Detail[]; refusal?: string }
    }
  | { readonly id: number; readonly error: { message: string; code?: string } }

export interface HeavyThread {
  run(request: Request): Promise<string>
  stop(): Promise<void>
}

/**
 * Of a payroll nearly everything dies young, a slice of people at a time. In twice the default that happens before the
 * collector looks, measured as a twentieth less of the thread's time.
 */
const YOUNG = 96

/**
 * A thread for operations that compute for many people, with connections of its own, so that the others' requests wait
 * neither for the processor nor for a connection. A thread that dies fails what it held; Postgres undoes it.
 */
export function heavyThread(parts: HeavyParts): HeavyThread {
  const waiting = new Map<number, { resolve(reply: string): void; reject(error: unknown): void }>()
  let [count, worker]: [number, Worker | undefined] = [0, undefined]

  const begin = (): Worker => {
    const made = new Worker(new URL('./heavy-worker.js', import.meta.url), {
      workerData: parts,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    })
    made.on('message', (answer: Answered) => settle(waiting, answer))
    made.on('error', (error) => failAll(waiting, error))
    made.on('exit', () => {
      if (worker === made) worker = undefined
      failAll(waiting, new Error('the thread for heavy operations ended'))
    })
    made.unref()
    return made
  }

  return {
    run({ operation, ...request }) {
      worker ??= begin()
      const id = ++count
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker!.postMessage({ ...request, id, address: operation.address } satisfies Asked)
      })
    },
    async stop() {
      const stopping = worker
      worker = undefined
      if (!stopping) return
      stopping.postMessage('stop')
      await new Promise((resolve) => stopping.once('exit', resolve))
    },
  }
}

type Waiting = Map<number, { resolve(reply: string): void; reject(error: unknown): void }>

function settle(waiting: Waiting, answer: Answered): void {
  const caller = waiting.get(answer.id)
  waiting.delete(answer.id)
  if ('reply' in answer) caller?.resolve(answer.reply)
  else if ('problem' in answer) {
    const { code, message, ...rest } = answer.problem
    caller?.reject(new Problem(code, message, rest))
  } else caller?.reject(Object.assign(new Error(answer.error.message), { code: answer.error.code }))
}

function failAll(waiting: Waiting, error: unknown): void {
  for (const { reject } of waiting.values()) reject(error)
  waiting.clear()
}
