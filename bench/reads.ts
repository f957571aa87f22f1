/**
 * Every read of a company of 10,000 that was paid once: how long a caller waits for the first page of 50 and for the second.
 * A read that takes `limit` is asked for a page; whoever asks for a whole list gets one, and waits for its size.
 *
 *   npm run build && node --import tsx bench/reads.ts [people] [rounds]
 */
import { everyRead, filledCompany } from './every-read.ts'
import { ownService } from './own-service.ts'

const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = Number(process.argv[3] ?? 5)
const MOST_MS = 300
const PORT = 47_312

const service = await ownService(PORT)
const ms = (wait: number | undefined): string => (wait === undefined ? '' : `${wait.toFixed(0)} ms`)
try {
  const known = await filledCompany(service, PEOPLE)
  const slow: string[] = []
  console.log('| read | first page | second page | processor | bytes |\n|---|---:|---:|---:|---:|')
  for await (const { address, first, second, processor, bytes } of everyRead(service, known, ROUNDS)) {
    console.log(`| ${address} | ${ms(first)} | ${ms(second)} | ${ms(processor)} | ${bytes} |`)
    if (Math.max(first, second ?? 0) > MOST_MS) slow.push(address)
  }
  for (const address of slow) console.error(`over ${MOST_MS} ms: ${address}`)
  process.exitCode = slow.length > 0 ? 1 : 0
} finally {
  await service.end()
}
