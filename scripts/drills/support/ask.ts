/** Asking as an impatient client does: whatever happens is an answer, and its time is known. */
import { Agent, request } from 'undici'
import { operations } from '../../../src/operations/index.ts'
import { basic, callerOf } from '../../../test/support/caller.ts'

export interface Answer {
  /** 0: nobody answered. */
  readonly status: number
  readonly ms: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

export interface Asked {
  readonly client?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly verb?: string
  /** How long to wait for the answer. */
  readonly patience?: number
}

const PATIENCE = 30_000
const agent = new Agent({ connections: 512, pipelining: 1, connect: { timeout: 10_000 } })

/** An operation by its address, or with a verb any path. */
export async function asked(
  url: string,
  path: string,
  body?: object | string,
  given: Asked = {},
): Promise<Answer> {
  const { client, headers, patience = PATIENCE } = given
  const verb = given.verb ?? verbs.get(path) ?? (body === undefined ? 'GET' : 'POST')
  const text = typeof body === 'object' ? JSON.stringify({ method: path.split('/')[1], ...body }) : body
  const from = performance.now()
  try {
    const reply = await request(`${url}/${path}`, {
      method: verb as 'GET',
      dispatcher: agent,
      signal: AbortSignal.timeout(patience),
      headers: {
        ...(client === undefined ? {} : { authorization: basic(client) }),
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    })
    const received = await reply.body.text()
    return { status: reply.statusCode, ms: performance.now() - from, headers: reply.headers, text: received }
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string }
    return { status: 0, ms: performance.now() - from, headers: {}, text: `${code} ${message}` }
  }
}

const verbs: ReadonlyMap<string, string> = new Map(operations.map(({ address, verb }) => [address, verb]))

/** Calls that must succeed, to set the scene; the shape that the builders of the tests take. */
export function scene(url: string | (() => string), client: string) {
  const call = callerOf(typeof url === 'string' ? () => url : url, client)
  const ok: Ok = async (address, body = {}) => {
    const reply = await call(address, body)
    if (reply.status !== 200) throw new Error(`${address}: ${reply.status} ${reply.text.slice(0, 300)}`)
    return reply.body
  }
  return { call, ok }
}

// biome-ignore lint/suspicious/noExplicitAny: a drill reads what it expects; the tests check every reply's shape.
export type Ok = (address: string, body?: object) => Promise<any>

/** A demo company with its first open period and its people. */
export async function demo(ok: Ok, employees: number): Promise<Demo> {
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees })).company
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const { users } = await ok('reports/getUsers', { companyId, limit: 5 })
  return {
    companyId,
    payPeriodId: unprocessedPayPeriods[0].payPeriodId,
    userId: users[0].userId,
    userIds: users.map((each: { userId: string }) => each.userId),
  }
}

export interface Demo {
  readonly companyId: string
  readonly payPeriodId: string
  readonly userId: string
  readonly userIds: readonly string[]
}
