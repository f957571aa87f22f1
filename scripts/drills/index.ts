/**
 * Drills: faults, load and attack, tried for real on processes of the service as it was built. One row after the other
 * on a PostgreSQL of their own (or DATABASE_URL), loopback only, everything from one seed. Exits 1 when a row failed.
 *
 *   npm run drills -- [row …] [--scale 0.02] [--seed 1] [--report file] [--list]
 *
 * At scale 1 a row tries as often as its title says at most; at the default all rows together take some minutes.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { rows } from './rows/index.ts'
import type { Drill } from './support/drill.ts'
import { openRun } from './support/ground.ts'
import { type Line, line, table } from './support/table.ts'
import { tried } from './support/tried.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scale: { type: 'string', default: '0.02' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})

if (values.list)
  for (const { row, title, failure } of rows) console.log(`${row}\t${title}\n\tfails: ${failure}`)
else process.exit(await drilled(chosen(positionals)))

async function drilled(drills: readonly Drill[]): Promise<number> {
  const [scale, seed] = [Number(values.scale), Number(values.seed)]
  if (!(scale > 0) || !Number.isInteger(seed)) throw new Error('--scale is above 0, --seed a whole number')
  const run = openRun({ scale, seed, databaseUrl: process.env.DATABASE_URL })
  const lines: Line[] = []
  try {
    for (const drill of drills) {
      lines.push(await tried(run, drill))
      console.log(line(lines.at(-1)!))
    }
  } finally {
    await run.close()
  }
  const text = table(lines, { scale, seed })
  console.log(`\n${text}`)
  if (values.report) writeFileSync(values.report, text)
  return lines.some(({ failures }) => failures > 0) ? 1 : 0
}

function chosen(names: readonly string[]): readonly Drill[] {
  const unknown = names.filter((name) => !rows.some(({ row }) => row === name))
  if (unknown.length > 0) throw new Error(`no such row: ${unknown.join(', ')}; --list names them`)
  return names.length === 0 ? rows : rows.filter(({ row }) => names.includes(row))
}
