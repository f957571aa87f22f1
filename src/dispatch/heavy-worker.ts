import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../kernel/problem.ts'
import { operations } from '../operations/index.ts'
import { masterKeys } from '../settings/master-key.ts'
import { readSettings } from '../settings/settings.ts'
import { bulkPool } from '../store/database/connection.ts'
import { vaults } from '../store/database/vault.ts'
import { type DispatchParts, dispatch } from './dispatch.ts'
import type { Answered, Asked, HeavyParts } from './heavy.ts'

/** The thread's side: the same dispatcher, on connections of its own. */
const { databaseUrl, environment, settings, connections } = workerData as HeavyParts
const pool = bulkPool(databaseUrl, connections)
const parts: DispatchParts = {
  pool,
  vaults: vaults(await masterKeys(readSettings(settings))),
  environment,
  processes: { travel: async () => true },
}
const byAddress = new Map(operations.map((operation) => [operation.address as string, operation]))
const running = new Set<Promise<void>>()

parentPort!.on('message', (asked: Asked | 'stop') => {
  if (asked === 'stop') {
    void Promise.allSettled(running).then(async () => {
      await pool.end()
      process.exit(0)
    })
    return
  }
  const done: Promise<void> = answer(asked).finally(() => running.delete(done))
  running.add(done)
})

async function answer({ id, address, ...request }: Asked): Promise<void> {
  try {
    const reply = await dispatch(parts, { ...request, operation: byAddress.get(address)! })
    parentPort!.postMessage({ id, reply } satisfies Answered)
  } catch (error) {
    parentPort!.postMessage(failure(id, error))
  }
}

function failure(id: number, error: unknown): Answered {
  if (error instanceof Problem) {
    const { code, message, details, refusal } = error
    return { id, problem: { code, message, details, ...(refusal ? { refusal } : {}) } }
  }
  const { message, code } = error as Error & { code?: string }
  return { id, error: { message, ...(code ? { code } : {}) } }
}
