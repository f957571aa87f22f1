import { closeSync, createReadStream, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST, OTHER } from '../support/ground.ts'
import { load } from '../support/load.ts'
import { planted } from '../support/planted.ts'

export const memory: Drill = {
  row: '7f',
  title:
    'planted numbers that a process still refers to, after work for another client; and its whole memory',
  failure: 'a number in a snapshot of what the process refers to; strings that it dropped cannot be wiped',
  needs: 'linux',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const service = await ground.service({
      DATABASE_URL: database.url,
      NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${ground.directory}`,
    })
    const { ok } = scene(service.url, FIRST)
    const { secrets } = await planted(ok, ground.count(18, 4))
    const { companyId } = await demo(scene(service.url, OTHER).ok, 20)
    await load({ connections: 8, seconds: ground.count(600, 15) }, () =>
      asked(service.url, 'reports/getUsers', { companyId, limit: 20 }, { client: OTHER }),
    )
    const numbers = Object.entries(secrets).flatMap(([name, secret]) =>
      name.includes('birth') ? [] : [secret],
    )
    const lying = heldIn(service.pid, numbers)
    process.kill(service.pid, 'SIGUSR2')
    const live = await namedIn(await snapshotIn(ground.directory), numbers)
    for (const number of numbers) tally.try(!live.has(number), () => `${number.slice(0, 3)}… is referred to`)
    tally.note(`${live.size} of ${numbers.length} referred to, ${lying.size} anywhere in memory`)
  },
}

/** The snapshot, once it no longer grows. */
async function snapshotIn(directory: string): Promise<string> {
  for (let size = -1, waited = 0; waited < 120; waited++) {
    await sleep(1000)
    const name = readdirSync(directory).find((found) => found.endsWith('.heapsnapshot'))
    const now = name ? statSync(join(directory, name)).size : -1
    if (name && now > 0 && now === size) return join(directory, name)
    size = now
  }
  throw new Error('no snapshot was written')
}

/** A snapshot is made after the garbage is gone, and lists every string that is left. */
async function namedIn(file: string, secrets: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  let before = ''
  for await (const part of createReadStream(file, { encoding: 'latin1' })) {
    const text = before + part
    for (const secret of secrets) if (text.includes(secret)) found.add(secret)
    before = text.slice(-64)
  }
  return found
}

/** Which of these are anywhere in the writable memory of this process. */
function heldIn(pid: number, secrets: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const file = openSync(`/proc/${pid}/mem`, 'r')
  for (const line of readFileSync(`/proc/${pid}/maps`, 'utf8').split('\n')) {
    const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? []
    if (!from || !to) continue
    const part = Buffer.alloc(Math.min(Number.parseInt(to, 16) - Number.parseInt(from, 16), 256 * 1_048_576))
    try {
      readSync(file, part, 0, part.length, Number.parseInt(from, 16))
    } catch {
      continue
    }
    for (const secret of secrets)
      if (part.includes(secret) || part.includes(Buffer.from(secret, 'utf16le'))) found.add(secret)
  }
  closeSync(file)
  return found
}
