/**
 * getUsers of a company of 10,000: the time that a caller waits, and the processor time that the service and its
 * PostgreSQL spend on one reply, which a busy machine moves less.
 *
 *   npm run build && node --import tsx bench/lists.ts [people] [rounds]
 */
import { ownService } from './own-service.ts'
import { spentBy } from './processor.ts'
import { milliseconds, report } from './report.ts'

const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = Number(process.argv[3] ?? 20)
const PORT = 47_311

const { pid, end, post } = await ownService(PORT)
try {
  const { company } = JSON.parse(await told('sandbox/seedDemoCompany', { employees: PEOPLE }))
  const list = () => told('reports/getUsers', { companyId: company.companyId })
  // The first replies of a process also compile its code.
  for (let round = 0; round < 5; round++) await list()

  const before = spentBy(pid)
  const waits: number[] = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    bytes = (await list()).length
    waits.push(performance.now() - begun)
  }
  const after = spentBy(pid)

  waits.sort((a, b) => a - b)
  const shown = (ms: number): string => `${ms.toFixed(0)} ms`
  console.log(`getUsers of ${PEOPLE}: ${(bytes / 1e6).toFixed(1)} MB, ${ROUNDS} times`)
  console.log(
    `wait       best ${shown(waits[0]!)}, median ${shown(waits[ROUNDS >> 1]!)}, worst ${shown(waits.at(-1)!)}`,
  )
  report({
    what: `getUsers of ${PEOPLE.toLocaleString('en-US')}, ${(bytes / 1e6).toFixed(1)} MB`,
    ours: milliseconds(waits[0]!),
    p50: milliseconds(waits[ROUNDS >> 1]!),
    p99: milliseconds(waits.at(-1)!),
  })
  console.log(
    `processor  service ${shown((after.service - before.service) / ROUNDS)}, ` +
      `PostgreSQL ${shown((after.postgres - before.postgres) / ROUNDS)} a reply`,
  )
} finally {
  await end()
}

async function told(address: string, body: object): Promise<string> {
  const { status, text } = await post(address, body)
  if (status !== 200) throw new Error(text)
  return text
}
