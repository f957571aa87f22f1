import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isBuilt } from '../support/program.ts'

const script = fileURLToPath(new URL('../../scripts/kill-payroll.mjs', import.meta.url))

/** The small version of what the script repeats fifty times each: fsync on, the service as it was built. */
test('kill -9 of server and database inside a payroll: one paycheck and one credit each', async () => {
  const program = isBuilt ? [] : ['source']
  const { stdout } = await promisify(execFile)(process.execPath, [script, '2', '300', '7', ...program])
  expect(stdout).toContain('4 kills inside the run')
  expect(stdout).not.toContain('BROKEN')
})
