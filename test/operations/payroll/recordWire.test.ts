import { expect, test } from 'vitest'
import { holdsIn, isSettled } from '../../support/invariants.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call, owner } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { TX: '2.7%', CA: '3.4%' } })
await hire(companyId, { name: 'Wes Wired', state: 'TX', rate: 52_000 })
const cal = await hire(companyId, { name: 'Cal Coast', state: 'CA', rate: 52_000 })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
const payPeriodIdOf = (place: number) => periods[place]!.payPeriodId

/** US Eastern is four hours behind in summer. */
const at = (day: string, time: string) => ok('sandbox/setClock', { to: `${day}T${time}:00-04:00` })
const fund = (fundingMethod: string) =>
  ok('companyOnboarding/updateCompany', { company: { companyId, fundingMethod } })
const initiate = async (payPeriodId: string, runNow = true) =>
  (await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow })).payPeriod
const record = (payPeriodId: string, amount: number, reference: string, more: object = {}) =>
  call('payroll/recordWire', { companyId, payPeriodId, amount, reference, ...more })
const refusal = async (...given: Parameters<typeof record>): Promise<string> => {
  const { status, body } = await record(...given)
  expect(status).toBe(400)
  return body.error.message
}
const runsOf = async (payPeriodId: string) => (await ok('reports/getPayRun', { payPeriodId })).payRun
const awaited = async () => (await ok('reports/getAwaitedWires', { companyId })).wires
const tasks = async (code: string): Promise<string[]> =>
  (await ok('reports/getCompanyTask', { companyId })).tasks
    .filter((task: { code: string }) => task.code === code)
    .map(({ description }: { description: string }) => description)
const named = async (payPeriodId: string, transactionName: string): Promise<[number, string][]> =>
  (await ok('reports/getTransactionsBasedOnName', { payPeriodId, transactionName })).payrollTransaction.map(
    (row: { transferAmount: number; status: string }) => [row.transferAmount, row.status],
  )
const debitFiles = async () =>
  (await ok('reports/getAchFiles', { companyId, from: '2026-06-01', to: '2026-12-31' })).achFiles.filter(
    ({ kind }: { kind: string }) => kind === 'debit',
  )

test('a period that awaits no wire says so', async () => {
  expect(await refusal(payPeriodIdOf(0), 1, 'X')).toBe(
    'No payroll of this period awaits a wire: initiate it first with initiatePayroll',
  )
  await initiate(payPeriodIdOf(0), false)
  expect(await refusal(payPeriodIdOf(0), 1, 'X')).toBe(
    'This payroll is funded by ACH and awaits no wire; send the money back',
  )
  await ok('payroll/cancelPayrollSubmission', { companyId, payPeriodId: payPeriodIdOf(0) })
  expect(await refusal(payPeriodIdOf(0), 1, 'X')).toMatch(/^No payroll of this period awaits a wire/)
  expect(await awaited()).toEqual([])
})

test('a payroll is paid with the wire that arrived for it, and nothing is drawn', async () => {
  const payPeriodId = payPeriodIdOf(0)
  await fund('Wire')
  await at('2026-06-15', '10:00')
  const preview = await ok('payroll/previewPayroll', { companyId, payPeriodId })
  expect(preview.funding).toEqual({ method: 'Wire', dueAt: '2026-06-17T22:00:00.000Z', quote: null })
  const { fundingTotal, funding } = await initiate(payPeriodId, false)
  expect(funding).toEqual({ ...preview.funding, quote: expect.stringMatching(/^[0-9A-F]{10}$/) })
  const wire = {
    ...{ companyId, payPeriodId, method: 'Wire', amount: fundingTotal, dueAt: funding.dueAt },
    ...{ company: expect.any(String), payDate: '2026-06-18', quote: funding.quote },
  }
  expect(await awaited()).toEqual([{ ...wire, isLocked: false }])
  expect(await refusal(payPeriodId, fundingTotal, 'IMAD-1')).toBe(
    'The payroll can still be taken back until 2026-06-16 (US Eastern) ends; record the wire after that, or process the ' +
      'payroll now with initiatePayroll and runNow: true',
  )

  await at('2026-06-17', '09:00')
  expect(await awaited()).toEqual([{ ...wire, isLocked: true }])
  expect(await tasks('sendWire')).toEqual([
    `Wire ${fundingTotal.toFixed(2)} so that it arrives by 2026-06-17 at 18:00 US Eastern, and quote ${funding.quote}. ` +
      'Otherwise the payroll of 2026-06-18 fails, and nobody is paid.',
  ])
  expect(await refusal(payPeriodId, fundingTotal - 0.01, 'IMAD-1')).toBe(
    `The wire for this payroll is ${fundingTotal.toFixed(2)}, not ${(fundingTotal - 0.01).toFixed(2)}: send it back, and ask ` +
      `the company for one of ${fundingTotal.toFixed(2)}`,
  )
  expect(await refusal(payPeriodId, fundingTotal, 'IMAD-1', { receivedOn: '2026-06-18' })).toBe(
    'receivedOn must not be in the future',
  )
  expect(await named(payPeriodId, 'Wire')).toEqual([[fundingTotal, 'pending']])

  const { body } = await record(payPeriodId, fundingTotal, ' imad 1 ', { receivedOn: '2026-06-16' })
  expect(body.wire).toMatchObject({ reference: 'IMAD1', receivedOn: '2026-06-16', amount: fundingTotal })
  expect((await record(payPeriodId, fundingTotal, 'IMAD1')).body).toEqual(body)
  expect(await refusal(payPeriodId, fundingTotal, 'IMAD-2')).toBe(
    'The wire for this payroll was recorded as IMAD1; send a second one back',
  )
  expect([await awaited(), await tasks('sendWire')]).toEqual([[], []])

  await at('2026-06-18', '12:00')
  const [, run] = await runsOf(payPeriodId)
  expect(run).toMatchObject({
    status: 'processed',
    funding: { ...funding, reference: 'IMAD1', receivedOn: '2026-06-16' },
  })
  expect(run.timeline).toContainEqual({
    ...{ code: 'wired', at: '2026-06-17' },
    ...{ state: 'done', amount: fundingTotal },
  })
  expect([
    await named(payPeriodId, 'Wire'),
    await named(payPeriodId, 'AchDebit'),
    await debitFiles(),
  ]).toEqual([[[fundingTotal, 'complete']], [], []])
  const flow = await ok('reports/getMoneyFlow', { companyId, payPeriodId })
  expect(flow.cameIn).toBe(fundingTotal)
  await holdsIn(owner, companyId)
})

test('at the cut-off a payroll without its wire fails, and can be run again with that wire', async () => {
  const payPeriodId = payPeriodIdOf(1)
  await fund('Reverse Wire')
  await at('2026-06-30', '10:00')
  const { fundingTotal } = await initiate(payPeriodId)
  expect((await tasks('sendWire'))[0]).toMatch(
    /^Your bank is asked to wire .* by 2026-07-01 at 18:00 US Eastern/,
  )
  await at('2026-07-01', '17:59')
  expect((await runsOf(payPeriodId)).at(-1).status).toBe('inProcess')
  await at('2026-07-01', '18:01')
  const [failed] = await runsOf(payPeriodId)
  expect([failed.status, failed.timeline.at(-1).code]).toEqual(['failed', 'failed'])
  expect(await named(payPeriodId, 'Wire')).toEqual([[fundingTotal, 'cancelled']])
  expect((await named(payPeriodId, 'AchCredit')).map(([, status]) => status)).toEqual([
    'cancelled',
    'cancelled',
  ])
  expect(await tasks('runFailedPayroll')).toEqual([
    'The payroll of 06/15/2026 - 06/28/2026, to be paid on 2026-07-02, failed because its wire did not arrive in time. ' +
      'Nobody was paid: see to the wire, then run it again.',
  ])
  expect(await refusal(payPeriodId, fundingTotal, 'IMAD-2')).toBe(
    'The wire had to arrive by 2026-07-01T22:00:00.000Z, and the payroll failed without it: initiate it again, and record ' +
      'the wire for the new run; or send the money back',
  )
  await holdsIn(owner, companyId)

  // After 16:00 there is no time to wire today; July 4 is a Saturday, so the 3rd is a banking day.
  const again = await initiate(payPeriodId)
  expect(again).toMatchObject({ debitDate: '2026-07-02', payDate: '2026-07-03' })
  expect(await refusal(payPeriodId, again.fundingTotal, 'IMAD1')).toBe(
    'This wire is recorded for another payroll; a wire funds one payroll',
  )
  expect(await named(payPeriodId, 'Wire')).toContainEqual([again.fundingTotal, 'pending'])
  expect((await record(payPeriodId, again.fundingTotal, 'IMAD-2')).status).toBe(200)
  await at('2026-07-03', '12:00')
  expect((await runsOf(payPeriodId)).map(({ status }: { status: string }) => status)).toEqual([
    'failed',
    'processed',
  ])
  await holdsIn(owner, companyId)
})

test('run late by four it is wired that day, and whoever is first, the wire or its cut-off, is all that happened', async () => {
  const payPeriodId = payPeriodIdOf(2)
  await at('2026-07-15', '15:59')
  const { fundingTotal, ...dates } = await initiate(payPeriodId)
  expect(dates).toMatchObject({ debitDate: '2026-07-15', payDate: '2026-07-16' })
  await at('2026-07-15', '17:59')
  const [one, other] = await Promise.all([
    record(payPeriodId, fundingTotal, 'IMAD-3'),
    record(payPeriodId, fundingTotal, 'IMAD-4'),
    at('2026-07-15', '18:01'),
  ])
  const [run] = await runsOf(payPeriodId)
  const recorded = [one, other].filter(({ status }) => status === 200)
  const { rows } = await owner.query(
    'select reference from wire_receipt where company_id = $1 and reference = any ($2)',
    [companyId, ['IMAD-3', 'IMAD-4']],
  )
  expect([recorded.length, rows.length]).toEqual(run.status === 'failed' ? [0, 0] : [1, 1])
  await holdsIn(owner, companyId)
  if (run.status === 'failed')
    return ok('payroll/skipPayPeriod', { companyId, payPeriodId, reason: 'no wire' })
  expect(run.funding.reference).toBe(rows[0].reference)
  await at('2026-07-16', '12:00')
  expect((await runsOf(payPeriodId))[0].status).toBe('processed')
  await holdsIn(owner, companyId)
})

test('a payroll that is voided before its wire arrives awaits none', async () => {
  const payPeriodId = payPeriodIdOf(3)
  await at('2026-07-27', '10:00')
  const { fundingTotal } = await initiate(payPeriodId)
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'wrong hours' })
  expect(await named(payPeriodId, 'Wire')).toEqual([[fundingTotal, 'cancelled']])
  expect(await refusal(payPeriodId, fundingTotal, 'IMAD-5')).toBe(
    'This payroll was voided before its wire arrived: send the money back',
  )
  expect(await awaited()).toEqual([])
})

test('taxes on checks that were written before wait for the wire; without it they are owed, and drawn', async () => {
  await at('2026-08-03', '10:00')
  await ok('adminPortal/terminateUser', {
    user: {
      ...{ companyId, userId: cal.userId, exitDate: '2026-08-03', personalEmail: '' },
      ...{ dismissalType: 'Dismissed', finalPayCheckType: 'They will be paid by supplemental payroll' },
    },
  })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const { payPeriodId } = unprocessedPayPeriods.find(
    (period: Record<string, string>) => period.payPeriodType === 'Off-Cycle',
  )
  const { fundingTotal, ...dates } = await initiate(payPeriodId)
  expect(dates).toMatchObject({ payDate: '2026-08-03', debitDate: '2026-08-04' })
  await at('2026-08-04', '12:00')
  expect((await runsOf(payPeriodId))[0].status).toBe('processed')
  await at('2026-08-04', '18:01')
  expect(await named(payPeriodId, 'Wire')).toEqual([[fundingTotal, 'cancelled']])
  expect(await named(payPeriodId, 'AchDebit')).toEqual([[fundingTotal, 'pending']])
  expect(await refusal(payPeriodId, fundingTotal, 'IMAD-6')).toBe(
    'The wire had to arrive by 2026-08-04T22:00:00.000Z; what it was for is drawn from the company’s account now: send the ' +
      'money back',
  )
  await at('2026-08-05', '12:00')
  expect(await named(payPeriodId, 'AchDebit')).toEqual([[fundingTotal, 'complete']])
  await holdsIn(owner, companyId)
  await ok('sandbox/advanceClock', { days: 120 })
  await isSettled(owner, companyId)
})
