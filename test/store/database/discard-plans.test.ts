import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startService } from '../../../src/service/main.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { callerOf } from '../../support/caller.ts'
import { testDatabase } from '../../support/database.ts'
import { recordingPool } from '../../support/recording.ts'
import { clients, succeeded, testSettings } from '../../support/service.ts'

const { url } = await testDatabase()
const settings = testSettings({ DATABASE_URL: url })
const log = pino({ level: 'silent' })
// The first start makes the login of the service.
await (await startService(settings, log, { threaded: false })).stop()
const { pool, record } = recordingPool(servicePool(url, 2))
const service = await startService(settings, log, { threaded: false, pool })
afterAll(async () => {
  await service.stop()
  await pool.end()
})
const call = callerOf(() => service.address, clients.first)
const ok = (address: string, body: object) => call(address, body).then(succeeded(address))

/** How often a company of so many people, its seed and its first payroll, has plans made anew. */
async function anew(employees: number): Promise<number> {
  const { statements } = await record(async () => {
    const { companyId } = (await ok('sandbox/seedDemoCompany', { employees })).company
    const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
    const { payPeriodId } = unprocessedPayPeriods[0]
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  })
  return statements.filter((text) => text === 'discard plans').length
}

test.each([
  [3, 0],
  [199, 0],
  [200, 2], // the seed, and the one slice of the run
  [201, 3], // a second slice is twice as much
])('plans are made anew where many are written: of %i people %i times', async (people, times) => {
  expect(await anew(people)).toBe(times)
})
