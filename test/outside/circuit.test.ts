import { expect, test } from 'vitest'
import { circuits } from '../../src/outside/circuit.ts'

const HOST = 'https://hooks.example'

function troubled(failures: number) {
  const clock = { now: 0 }
  const hosts = circuits(() => clock.now)
  for (let n = 0; n < failures; n++) {
    hosts.begin(HOST, false)
    hosts.end(HOST, 'nobody')
  }
  return { clock, hosts }
}

test('F18: four failures in a row rest nobody, the fifth does', () => {
  expect(troubled(4).hosts.room(HOST)).toBe(Number.POSITIVE_INFINITY)
  const { hosts } = troubled(5)
  expect(hosts.room(HOST)).toBe(0)
  expect(hosts.begin(HOST, false)).toBe(500)
  expect(hosts.room('https://other.example')).toBe(Number.POSITIVE_INFINITY)
})

test('F18: after a rest one attempt sees whether it is back; each failure doubles the rest, up to a minute', () => {
  const { clock, hosts } = troubled(5)
  for (const rest of [500, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]) {
    expect(hosts.begin(HOST, false)).toBe(rest)
    clock.now += rest - 1
    expect(hosts.room(HOST)).toBe(0)
    clock.now += 1
    expect(hosts.room(HOST)).toBe(1)
    expect(hosts.begin(HOST, false)).toBe(0)
    expect(hosts.room(HOST)).toBe(0)
    expect(hosts.begin(HOST, false)).toBeGreaterThan(0) // the one is under way
    hosts.end(HOST, 'nobody')
  }
})

test('F18: one answer ends the trouble; attempts that began before a rest do not lengthen it', () => {
  const { clock, hosts } = troubled(5)
  hosts.end(HOST, 'nobody')
  hosts.end(HOST, 'nobody')
  expect(hosts.begin(HOST, false)).toBe(500)
  clock.now += 500
  hosts.begin(HOST, false)
  hosts.end(HOST, 'host')
  expect(hosts.room(HOST)).toBe(Number.POSITIVE_INFINITY)
})

test('F18: a test goes also to a host that rests, and an attempt that says nothing leaves the way free', () => {
  const { clock, hosts } = troubled(5)
  expect(hosts.begin(HOST, true)).toBe(0)
  hosts.end(HOST, 'unknown')
  clock.now += 500
  expect(hosts.begin(HOST, false)).toBe(0)
  hosts.end(HOST, 'unknown')
  expect(hosts.room(HOST)).toBe(1)
})

test('F18: of ten thousand hosts and one more the longest known is forgotten', () => {
  const { hosts } = troubled(5)
  for (let n = 0; n < 10_000; n++) hosts.end(`https://h${n}.example`, 'nobody')
  expect(hosts.room(HOST)).toBe(Number.POSITIVE_INFINITY)
})
