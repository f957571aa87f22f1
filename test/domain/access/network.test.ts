import { expect, test } from 'vitest'
import { networkOf, trustedProxies } from '../../../src/domain/access/network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', undefined],
  ['', undefined],
  ['7', undefined],
  ['203.0.113.7, 203.0.113.8', undefined],
])('F10: %j comes from %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  // setting                  address         hop   is trusted
  ['no', '10.0.0.1', 0, false],
  ['0', '10.0.0.1', 0, false],
  ['yes', '10.0.0.1', 0, true],
  ['yes', '10.0.0.1', 1, false],
  ['2', '10.0.0.1', 1, true],
  ['2', '10.0.0.1', 2, false],
  ['10.0.0.0/8,192.0.2.7', '10.9.9.9', 0, true],
  ['10.0.0.0/8,192.0.2.7', '::ffff:10.9.9.9', 3, true],
  ['10.0.0.0/8, 192.0.2.7', '192.0.2.7', 0, true],
  ['10.0.0.0/8,192.0.2.7', '192.0.2.8', 0, false],
  ['10.0.0.0/8', '2001:db8::1', 0, false],
  ['2001:db8::/32', '2001:db8::1', 0, true],
  ['10.0.0.0/8', 'unknown', 0, false],
] as const)('PURSER_TRUST_PROXY=%s: %s as hop %i is trusted: %s', (setting, address, hop, trusted) => {
  expect(trustedProxies(setting)!(address, hop)).toBe(trusted)
})

test.each(['true', '', '10.0.0.0/33', '10.0.0.1,proxy.internal', '-1', '1.5'])(
  '%j names no proxies',
  (text) => {
    expect(trustedProxies(text)).toBeUndefined()
  },
)
