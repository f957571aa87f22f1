/**
 * Every list and summary of a company of 100,000 that was paid once, by pages of 50: the processor time that the service and its
 * PostgreSQL spend on a page, which a busy machine moves less than the wait. None may take more than 300 ms.
 *
 *   npm run build && node --import tsx bench/lists.ts [people] [rounds]
 */
import { everyRead, filledCompany, type Read } from './every-read.ts'
import { ownService } from './own-service.ts'
import { milliseconds, report } from './report.ts'

const PEOPLE = Number(process.argv[2] ?? 100_000)
const ROUNDS = Number(process.argv[3] ?? 10)
const MOST_MS = 300
/** Reads that are told one by one; the others together. */
const SHOWN = 12
const PORT = 47_311

const service = await ownService(PORT)
try {
  const known = await filledCompany(service, PEOPLE)
  const reads: Read[] = []
  console.log(`of ${PEOPLE} people, ${ROUNDS} times each:\n| read | processor | wait | worst wait | bytes |`)
  for await (const read of everyRead(service, known, ROUNDS)) {
    const times = [read.processor, read.first, read.worst].map(milliseconds)
    console.log(`| ${[read.address, ...times, read.bytes].join(' | ')} |`)
    reads.push(read)
  }
  reads.sort((one, other) => other.processor - one.processor)
  const company = `a company of ${PEOPLE.toLocaleString('en-US')}`
  for (const read of reads.slice(0, SHOWN)) tell(`a page of ${read.address} in ${company}, processor`, read)
  tell(
    `a page of each of the ${reads.length - SHOWN} other reads in ${company}, processor, at most`,
    reads[SHOWN]!,
  )
  process.exitCode = reads[0]!.processor > MOST_MS ? 1 : 0
} finally {
  await service.end()
}

function tell(what: string, { processor, first }: Read): void {
  const ratio = MOST_MS / Math.max(processor, 1)
  report({
    what,
    ours: milliseconds(processor),
    least: milliseconds(MOST_MS),
    ratio,
    p50: milliseconds(first),
  })
}
