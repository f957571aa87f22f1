import { expect, test } from 'vitest'
import { acceptedEncoding } from '../../src/http/encoding.ts'

test.each([
  ['', undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0', undefined],
  ['zstd', undefined],
])('Accept-Encoding: %s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding)
})
