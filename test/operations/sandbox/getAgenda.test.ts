import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payday } from '../../support/payday.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, stranger } = shared

await ok('sandbox/setClock', { to: '2026-11-30T14:00:00Z' })
const demo = await payday(shared, 2)
const { companyId } = demo
const { payPeriodId, payDate } = demo.first

interface Coming {
  readonly at: string
  readonly code: string
  readonly subject: Readonly<Record<string, string | null>>
}
const agenda = async (body: object = { companyId }): Promise<Coming[]> =>
  (await ok('sandbox/getAgenda', body)).agenda

test('what comes, when and for whom, in plain words with a code', async () => {
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  const coming = await agenda()
  expect(coming.find(({ code }) => code === 'processRun')).toEqual({
    at: `${demo.first.deadLineToRunPayroll}T04:59:00.000Z`.replace(
      /^[\d-]+/,
      nextDay(demo.first.deadLineToRunPayroll),
    ),
    code: 'processRun',
    what: 'The payroll locks and its money is set in motion; until then it can be taken back',
    isRoutine: false,
    attempts: 0,
    subject: {
      companyId,
      companyName: 'Demo Orchard Company',
      userId: null,
      personName: null,
      payPeriodId,
      payDate,
    },
  })
  expect(coming.find(({ code }) => code === 'extendSchedule')).toMatchObject({ isRoutine: true })
})

test('going to a row brings it, and what it causes is next', async () => {
  const [lock] = (await agenda()).filter(({ code }) => code === 'processRun')
  await ok('sandbox/setClock', { to: lock!.at })
  const codes = (await agenda()).map(({ code }) => code)
  expect(codes).not.toContain('processRun')
  expect(codes).toContain('settleDebit')
  expect(codes).toContain('handOverFile.tax')
})

test('in order of time, page by page as a whole', async () => {
  await payday(shared, 1)
  const whole = await agenda({})
  const times = whole.map(({ at }) => at)
  expect(times).toEqual([...times].sort())
  const paged: Coming[] = []
  let cursor: string | null | undefined
  do {
    const reply = await ok('sandbox/getAgenda', { limit: 3, ...(cursor ? { cursor } : {}) })
    paged.push(...reply.agenda)
    cursor = reply.nextCursor
  } while (cursor)
  expect(paged).toEqual(whole)
})

test('a person is named', async () => {
  const { added } = people(shared)
  const { userId } = await added(companyId, { firstName: 'Priya', lastName: 'Nair' })
  await ok('adminPortal/resendInvitation', { companyId, userId })
  const [letter] = (await agenda()).filter(({ code }) => code === 'sendLetter.invitation')
  expect(letter!.subject).toMatchObject({ userId, personName: 'Priya Nair' })
})

test('another client’s company is unknown, and its agenda is its own', async () => {
  expect(await stranger('sandbox/getAgenda', { companyId })).toMatchObject(refused('Invalid CompanyId'))
  expect((await stranger('sandbox/getAgenda')).body.agenda).toEqual([])
  expect(await call('sandbox/getAgenda', { cursor: 'x' })).toMatchObject(
    refused('cursor: must be a nextCursor of an earlier reply'),
  )
})

test('a key of one company sees that company alone, and nothing of the client’s own', async () => {
  const { companyId: other } = await payday(shared, 1)
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['read'], companyIds: [other] })
  const credentials = `${apiKey.clientID}:${apiKey.SecretKey}`
  const reply = await fetch(`${shared.url()}/sandbox/getAgenda`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ method: 'getAgenda' }),
  })
  const { agenda: seen } = (await reply.json()) as { agenda: Coming[] }
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen.map(({ subject }) => subject.companyId))).toEqual(new Set([other]))
})

/** The deadline ends at a minute to midnight in New York, which is the next day in UTC. */
function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
