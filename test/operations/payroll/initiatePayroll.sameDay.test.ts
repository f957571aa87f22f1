import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holdsIn } from '../../support/invariants.ts'
import { payroll } from '../../support/payroll.ts'
import { dataDirectory } from '../../support/service.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok, call, owner } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
await hire(companyId, { name: 'Ada Late', state: 'GA', rate: 52_000 })
const rich = await hire(companyId, { name: 'Bo Rich', state: 'GA', rate: 52_000 })
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
await ok('companyOnboarding/updateCompany', { company: { companyId, sameDayAch: true } })

/** US Eastern is four hours behind in June. */
const at = (day: string, time: string) => ok('sandbox/setClock', { to: `${day}T${time}:00-04:00` })
const initiate = (place: number) => ({
  companyId,
  payPeriodId: periods[place]!.payPeriodId,
  runNow: true,
})
const fileOf = async (kind: string, from: string) => {
  const { achFiles } = await ok('reports/getAchFiles', { companyId, from, to: '2026-12-31' })
  const { fileName } = achFiles.find((file: { kind: string }) => file.kind === kind)
  const header = readFileSync(join(dataDirectory, 'bank', 'outbox', fileName), 'latin1')
    .split('\n')
    .find((line) => line.startsWith('5'))!
  return { sameDay: header.slice(63, 69), effective: header.slice(69, 75) }
}
const runOf = async (place: number) =>
  (await ok('reports/getPayRun', { payPeriodId: periods[place]!.payPeriodId })).payRun[0]

test('run by ten on its pay date, it is drawn and paid on that day, in two windows', async () => {
  await at('2026-06-18', '09:30')
  const { payPeriod } = await ok('payroll/initiatePayroll', initiate(0))
  expect(payPeriod).toMatchObject({ debitDate: '2026-06-18', payDate: '2026-06-18' })
  await at('2026-06-18', '12:59')
  expect((await runOf(0)).timeline.find(({ code }: { code: string }) => code === 'drawn').state).toBe('next')
  await at('2026-06-18', '16:59')
  const between = await runOf(0)
  expect(between).toMatchObject({ isSameDay: true, status: 'inProcess' })
  expect(between.timeline.find(({ code }: { code: string }) => code === 'drawn').state).toBe('done')
  await at('2026-06-18', '17:01')
  expect((await runOf(0)).status).toBe('processed')
  expect(await fileOf('debit', '2026-06-18')).toEqual({ sameDay: 'SD1300', effective: '260618' })
  expect(await fileOf('credit', '2026-06-18')).toEqual({ sameDay: 'SD1700', effective: '260618' })
  await holdsIn(owner, companyId)
})

test('a draw that comes back after people were paid on its day is owed, and drawn again', async () => {
  const named = { payPeriodId: periods[0]!.payPeriodId, transactionName: 'AchDebit' }
  const draws = async (): Promise<{ requestReferenceId: string; status: string }[]> =>
    (await ok('reports/getTransactionsBasedOnName', named)).payrollTransaction
  const [draw] = await draws()
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: draw!.requestReferenceId,
    returnCode: 'R01',
  })
  expect((await draws()).map(({ status }) => status)).toEqual(['returned', 'pending'])
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.map(({ code }: { code: string }) => code)).toContain('payOwed')
  expect((await runOf(0)).status).toBe('processed')
  // The 19th is a holiday and a weekend follows. What is drawn again is an ordinary entry, of the next banking day.
  await at('2026-06-22', '12:00')
  expect((await draws()).map(({ status }) => status)).toEqual(['returned', 'complete'])
  await holdsIn(owner, companyId)
})

test('run in time it goes overnight, and its files say nothing', async () => {
  await at('2026-06-30', '09:30')
  const { payPeriod } = await ok('payroll/initiatePayroll', initiate(1))
  expect(payPeriod).toMatchObject({ debitDate: '2026-07-01', payDate: '2026-07-02' })
  expect(await runOf(1)).toMatchObject({ isSameDay: false })
  await at('2026-07-02', '12:00')
  expect(await runOf(1)).toMatchObject({ status: 'processed' })
  expect(await fileOf('credit', '2026-06-30')).toMatchObject({ sameDay: '      ' })
})

test('an entry of more than a million is refused; without same-day ACH it is paid later', async () => {
  const { payPeriodId } = periods[2]!
  await ok('payroll/importRegularPayrollData', {
    ...{ companyId, payPeriodId },
    payrollData: [
      { userId: rich.userId, additionalCompensation: [{ description: 'Bonus', amount: 1_500_000 }] },
    ],
  })
  await at('2026-07-16', '09:30')
  const { error } = (await call('payroll/initiatePayroll', initiate(2))).body
  expect(error.message).toMatch(
    /^A payment of [\d,]+\.\d\d is more than the 1000000\.00 that same-day ACH takes; turn sameDayAch off/,
  )
  await ok('companyOnboarding/updateCompany', { company: { companyId, sameDayAch: false } })
  const { payPeriod } = await ok('payroll/initiatePayroll', initiate(2))
  expect(payPeriod).toMatchObject({ debitDate: '2026-07-17', payDate: '2026-07-20' })
})
