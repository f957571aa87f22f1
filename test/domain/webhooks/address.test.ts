import { expect, test } from 'vitest'
import { hostOf, reachOf, urlFault } from '../../../src/domain/webhooks/address.ts'
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

test.each([
  'http://127.0.0.1:9/',
  'http://localhost/',
  'http://[::1]/',
  'http://8.8.8.8/',
  'http://hooks.example/',
])('%s is allowed in the sandbox', (url) => expect(urlFault(url, sandbox)).toBeUndefined())

const INSIDE = [
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['169.254.169.254', 'cloud metadata'],
  ['100.100.100.200', 'cloud metadata of another provider'],
  ['0.0.0.0', 'this host'],
  ['224.0.0.1', 'multicast'],
  ['fe80::1', 'link-local'],
  ['fd00:ec2::254', 'cloud metadata, IPv6'],
  ['::ffff:169.254.169.254', 'IPv4-mapped'],
  ['64:ff9b::a9fe:a9fe', 'NAT64'],
] as const

test.each(INSIDE)('F17: %s (%s) is not reached from the sandbox either, written or resolved', (address) => {
  const url = `http://${address.includes(':') ? `[${address}]` : address}/`
  expect(urlFault(url, sandbox)).toBe(
    'must be a public address or one of this machine; PURSER_WEBHOOK_ALLOW names others',
  )
  expect(reachOf('hooks.example', address, sandbox)).toBeUndefined()
  expect(urlFault(url, { ...sandbox, allowed: [hostOf(new URL(url))] })).toBeUndefined()
  expect(reachOf('hooks.example', address, { ...sandbox, allowed: ['hooks.example'] })).toBe('inside')
})

test.each([
  ['127.0.0.1', 'inside'],
  ['127.255.255.254', 'inside'],
  ['::1', 'inside'],
  ['8.8.8.8', 'public'],
] as const)('F17: the sandbox reaches %s: %s', (address, reach) =>
  expect(reachOf('hooks.example', address, sandbox)).toBe(reach),
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
  expect(reachOf('hooks.example', address, production)).toBe(may ? 'public' : undefined),
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
  expect(reachOf('hooks.internal', '10.9.9.9', rules)).toBe('inside')
  expect(reachOf('hooks.example', '10.1.9.9', rules)).toBe('inside')
  for (const url of [
    'http://other.internal/',
    'https://10.2.0.1/',
    'https://192.168.7.8/',
    'http://hooks.example/',
  ]) {
    expect(urlFault(url, rules)).toBeDefined()
  }
})
