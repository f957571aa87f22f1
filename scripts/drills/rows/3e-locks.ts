import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../support/database.ts'
import type { Drill, Ground } from '../support/drill.ts'
import { load, said } from '../support/load.ts'
import { clientOf, expectHonest } from '../support/outage.ts'

export const locks: Drill = {
  row: '3e',
  title:
    'a table locked by somebody else: statement timeout, lock timeout, and for 15 s with the settings as they come',
  failure:
    'an answer that is not 200 or 503 with Retry-After; unrelated reads or readyz not 200 in 3 s meanwhile',
  async run(ground) {
    const database = await ground.database()
    for (const [name, setting] of [
      ['statement timeout', { PURSER_STATEMENT_TIMEOUT: '500' }],
      ['lock timeout', { PURSER_LOCK_TIMEOUT: '500' }],
    ] as const)
      await short(ground, database, { name, setting })
    await long(ground, database)
  },
}

/** Every write is refused after half a second. */
async function short(
  ground: Ground,
  database: Database,
  { name, setting }: { name: string; setting: Readonly<Record<string, string>> },
): Promise<void> {
  const service = await ground.service({ DATABASE_URL: database.url, ...setting })
  const client = await clientOf(service.url)
  const unlock = await locked(database)
  const found = await load({ connections: 10, most: ground.count(40, 10) }, () => client.write())
  await unlock()
  for (const { status } of found.answers) if (status === 200) ground.tally.fail(`${name}: 200 through a lock`)
  expectHonest(ground.tally, found)
  ground.tally.note(`${name}: ${said(found)}`)
  await service.stop()
}

/** More writers wait than there are connections; others must not. */
async function long(ground: Ground, database: Database): Promise<void> {
  const { tally } = ground
  const service = await ground.service({ DATABASE_URL: database.url })
  const client = await clientOf(service.url)
  const unlock = await locked(database)
  const seconds = 15
  const writing = load({ connections: ground.count(40, 20), most: ground.count(40, 20) }, () =>
    client.write(),
  )
  const watching = load({ connections: 1, seconds, pause: 500 }, () => client.ready())
  const reading = load({ connections: 2, seconds, pause: 500 }, () => client.read(20_000))
  await sleep(seconds * 1000)
  await unlock()
  const [written, watched, read] = [await writing, await watching, await reading]
  expectHonest(tally, written)
  expectHonest(tally, read)
  for (const { status, ms } of watched.answers)
    tally.try(status === 200, () => `readyz: ${status} after ${ms.toFixed(0)} ms`)
  tally.note(`15 s: writes ${said(written)}; reads of others ${said(read)}; readyz ${said(watched)}`)
}

/** Nobody can write a worker until the answer is called; everybody can read. */
async function locked({ owner }: Database): Promise<() => Promise<void>> {
  const holder = await owner.connect()
  await holder.query('begin')
  await holder.query('lock table worker in exclusive mode')
  return async () => {
    await holder.query('rollback')
    holder.release()
  }
}
