import { expect, test } from 'vitest'
import { blindIndex, newKey, seal, unseal } from '../../src/kernel/cipher.ts'

const [key, place] = [newKey(), 'worker.ssn:client:company:row']
const sealed = seal(key, place, '219-09-9999')

test('opens in its own place', () => {
  expect(unseal(key, place, sealed).toString()).toBe('219-09-9999')
  expect(unseal(key, place, seal(key, place, '')).toString()).toBe('')
})

test('the same text never gives the same bytes, nor shows', () => {
  expect(seal(key, place, '219-09-9999')).not.toEqual(sealed)
  expect(sealed.toString('latin1')).not.toContain('219-09-9999')
})

test.each([
  ['another row', () => unseal(key, 'worker.ssn:client:company:other', sealed)],
  ['another column', () => unseal(key, 'worker.date_of_birth:client:company:row', sealed)],
  ['another company', () => unseal(key, 'worker.ssn:client:other:row', sealed)],
  ['another key', () => unseal(newKey(), place, sealed)],
  ['an unknown version', () => unseal(key, place, Buffer.concat([Buffer.of(2), sealed.subarray(1)]))],
  ['cut short', () => unseal(key, place, sealed.subarray(0, -1))],
  ['empty', () => unseal(key, place, Buffer.alloc(0))],
])('does not open in %s', (_, open) => {
  expect(open).toThrow()
})

test('one changed bit anywhere does not open', () => {
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(() => unseal(key, place, changed)).toThrow()
  }
})

test('a blind index is equal for equal text under one key only', () => {
  const [one, other] = [newKey(), newKey()]
  expect(blindIndex(one, 'ein', '1')).toEqual(blindIndex(one, 'ein', '1'))
  expect(blindIndex(one, 'ein', '1')).not.toEqual(blindIndex(other, 'ein', '1'))
  expect(blindIndex(one, 'ein', '1')).not.toEqual(blindIndex(one, 'ein', '2'))
})
