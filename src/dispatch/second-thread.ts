import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { LentThread, SecondThread } from '../store/database/work.ts'
import type { HeavyParts } from './heavy.ts'
import { resourceLimits } from './heavy-thread.ts'

/** A thread whose answers come in the order of the questions; it is begun by the first who is lent it. */
export function secondThread(parts: SecondThreadParts): SecondThread {
  const waiting: Waiting[] = []
  let [worker, isLent]: [Worker | undefined, boolean] = [undefined, false]

  const begin = (): Worker => {
    const made = new Worker(new URL('./second-thread-worker.js', import.meta.url), {
      workerData: parts,
      resourceLimits,
    })
    made.on('message', ({ answer, failure }: Answer) => {
      const { resolve, reject } = waiting.shift()!
      if (failure === undefined) resolve(answer)
      else reject(new Error(failure))
    })
    // The run goes on without it.
    made.on('error', ({ message }) => process.emitWarning(`the second thread of payrolls ended: ${message}`))
    made.on('exit', () => {
      worker = undefined
      for (const { reject } of waiting.splice(0)) reject(new Error('the second thread ended'))
    })
    made.unref()
    return made
  }

  const ask = (question: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      worker ??= begin()
      // What cannot be sent is not waited for.
      worker.postMessage(question)
      waiting.push({ resolve, reject })
    })
  return {
    lend(people): LentThread | undefined {
      if (isLent || people < FEWEST || availableParallelism() === 1) return undefined
      isLent = true
      return {
        ask,
        giveBack: () => {
          isLent = false
        },
      }
    },
  }
}

/** People; fewer are computed before a second thread has begun. */
const FEWEST = 3000

export type SecondThreadParts = Pick<HeavyParts, 'databaseUrl' | 'settings'>

interface Waiting {
  resolve(answer: unknown): void
  reject(error: Error): void
}

export interface Answer {
  readonly answer?: unknown
  readonly failure?: string
}
