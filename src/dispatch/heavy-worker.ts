import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '../kernel/problem.ts'
import { operations } from '../operations/index.ts'
import { masterKeys } from '../settings/master-key.ts'
import { readSettings } from '../settings/settings.ts'
import { bulkPool } from '../store/database/connection.ts'
import { vaults } from '../store/database/vault.ts'
import { type DispatchParts, dispatch } from './dispatch.ts'
import type { Answered, Asked, HeavyParts } from './heavy.ts'
import { stepBack } from './heavy-thread.ts'
import { directory } from './protocol.ts'
import { readRequest } from './read-request.ts'
import type { Heard, Request } from './request.ts'
import { secondThread } from './second-thread.ts'

stepBack()

/** The thread's side: the same dispatcher, on connections of its own. */
const given = workerData as HeavyParts
const settings = readSettings(given.settings)
const pool = bulkPool(given.databaseUrl, given.connections)
const parts: DispatchParts = {
  pool,
  vaults: vaults(await masterKeys(settings)),
  environment: given.environment,
  processes: { travel: async () => true },
  secondThread: secondThread({ databaseUrl: given.databaseUrl, settings: given.settings }),
}
const reading = {
  directory: directory(operations, given.environment),
  settings,
}
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

async function answer(asked: Asked): Promise<void> {
  const heard: Heard = { ignored: [] }
  const outcome = await dispatched(asked, heard).then((reply) => ({ reply }), failure)
  parentPort!.postMessage({
    id: asked.id,
    ...outcome,
    ...('arrived' in asked ? { heard } : { heard: { isReplay: heard.isReplay === true } }),
  } satisfies Answered)
}

const dispatched = async (asked: Asked, heard: Heard): Promise<string> =>
  dispatch({ ...parts, onReplay: () => Object.assign(heard, { isReplay: true }) }, requestOf(asked, heard))

const requestOf = (asked: Asked, heard: Heard): Request =>
  'arrived' in asked
    ? readRequest(reading, asked.arrived, heard)
    : { ...asked.request, operation: reading.directory.at(asked.address)! }

function failure(error: unknown) {
  if (error instanceof Problem) {
    const { code, message, details, refusal } = error
    return { problem: { code, message, details, ...(refusal ? { refusal } : {}) } }
  }
  const { message, code } = error as Error & { code?: string }
  return { error: { message, ...(code ? { code } : {}) } }
}
