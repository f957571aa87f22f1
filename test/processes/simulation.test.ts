import { expect, test } from 'vitest'
import { service } from '../support/service.ts'
import { simulate } from '../support/simulation.ts'

/**
 *   SIMULATION_SEEDS=7,8,9 SIMULATION_STEPS=5000 npx vitest run test/processes/simulation.test.ts
 *
 * A seed that fails is named. Alone it fails again, but for what hangs on the moment in which a connection was cut.
 */
const SEEDS = (process.env.SIMULATION_SEEDS ?? '1,2,3,4,5,6,7,8').split(',').map(Number)
const STEPS = Number(process.env.SIMULATION_STEPS ?? 250)
const sandbox = await service()

test.each(SEEDS)(`seed %i, ${STEPS} steps`, { timeout: 600_000 + STEPS * 1000 }, async (seed) => {
  const seen = await simulate(sandbox, { seed, steps: STEPS })
  // A simulation in which nobody was ever paid shows nothing.
  expect(seen.get('payroll/initiatePayroll 200') ?? 0).toBeGreaterThan(0)
  expect(seen.get('payroll/voidPayroll 200') ?? 0).toBeGreaterThan(0)
})
