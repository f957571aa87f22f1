/**
 * A payment file of 100,000 credits, encoded from memory. The floor is 0.25 s; processor time counts the collector's
 * threads as well.
 *
 *   node --import tsx bench/ach.ts [entries]
 */
import { type AchFile, encodeFile } from '../src/domain/money/ach/file.ts'
import { day } from '../src/kernel/dates.ts'
import { mebibytes, milliseconds, report } from './report.ts'

const ENTRIES = Number(process.argv[2] ?? 100_000)
const ROUNDS = 5
const FLOOR = 0.25

const file: AchFile = {
  bank: { routingNumber: '021000021', name: 'Bench Bank', originId: '1234567890', originName: 'Purser' },
  companyName: 'Bench',
  companyId: '1123456789',
  createdOn: day('2026-11-16'),
  createdAt: '0900',
  modifier: 'A',
  reference: 'BENCH',
  batches: [
    {
      entryClass: 'PPD',
      description: 'PAYROLL',
      effectiveDate: day('2026-11-20'),
      entries: Array.from({ length: ENTRIES }, (_, at) => ({
        direction: 'credit',
        accountType: at % 5 === 0 ? 'savings' : 'checking',
        routingNumber: '021000021',
        accountNumber: String(100_000_000 + at),
        amount: BigInt(100_000 + at),
        individualId: String(at),
        name: `Worker ${at}`,
      })),
    },
  ],
}

const [times, walls]: [number[], number[]] = [[], []]
for (let round = 0; round < ROUNDS; round++) {
  const [from, began] = [process.cpuUsage(), performance.now()]
  const { entries, bytes } = encodeFile(file)
  const { user, system } = process.cpuUsage(from)
  times.push((user + system) / 1e6)
  walls.push((performance.now() - began) / 1000)
  if (entries !== ENTRIES || bytes.length % 950 !== 0) throw new Error('the file is not whole')
}
times.sort((a, b) => a - b)
const median = times[Math.floor(ROUNDS / 2)]!
const best = Math.min(...walls) * 1000
report({
  what: `a payment file of ${ENTRIES.toLocaleString('en-US')} credits, encoded`,
  ours: milliseconds(best),
  least: milliseconds(FLOOR * 1000),
  ratio: (FLOOR * 1000) / best,
  memory: mebibytes(process.memoryUsage().rss),
})
console.log(
  JSON.stringify({
    entries: ENTRIES,
    'median cpu s': median,
    'best wall s': Math.min(...walls),
    'floor held': Math.min(...walls) <= FLOOR,
  }),
)
