import { expect, test } from 'vitest'
import { mayConnect, urlFault } from '../../../src/domain/webhooks/address.ts'
import { hostile } from './hostile.ts'

const production = { production: true, allowed: [] }
const sandbox = { production: false, allowed: [] }

test.each(hostile)('%s is refused in production as it is written (%s)', (url, _, when) => {
  const fault = urlFault(url, production)
  if (when === 'written') expect(fault).toBeDefined()
  else expect(fault).toBeUndefined()
})

test.each(['https://hooks.example/path?x=1', 'https://8.8.8.8:8443/', 'https://[2606:4700::1111]/'])(
  '%s is allowed in production',
  (url) => expect(urlFault(url, production)).toBeUndefined(),
)

test.each(['http://127.0.0.1:9/', 'http://localhost/', 'https://10.0.0.1/'])(
  '%s is allowed in the sandbox',
  (url) => expect(urlFault(url, sandbox)).toBeUndefined(),
)

test.each([
  // address            public
  ['8.8.8.8', true],
  ['9.255.255.255', true],
  ['10.0.0.0', false],
  ['100.63.255.255', true],
  ['100.64.0.0', false], // shared address space, RFC 6598
  ['100.127.255.255', false],
  ['100.128.0.0', true],
  ['169.253.255.255', true],
  ['169.254.0.0', false],
  ['172.15.255.255', true],
  ['172.16.0.0', false],
  ['172.31.255.255', false],
  ['172.32.0.0', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', false], // mapped: nobody needs it, so nobody gets it
  ['4000::1', false], //         not allocated
  ['nonsense', false],
])('a connection to %s: %s', (address, may) =>
  expect(mayConnect('hooks.example', address, production)).toBe(may),
)

test('an operator allows names, addresses and ranges, also without TLS', () => {
  const rules = { production: true, allowed: ['hooks.internal', '10.1.0.0/16', '192.168.7.7', 'fd00::/8'] }
  for (const url of [
    'http://hooks.internal/x',
    'http://10.1.2.3/',
    'https://192.168.7.7/',
    'http://[fd12::1]/',
  ]) {
    expect(urlFault(url, rules)).toBeUndefined()
  }
  expect(mayConnect('hooks.internal', '10.9.9.9', rules)).toBe(true)
  expect(mayConnect('hooks.example', '10.1.9.9', rules)).toBe(true)
  for (const url of [
    'http://other.internal/',
    'https://10.2.0.1/',
    'https://192.168.7.8/',
    'http://hooks.example/',
  ]) {
    expect(urlFault(url, rules)).toBeDefined()
  }
})
