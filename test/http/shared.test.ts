import { expect, test } from 'vitest'
import { shared } from '../../src/http/shared.ts'

test('F11: whoever asks while it is made, or while it is fresh, gets the same', async () => {
  let made = 0
  const ask = shared(Number.POSITIVE_INFINITY, async () => ++made)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(await ask()).toBe(1)
})

test('what is fresh for no time is shared only while it is made', async () => {
  let made = 0
  const ask = shared(0, async () => ++made)
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  expect(await ask()).toBe(2)
})

test('a failure is not kept', async () => {
  let made = 0
  const ask = shared(Number.POSITIVE_INFINITY, async () => {
    if (++made === 1) throw new Error('away')
    return made
  })
  await expect(ask()).rejects.toThrow('away')
  expect(await ask()).toBe(2)
})
