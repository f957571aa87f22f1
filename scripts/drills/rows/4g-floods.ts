import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { asked, demo, scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { load } from '../support/load.ts'

const PATHS = ['healthz', 'readyz', 'openapi.json', 'metrics', 'docs', 'reports/getCompanies']
/** Milliseconds that another client may wait in the middle. */
const SLOW = 250
const FLOOD = fileURLToPath(new URL('../support/flood.ts', import.meta.url))

export const floods: Drill = {
  row: '4g',
  title: 'floods without credentials, 50 connections, 8 s each',
  failure: 'another client whose answers are not 200, or take over 250 ms in the middle',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url })
    const { companyId, userId } = await demo(scene(url, FIRST).ok, 1)
    const seconds = ground.count(8, 3)
    const measured = (isOver: () => boolean) =>
      load({ connections: 1, pause: 10, seconds: 60, isOver }, () =>
        asked(url, 'reports/getUser', { companyId, userId }, { client: FIRST }),
      )
    const idleUntil = performance.now() + 2000
    const idle = await measured(() => performance.now() > idleUntil)
    tally.note(`idle p50 ${idle.p50.toFixed(0)} ms`)
    for (const path of PATHS) {
      let isOver = false
      const flooding = flood(url, path, seconds).finally(() => {
        isOver = true
      })
      const found = await measured(() => isOver)
      const rate = Math.round(Object.values(await flooding).reduce((sum, count) => sum + count, 0) / seconds)
      const bad = found.answers.filter(({ status }) => status !== 200).length
      tally.try(
        bad === 0 && found.p50 <= SLOW,
        () => `${path}: ${bad} not 200, p50 ${found.p50.toFixed(0)} ms`,
      )
      tally.note(`${path} ${rate}/s: p50 ${found.p50.toFixed(0)} ms`)
    }
  },
}

async function flood(url: string, path: string, seconds: number): Promise<Record<string, number>> {
  const argv = ['--import', import.meta.resolve('tsx'), FLOOD, url, path, String(seconds), '50']
  const { stdout } = await promisify(execFile)(process.execPath, argv)
  return JSON.parse(stdout)
}
