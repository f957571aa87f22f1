import { afterAll, expect, test } from 'vitest'
import { hasCitus, isSpread } from '../../../src/store/database/citus.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

test('one machine is not several', async () => {
  expect([await hasCitus(owner), await isSpread(owner)]).toEqual([false, false])
})
