import { z } from 'zod'
import { operations } from '../src/operations/index.ts'
import type { ownService } from './own-service.ts'
import { paidCompany, reader } from './paid-company.ts'
import { rested, spentBy } from './processor.ts'

type Service = Awaited<ReturnType<typeof ownService>>

/** What computes a payroll, or makes a paper, is measured elsewhere; these are no reads by the page. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'payroll/previewPayroll': 'computes every paycheck: bench/payroll',
  'payroll/calculatePaycheck': 'computes a paycheck: bench/engine',
  'reports/explainPaycheck': 'computes a paycheck',
  'reports/getPayStub': 'prints a page',
}

export interface Read {
  readonly address: string
  /** Milliseconds that a caller waits, of the rounds the middle one and the longest. */
  readonly first: number
  readonly worst: number
  /** Of the second page, the middle one. */
  readonly second: number | undefined
  /** Milliseconds of processor time for one page, of the service and of PostgreSQL: a busy machine moves it less. */
  readonly processor: number
  readonly bytes: number
}

/**
 * Every read of the service, asked about what is known; a read that takes `limit` is asked for a page of 50. One that refuses
 * is told on the error stream and left out. What was done before is over when the first is asked.
 */
export async function* everyRead(
  service: Service,
  fields: Readonly<Record<string, unknown>>,
  rounds: number,
): AsyncGenerator<Read> {
  await rested(service.pid)
  for (const { address, verb, body } of operations) {
    if (verb !== 'GET' || address in OTHERWISE) continue
    const shape = body instanceof z.ZodObject ? body.shape : {}
    const asked = Object.fromEntries(
      Object.keys(shape).flatMap((key) => (key in fields ? [[key, fields[key]]] : [])),
    )
    const read = await timed(
      service,
      address,
      { ...asked, ...('limit' in shape ? { limit: 50 } : {}) },
      rounds,
    )
    if (read) yield read
  }
}

async function timed(
  { pid, post }: Service,
  address: string,
  body: object,
  rounds: number,
): Promise<Read | undefined> {
  const once = await post(address, body)
  if (once.status !== 200) {
    console.error(`not asked: ${address}: ${JSON.parse(once.text).error.message}`)
    return undefined
  }
  const cursor = JSON.parse(once.text).nextCursor as string | null | undefined
  const waits = async (asked: object): Promise<readonly number[]> => {
    const found: number[] = []
    for (let round = 0; round < rounds; round++) {
      const begun = performance.now()
      await post(address, asked)
      found.push(performance.now() - begun)
    }
    return found.sort((a, b) => a - b)
  }
  const before = spentBy(pid)
  const first = await waits(body)
  const after = spentBy(pid)
  return {
    address,
    first: first[rounds >> 1]!,
    worst: first.at(-1)!,
    second: cursor ? (await waits({ ...body, cursor }))[rounds >> 1] : undefined,
    processor: (after.service - before.service + after.postgres - before.postgres) / rounds,
    bytes: once.text.length,
  }
}

/** A company that was paid once, and what a body may ask about it, by the name of the field. */
export async function filledCompany(
  { post }: Service,
  people: number,
): Promise<Readonly<Record<string, unknown>>> {
  const read = reader(post)
  const { companyId, payPeriodId, payDate, userId } = await paidCompany(post, people)
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
    // A list of periods is bounded by their paychecks too, and a ledger by its accounts.
    ...{ lineItemLimit: 50, accountLimit: 50 },
    ...{ text: 'a', transactionName: 'AchCredit', code: 'GA', stateCode: 'GA' },
  }
}
