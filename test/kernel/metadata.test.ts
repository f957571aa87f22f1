import { expect, test } from 'vitest'
import { isTooMuchMetadata, mergedMetadata } from '../../src/kernel/metadata.ts'

const keys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`key-${n}`, String(n)]))

test('what is sent goes over what is known, and an empty text takes a key away', () => {
  expect(mergedMetadata({ a: '1', b: '2' }, { b: '3', c: '4' })).toEqual({ a: '1', b: '3', c: '4' })
  expect(mergedMetadata({ a: '1', b: '2' }, { a: '', z: '' })).toEqual({ b: '2' })
  expect(mergedMetadata({}, {})).toEqual({})
})

test('fifty keys, and not one more', () => {
  expect(isTooMuchMetadata(keys(50))).toBe(false)
  expect(isTooMuchMetadata(keys(51))).toBe(true)
})
