import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST, OTHER } from '../support/ground.ts'
import { load } from '../support/load.ts'
import { planted } from '../support/planted.ts'

/** So many of a hundred may still lie about: strings of the runtime cannot be wiped, only left to it. */
const MOST = 10

export const memory: Drill = {
  row: '7f',
  title: 'planted numbers in the memory of a process, after work for another client',
  failure: 'more than 10 of a hundred numbers still there',
  needs: 'linux',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const service = await ground.service({ DATABASE_URL: database.url })
    const { ok } = scene(service.url, FIRST)
    const { secrets } = await planted(ok, ground.count(18, 4))
    const { companyId } = await demo(scene(service.url, OTHER).ok, 20)
    await load({ connections: 8, seconds: ground.count(600, 15) }, () =>
      asked(service.url, 'reports/getUsers', { companyId, limit: 20 }, { client: OTHER }),
    )
    const numbers = Object.entries(secrets).filter(([name]) => !name.includes('birth'))
    const found = held(
      service.pid,
      numbers.map(([, secret]) => secret),
    )
    tally.passed(numbers.length)
    const most = Math.floor((numbers.length * MOST) / 100)
    for (let at = most; at < found.size; at++) tally.fail(`${[...found][at]!.slice(0, 3)}… is in memory`)
    tally.note(`${found.size} of ${numbers.length} numbers found`)
  },
}

/** Which of these are anywhere in the writable memory of this process. */
function held(pid: number, secrets: readonly string[]): ReadonlySet<string> {
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
