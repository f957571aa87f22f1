import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { again } from './again.ts'

const world = await sharedService()
const { ok } = world
const { first, named, periodStatus, initiate } = await again(world)

test('called again, the same success; with runNow what is submitted is processed', async () => {
  const submitted = await initiate()
  expect(await initiate()).toEqual(submitted)
  expect([await periodStatus(), await named('AchDebit')]).toEqual(['submitted', []])

  expect(await initiate({ runNow: true })).toEqual(submitted)
  expect(await periodStatus()).toBe('inProcess')
  expect(await named('AchDebit')).toHaveLength(1)
  expect(await initiate({ runNow: true })).toEqual(submitted)
  expect(await named('AchDebit')).toHaveLength(1)

  // The deadline finds it processed.
  await ok('sandbox/setClock', { to: `${first.payDate}T22:00:00Z` })
  expect(await periodStatus()).toBe('processed')
  expect(await named('AchDebit')).toHaveLength(1)
})
