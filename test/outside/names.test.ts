import { pbkdf2 } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { resolvedNames } from '../../src/outside/names.ts'
import { nameServer } from '../support/name-server.ts'
import { until } from '../support/until.ts'

const GOOD = { address: '192.0.2.7', family: 4 }

test('F18: an answer is kept as long as it says, within bounds, and asked for once by all who wait', async () => {
  const server = await nameServer(() => ({ address: GOOD.address, ttl: 60 }))
  const clock = { now: 0 }
  const names = resolvedNames({ limit: 2000, servers: [server.address], now: () => clock.now })
  const found = await Promise.all(Array.from({ length: 50 }, () => names.addresses('hooks.example')))
  expect(found).toEqual(Array(50).fill([GOOD]))
  expect(server.questions()).toBe(2) // A and AAAA

  clock.now = 59_999
  await names.addresses('HOOKS.example.')
  expect(server.questions()).toBe(2)
  clock.now = 60_000
  await names.addresses('hooks.example')
  expect(server.questions()).toBe(4)
  expect(names.pending()).toBe(0)
})

test('F18: that a name is unknown is kept too', async () => {
  const server = await nameServer(() => 'unknown')
  const clock = { now: 0 }
  const names = resolvedNames({ limit: 2000, servers: [server.address], now: () => clock.now })
  const ask = () => names.addresses('nowhere.example').catch((error) => error.code)
  expect(await ask()).toBe('ENOTFOUND')
  const once = server.questions()
  clock.now = 29_999
  expect(await ask()).toBe('ENOTFOUND')
  expect(server.questions()).toBe(once)
  clock.now = 30_000
  expect(await ask()).toBe('ENOTFOUND')
  expect(server.questions()).toBeGreaterThan(once)
})

test('F18: localhost and the file of hosts are asked of nobody', async () => {
  const server = await nameServer()
  const folder = await mkdtemp(join(tmpdir(), 'purser-hosts-'))
  const hostsFile = join(folder, 'hosts')
  await writeFile(
    hostsFile,
    '# ours\n10.0.0.9 Hooks.corp other.corp # both\n\nnonsense line\nfd00::9\thooks.corp\n',
  )
  const names = resolvedNames({ limit: 200, servers: [server.address], hostsFile })
  const loopback = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ]
  expect(await names.addresses('localhost')).toEqual(loopback)
  expect(await names.addresses('app.localhost')).toEqual(loopback)
  expect(await names.addresses('hooks.corp')).toEqual([
    { address: '10.0.0.9', family: 4 },
    { address: 'fd00::9', family: 6 },
  ])
  expect(await names.addresses('other.corp')).toEqual([{ address: '10.0.0.9', family: 4 }])
  expect(server.questions()).toBe(0)
  await rm(folder, { recursive: true })
})

test('F18: thousands of names that nobody answers: few wait, all end, and the shared threads are free', async () => {
  const server = await nameServer((name) =>
    name.startsWith('good') ? { address: GOOD.address, ttl: 60 } : 'silence',
  )
  const names = resolvedNames({ limit: 1500, servers: [server.address] })
  const codes = new Map<string, number>()
  const asked = Array.from({ length: 5000 }, (_, n) =>
    names.addresses(`silent${n}.example`).catch(({ code }) => codes.set(code, (codes.get(code) ?? 0) + 1)),
  )
  // Each reads the file of hosts first, on the shared threads.
  await until(() => names.pending() === 256)

  // With dns.lookup these would wait behind four threads that are busy for seconds each.
  await promisify(pbkdf2)('secret', 'salt', 1, 32, 'sha256')
  await readFile('/etc/hosts', 'utf8')
  expect(names.pending()).toBe(256)

  await Promise.all(asked)
  expect(names.pending()).toBe(0)
  expect(codes).toEqual(
    new Map([
      ['TOO_MANY_NAMES', 5000 - 256],
      ['EAI_AGAIN', 256],
    ]),
  )
  expect(await names.addresses('good.example')).toEqual([GOOD])
})
