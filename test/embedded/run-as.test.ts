import { chmodSync, chownSync, mkdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { query, runProgram, succeeds, temporaryDirectory } from './programs.ts'

const isRoot = process.getuid?.() === 0
const here = fileURLToPath(import.meta.url)
const nobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
// A clone in a home closed to others cannot be run by others at all.
const canBeNobody = isRoot && succeeds(nobody[0]!, ...nobody.slice(1), 'test', '-r', here)

/** A directory that belongs to a user and is closed to all others. */
function closedDirectory(uid: number): string {
  const path = join(temporaryDirectory(), 'closed')
  mkdirSync(path, { mode: 0o700 })
  if (isRoot) {
    chmodSync(join(path, '..'), 0o755)
    chownSync(path, uid, uid)
  }
  return path
}

/** A PATH on which only these tools are found. */
function pathWith(...tools: string[]): string {
  const bin = join(temporaryDirectory(), 'bin')
  mkdirSync(bin)
  for (const tool of tools) symlinkSync(join('/usr/bin', tool), join(bin, tool))
  chmodSync(join(bin, '..'), 0o755)
  return bin
}

const bare = { HOME: '/nonexistent', PATH: process.env.PATH! }

async function startTwice(dataDir: string, manner: Parameters<typeof runProgram>[1]): Promise<unknown> {
  const first = await runProgram(dataDir, manner)
  await query(first.url, "create table kept as select 'Zoë' as name")
  await first.stop()
  const second = await runProgram(dataDir, manner)
  const rows = await query(
    second.url,
    'select name, current_setting($$server_encoding$$) as encoding from kept',
  )
  await second.stop()
  return rows
}

const kept = [{ name: 'Zoë', encoding: 'UTF8' }]

test('this user, without LANG and without a home', async () => {
  const dataDir = join(closedDirectory(process.getuid?.() ?? 0), 'postgres')
  expect(await startTwice(dataDir, { env: bare })).toEqual(kept)
})

test.runIf(isRoot)('root keeps its files and PostgreSQL still does not run as root', async () => {
  const dataDir = join(closedDirectory(0), 'postgres')
  const program = await runProgram(dataDir, { env: bare })
  expect(statSync(join(dataDir, 'data')).uid).toBe(0)
  expect(succeeds('grep', '-q', '^Uid:\\s0', `/proc/${program.pid}/status`)).toBe(true)
  expect(succeeds('grep', '-q', '65534 *0 *1', `/proc/${program.pid}/uid_map`)).toBe(true)
  await program.stop()
})

test.runIf(canBeNobody)('a user who is not root, in a directory of their own', async () => {
  const dataDir = join(closedDirectory(65534), 'postgres')
  expect(await startTwice(dataDir, { env: bare, through: nobody })).toEqual(kept)
  expect(statSync(join(dataDir, 'data')).uid).toBe(65534)
})

test.runIf(isRoot)(
  'root without user namespaces becomes another user, in a closed directory too',
  async () => {
    const dataDir = join(closedDirectory(0), 'postgres')
    const env = { HOME: '/nonexistent', PATH: pathWith('sh', 'setpriv', 'true') }
    expect(await startTwice(dataDir, { env })).toEqual(kept)
    expect(statSync(join(dataDir, 'data')).uid).not.toBe(0)
  },
)

test.runIf(canBeNobody)('root without any of the tools switches user when it spawns', async () => {
  const dataDir = join(temporaryDirectory(), 'postgres')
  chmodSync(join(dataDir, '..'), 0o755)
  const env = { HOME: '/nonexistent', PATH: pathWith('sh') }
  expect(await startTwice(dataDir, { env })).toEqual(kept)
})

test.runIf(isRoot)('a directory that ran as another user is taken back', async () => {
  const dataDir = join(closedDirectory(0), 'postgres')
  const lowered = await runProgram(dataDir, { env: { PATH: pathWith('sh', 'setpriv', 'true') } })
  await query(lowered.url, 'create table kept as select 1 as one')
  await lowered.stop()

  const mapped = await runProgram(dataDir, { env: bare })
  expect(await query(mapped.url, 'select one from kept')).toEqual([{ one: 1 }])
  await mapped.stop()
  expect(statSync(join(dataDir, 'data')).uid).toBe(0)
})
