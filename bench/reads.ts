/**
 * Every read of a company of 10,000 that was paid once: how long a caller waits for the first page of 50 and for the second.
 * A read that takes `limit` is asked for a page; whoever asks for a whole list gets one, and waits for its size.
 *
 *   npm run build && node --import tsx bench/reads.ts [people] [rounds]
 */
import { z } from 'zod'
import { operations } from '../src/operations/index.ts'
import { ownService } from './own-service.ts'
import { paidCompany, reader } from './paid-company.ts'
import { spentBy } from './processor.ts'

const PEOPLE = Number(process.argv[2] ?? 10_000)
const ROUNDS = Number(process.argv[3] ?? 5)
const MOST_MS = 300
const PORT = 47_312

/** What computes a payroll, or makes a paper, is measured elsewhere; these are no reads by the page. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'payroll/previewPayroll': 'computes every paycheck: bench/payroll',
  'payroll/calculatePaycheck': 'computes a paycheck: bench/engine',
  'reports/explainPaycheck': 'computes a paycheck',
  'reports/getPayStub': 'prints a page',
}

const { pid, end, post } = await ownService(PORT)
const read = reader(post)
try {
  const fields = await known()
  const slow: string[] = []
  console.log('| read | first page | second page | processor | bytes |\n|---|---:|---:|---:|---:|')
  for (const { address, verb, body } of operations) {
    if (verb !== 'GET' || address in OTHERWISE) continue
    const shape = body instanceof z.ZodObject ? body.shape : {}
    const asked = Object.fromEntries(
      Object.keys(shape).flatMap((key) => (key in fields ? [[key, fields[key]]] : [])),
    )
    const row = await timed(address, 'limit' in shape ? { ...asked, limit: 50 } : asked)
    print(row)
    if (Math.max(row.first, row.second ?? 0) > MOST_MS) slow.push(address)
  }
  for (const address of slow) console.error(`over ${MOST_MS} ms: ${address}`)
  process.exitCode = slow.length > 0 ? 1 : 0
} finally {
  await end()
}

interface Timed {
  readonly address: string
  readonly first: number
  readonly second: number | undefined
  /** Milliseconds of processor time for one page, of the service and of PostgreSQL: a busy machine moves it less. */
  readonly processor: number
  readonly bytes: number
  readonly refused: string | undefined
}

async function timed(address: string, body: object): Promise<Timed> {
  const once = await post(address, body)
  if (once.status !== 200) {
    const refused = JSON.parse(once.text).error.message as string
    return { address, first: 0, second: undefined, processor: 0, bytes: 0, refused }
  }
  const cursor = JSON.parse(once.text).nextCursor as string | null | undefined
  const before = spentBy(pid)
  const first = await median(address, body)
  const after = spentBy(pid)
  return {
    address,
    first,
    second: cursor ? await median(address, { ...body, cursor }) : undefined,
    processor: (after.service - before.service + after.postgres - before.postgres) / ROUNDS,
    bytes: once.text.length,
    refused: undefined,
  }
}

async function median(address: string, body: object): Promise<number> {
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now()
    await post(address, body)
    waits.push(performance.now() - begun)
  }
  return waits.sort((a, b) => a - b)[ROUNDS >> 1]!
}

function print({ address, first, second, processor, bytes, refused }: Timed): void {
  const ms = (wait: number | undefined): string => (wait === undefined ? '' : `${wait.toFixed(0)} ms`)
  if (refused !== undefined) console.error(`not asked: ${address}: ${refused}`)
  else console.log(`| ${address} | ${ms(first)} | ${ms(second)} | ${ms(processor)} | ${bytes} |`)
}

/** What a body may ask about, by the name of the field. */
async function known(): Promise<Readonly<Record<string, unknown>>> {
  const { companyId, payPeriodId, payDate, userId } = await paidCompany(post, PEOPLE)
  const { timeOffPolicyId } = (
    await read('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'Vacation', policyType: 'Vacation', lumpSumHours: 80 },
    })
  ).timeOffPolicy
  const { users } = await read('reports/getUsers', { companyId, limit: 1000 })
  const userIds = users.map((user: { userId: string }) => user.userId)
  await read('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds })
  const year = Number(payDate.slice(0, 4))
  return {
    ...{ companyId, payPeriodId, userId, year, timeOffPolicyId },
    ...{ from: `${year}-01-01`, to: `${year}-12-31`, startDate: `${year}-01-01`, endDate: `${year}-12-31` },
    // A list of periods is bounded by their paychecks too.
    lineItemLimit: 50,
    ...{ text: 'a', transactionName: 'AchCredit', code: 'GA', stateCode: 'GA' },
  }
}
