import { expect, test } from 'vitest'
import { cents } from '../../src/kernel/money.ts'
import { wireText } from '../../src/kernel/wire.ts'

test('cents leave as dollars, and only there', () => {
  expect(wireText({ pay: cents(123_405n), parts: [cents(-7n)] })).toBe('{"pay":1234.05,"parts":[-0.07]}')
  expect(() => JSON.stringify({ pay: 1n })).toThrow('Do not know how to serialize a BigInt')
})

test('elsewhere a replacer is asked, as it is by itself', () => {
  const replacer = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)
  expect(JSON.stringify({ pay: 5n }, replacer)).toBe('{"pay":"5n"}')
})

test('what cannot leave leaves the way as it was', () => {
  const endless: Record<string, unknown> = { pay: cents(1n) }
  endless.self = endless
  expect(() => wireText(endless)).toThrow('circular')
  expect(() => JSON.stringify(1n)).toThrow(TypeError)
})
