import { parentPort, workerData } from 'node:worker_threads'
import { masterKeys } from '../settings/master-key.ts'
import { readSettings } from '../settings/settings.ts'
import { bulkPool } from '../store/database/connection.ts'
import { vaults } from '../store/database/vault.ts'
import { helpWithRuns } from '../work/payroll/help-run.ts'
import type { HelpAsked } from '../work/payroll/helped-run.ts'
import { stepBack } from './heavy-thread.ts'
import type { Answer, SecondThreadParts } from './second-thread.ts'

stepBack()

const given = workerData as SecondThreadParts
const pool = bulkPool(given.databaseUrl, 1, 'purser_second')
const help = helpWithRuns({ pool, vaults: vaults(await masterKeys(readSettings(given.settings))) })
/** Answered in the order in which they came, whichever is done first. */
let before: Promise<unknown> = Promise.resolve()

parentPort!.on('message', (asked: HelpAsked) => {
  const answering = help(asked).then(
    (answer): Answer => ({ answer }),
    (error: Error): Answer => ({ failure: error.message }),
  )
  before = before.then(async () => parentPort!.postMessage(await answering))
})
