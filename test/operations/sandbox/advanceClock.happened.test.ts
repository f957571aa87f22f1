import { describe, expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, owner } = shared

interface Told {
  readonly at: string
  readonly code: string
  readonly what: string
  readonly subject: Readonly<Record<string, string | null>>
}

await ok('sandbox/setClock', { to: '2026-11-30T14:00:00Z' })
const demo = await payday(shared, 2)
const { companyId } = demo
const { payPeriodId, payDate } = demo.first

const visible = ({ happened }: { happened: (Told & { isRoutine: boolean })[] }) =>
  happened.filter(({ isRoutine }) => !isRoutine)

describe('a travel tells what happened on the way', () => {
  test('in order, at its time, for whom; what did nothing is left out', async () => {
    await ok('payroll/initiatePayroll', { companyId, payPeriodId })
    const reply = await ok('sandbox/advanceClock', { days: 25 })
    expect(visible(reply).map(({ code }) => code)).toEqual([
      'processRun',
      'handOverFile.debit',
      'settleDebit',
      'handOverFile.credit',
      'settleCredits',
    ])
    const [lock, , , , payday] = visible(reply)
    expect(lock).toMatchObject({
      what: 'The payroll locked and its money was set in motion',
      subject: { companyId, companyName: expect.any(String), userId: null, payPeriodId, payDate },
    })
    expect(payday!.at.slice(0, 10)).toBe(payDate)
    const times = reply.happened.map(({ at }: Told) => at)
    expect(times).toEqual([...times].sort())
    expect(reply.happenedCount).toBe(reply.happened.length)
  })

  test('of this travel alone', async () => {
    const { happened, happenedCount } = await ok('sandbox/advanceClock', { hours: 1 })
    expect({ happened, happenedCount }).toEqual({ happened: [], happenedCount: 0 })
  })

  test('how a verification ended, also where it failed', async () => {
    const fails = business({ kybInformation: { ein: '123450000' } })
    const { companyId } = (await ok('companyOnboarding/createBusiness', fails)).registration
    const { now } = (await ok('sandbox/getClock')).clock
    const to = new Date(Date.parse(now) + 60_000).toISOString()
    const { happened } = await ok('sandbox/setClock', { to })
    expect(happened.filter(({ subject }: Told) => subject.companyId === companyId)).toMatchObject([
      { code: 'verifyBusiness', what: 'The verification of the business was answered: failed' },
    ])
  })

  test('what stopped and waits for a person', async () => {
    await owner.query(
      `insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at)
       select gen_random_uuid(), client_id, company_id, 'leftBehind', 'x', '{}', now(), now() from company
       where company_id = $1`,
      [companyId],
    )
    const reply = await ok('sandbox/advanceClock', { days: 2 })
    const stopped = reply.happened.find(({ code }: Told) => code === 'leftBehind.parked')
    expect(stopped.what).toBe(
      'This stopped and waits for a person: leftBehind. Error: broken invariant: no task is named leftBehind',
    )
  })
})

test('the same Idempotency-Key answers the same, with what happened', async () => {
  const key = { headers: { 'idempotency-key': 'three-weeks' } }
  const first = await call('sandbox/advanceClock', { days: 21 }, key)
  const again = await call('sandbox/advanceClock', { days: 21 }, key)
  expect(again.text).toBe(first.text)
  expect(first.body.happenedCount).toBeGreaterThan(0)
})

test('a draw that comes back is told by its code', async () => {
  const poor = await payday(shared, 1)
  await poor.fundFrom('0001')
  await poor.initiate()
  const reply = await ok('sandbox/advanceClock', { days: 25 })
  expect(visible(reply).filter(({ subject }) => subject.companyId === poor.companyId)).toMatchObject([
    { code: 'handOverFile.debit' },
    { code: 'settleDebit.returned', what: 'A payment came back: R01 Insufficient Funds' },
  ])
})
