/**
 * Drills over and over. Each pass takes the next seed; what it finds is added to what the passes before found, on this day or
 * another, and the report is written anew. Exits 1 when a pass failed.
 *
 *   npm run chaos -- [minutes = 10] [row …]
 *   npm run fuzz -- [minutes = 10] [row …]
 *
 * Found so far stands in docs/reference beside the report; --kept names another folder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { rows } from './rows/index.ts'
import {
  added,
  type Campaign,
  campaignReport,
  campaigns,
  type Found,
  nothingYet,
} from './support/campaign.ts'
import { openRun } from './support/ground.ts'
import { type Line, line } from './support/table.ts'
import { tried } from './support/tried.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kept: { type: 'string', default: fileURLToPath(new URL('../../docs/reference', import.meta.url)) },
    scale: { type: 'string' },
  },
})
const [name, minutes = '10', ...only] = positionals as [keyof typeof campaigns, string?, ...string[]]
const campaign: Campaign = campaigns[name]
const unknown = only.filter((row) => !campaign.rows.includes(row))
if (unknown.length > 0)
  throw new Error(`${name} has no row ${unknown.join(', ')}; it has ${campaign.rows.join(', ')}`)
const chosen = rows.filter(({ row }) => (only.length > 0 ? only : campaign.rows).includes(row))
const [kept, report] = [join(values.kept, `${name}.json`), join(values.kept, `${name}.md`)]
const until = performance.now() + Number(minutes) * 60_000
const today = () => new Date().toISOString().slice(0, 10)

let [found, failed] = [known(), false]
do {
  const lines = await pass(found.seed + 1)
  failed ||= lines.some(({ failures }) => failures > 0)
  found = added(found, lines, today())
  // After each pass, so that one that is broken off loses itself alone.
  writeFileSync(kept, `${JSON.stringify(found, null, 2)}\n`)
  writeFileSync(report, campaignReport(name, found))
} while (performance.now() < until)
process.exit(failed ? 1 : 0)

function known(): Found {
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : nothingYet(today())
}

async function pass(seed: number): Promise<readonly Line[]> {
  console.log(`seed ${seed}`)
  const run = openRun({
    scale: Number(values.scale ?? campaign.scale),
    seed,
    databaseUrl: process.env.DATABASE_URL,
  })
  const lines: Line[] = []
  try {
    for (const drill of chosen) {
      lines.push(await tried(run, drill))
      console.log(line(lines.at(-1)!))
    }
  } finally {
    await run.close()
  }
  return lines
}
