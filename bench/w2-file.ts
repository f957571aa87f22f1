/**
 * 100,000 W-2s into one EFW2 file, made one by one and written as they come, then read back and checked line by line. The
 * floor for both together is 10 s; memory must not grow with the file.
 *
 *   node --expose-gc --import tsx bench/w2-file.ts [people]
 */
import { closeSync, createReadStream, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { checkerFor } from '../src/domain/layouts/check-file.ts'
import type { W2Person } from '../src/domain/layouts/w2-facts.ts'
import { w2Writer } from '../src/domain/layouts/w2-file.ts'
import { day } from '../src/kernel/dates.ts'
import { cents } from '../src/kernel/money.ts'
import { times } from '../src/kernel/rate.ts'
import { mebibytes, milliseconds, report } from './report.ts'

const PEOPLE = Number(process.argv[2] ?? 100_000)
const FLOOR = 10
/** A piece of the file goes to the disk at a time. */
const PIECE = 1 << 20
const MEGABYTE = 1 << 20

const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
const path = join(directory, 'efw2.txt')
const address = { delivery: '100 Peachtree St NE', city: 'Atlanta', state: 'GA', zip: '30303' }
const contact = { name: 'Ana Reyes', phone: '4045550100', email: 'payroll@larkspur.example' }
const company = { ein: '123456789', name: 'Larkspur Trading LLC', address, contact }
const heap = () => {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / MEGABYTE
}

const began = performance.now()
const sizes: number[] = []
write()
const written = performance.now()
const findings = await check()
const seconds = (from: number, to: number) => Math.round((to - from) / 10) / 100
const grown = Math.max(...sizes) - sizes[0]!
const whole = seconds(began, performance.now())
const { user, system } = process.cpuUsage()
const spent = Math.round((user + system) / 1e4) / 100
console.log(
  JSON.stringify({
    people: PEOPLE,
    'written s': seconds(began, written),
    'checked s': seconds(written, performance.now()),
    'cpu s': spent,
    'heap grew MB': Math.round(grown * 10) / 10,
    findings,
    'floor held': whole <= FLOOR && grown < 16 && findings === 0,
  }),
)
report({
  what: `${PEOPLE.toLocaleString('en-US')} W-2s written into one EFW2 file and checked, processor, beside the most it may take`,
  ours: milliseconds(spent * 1000),
  least: milliseconds(FLOOR * 1000),
  ratio: FLOOR / spent,
  memory: mebibytes(process.memoryUsage().rss),
})
rmSync(directory, { recursive: true, force: true })

function write(): void {
  const file = openSync(path, 'w')
  const writer = w2Writer({ ...company, userId: 'PURSER01' }, { taxYear: 2025, where: 'US' })
  let [waiting, size]: [Buffer[], number] = [[], 0]
  const put = (piece: Buffer, isLast = false) => {
    waiting.push(piece)
    size += piece.length
    if (size < PIECE && !isLast) return
    writeSync(file, Buffer.concat(waiting))
    ;[waiting, size] = [[], 0]
  }
  put(writer.begin())
  put(writer.employer({ ...company, taxYear: 2025, kind: 'N', employment: 'R' }))
  for (let at = 0; at < PEOPLE; at++) {
    put(writer.person(personAt(at)))
    if (at % 10_000 === 5_000) sizes.push(heap())
  }
  put(writer.endEmployer())
  put(writer.end(), true)
  closeSync(file)
}

async function check(): Promise<number> {
  const checker = checkerFor({ kind: 'w2', where: 'US', on: day('2025-12-31') })
  let [found, line] = [0, 0]
  for await (const text of createInterface({ input: createReadStream(path, 'latin1') })) {
    found += checker.line(text).length
    if (line++ % 10_000 === 5_000) sizes.push(heap())
  }
  return found + checker.end().length
}

function personAt(at: number): W2Person {
  const wages = cents(BigInt(3_000_000 + (at % 90_000) * 100))
  return {
    id: String(at),
    ssn: String(100_000_000 + at),
    name: { first: `Given${at % 1_000}`, last: `Family${at}` },
    address,
    boxes: {
      1: wages,
      2: times(wages, '12%'),
      3: wages,
      4: times(wages, '6.2%'),
      5: wages,
      6: times(wages, '1.45%'),
    },
    codes:
      at % 3 === 0 ? { D: cents(100_000n), DD: cents(500_000n) } : at % 7 === 0 ? { S: cents(50_000n) } : {},
  }
}
