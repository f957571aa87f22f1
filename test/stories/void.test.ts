import { beforeEach, expect, test } from 'vitest'
import { addDays } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { user } from '../support/bodies.ts'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { ok, call, owner } = world

beforeEach(() => ok('sandbox/resetSandbox'))

/** The workers of a run, in order. */
const paid = async (payPeriodId: string): Promise<string[]> =>
  (
    await owner.query('select user_id from paycheck where pay_period_id = $1 order by user_id', [payPeriodId])
  ).rows.map(({ user_id }) => user_id)

test('voided before the debit went out, nothing moves at all', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  const body = { companyId, payPeriodId: first.payPeriodId, reason: 'wrong hours' }
  expect((await call('payroll/voidPayroll', body)).body.error.message).toBe(
    'A pay period that is new cannot take voidPayroll; it must be inProcess or processed',
  )
  await demo.initiate()
  const { payPeriod } = await ok('payroll/voidPayroll', body)
  expect(payPeriod).toMatchObject({ status: 'voided', voidedPaychecks: 4, amendments: [] })
  expect((await call('payroll/voidPayroll', body)).body.error.message).toBe(
    'Every paycheck of this period is already voided; pay anew with addSupplementalPayPeriod',
  )
  expect(await demo.statuses('AchDebit')).toEqual(['cancelled'])
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.named('Refund')).toEqual([])
  expect(await demo.periodStatus()).toBe('voided')
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('one voided before payday is not paid, and what was drawn goes back', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  await demo.initiate()
  await ok('sandbox/advanceClock', { hours: 1 })
  const [userId] = await paid(first.payPeriodId)
  const body = { companyId, payPeriodId: first.payPeriodId, reason: 'left before', userIds: [userId] }
  expect((await call('payroll/voidPayroll', { ...body, userIds: [newId()] })).body.error.message).toBe(
    'Invalid UserId',
  )
  expect((await ok('payroll/voidPayroll', body)).payPeriod).toMatchObject({
    status: 'inProcess',
    voidedPaychecks: 1,
  })
  const message = async (over: object) =>
    (await call('payroll/voidPayroll', { ...body, ...over })).body.error.message
  expect(await message({})).toBe(`The paycheck of ${userId} in this period is already voided`)
  const newcomer = (await ok('adminPortal/addUser', user(companyId))).user.userId
  expect(await message({ userIds: [newcomer] })).toBe('A worker among userIds has no paycheck in this period')
  await holdsIn(owner, companyId)
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.periodStatus()).toBe('processed')
  expect(await demo.statuses('AchCredit')).toEqual(['cancelled', 'complete', 'complete', 'complete'])
  expect(await demo.statuses('Refund')).toEqual(['complete'])
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('voided after payday, the payments are reversed and refunded; the work is paid anew off cycle', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  await demo.initiate()
  await demo.travelTo(first.payDate)
  const { payPeriodId } = first
  expect(
    (await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'wrong rate' })).payPeriod.status,
  ).toBe('voided')
  await holdsIn(owner, companyId)
  await ok('sandbox/advanceClock', { days: 14 })
  expect(new Set(await demo.statuses('Reversal'))).toEqual(new Set(['complete']))
  const { achFiles } = await ok('reports/getAchFiles', { companyId, from: '2026-01-01', to: '2040-01-01' })
  expect(achFiles.map(({ kind }: { kind: string }) => kind)).toContain('reversal')
  await ok('sandbox/advanceClock', { days: 130 })
  expect(new Set(await demo.statuses('Refund'))).toEqual(new Set(['complete']))
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)

  const { clock } = await ok('sandbox/getClock')
  const { payPeriod: redo } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: {
      companyId,
      payPeriodType: 'Off-Cycle',
      workerType: 'W2',
      payBeginDate: first.payDate,
      payEndDate: first.payDate,
      payDate: addDays(clock.today, 14),
    },
  })
  const [userId] = await paid(payPeriodId)
  await ok('payroll/addUsersToSupplementalPayPeriod', {
    companyId,
    payPeriodId: redo.payPeriodId,
    payrollLineItems: [{ userId, amount: 1000 }],
  })
  await demo.initiate(redo.payPeriodId)
  await ok('sandbox/advanceClock', { days: 160 })
  expect(await demo.statuses('AchCredit', redo.payPeriodId)).toEqual(['complete'])
  await holdsIn(owner, companyId)
  await isSettled(owner, companyId)
})

test('voided in a later quarter: owed by the worker, amended, and the deposited tax is a credit', async () => {
  const demo = await payday(world)
  const { companyId, first } = demo
  await demo.initiate()
  await ok('sandbox/advanceClock', { days: 200 })
  const { payPeriodId } = first
  const { payPeriod } = await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'never worked' })
  expect(payPeriod.amendments).toHaveLength(1)
  const isYearOver = (await ok('sandbox/getClock', {})).clock.today.slice(0, 4) > first.payDate.slice(0, 4)
  expect(payPeriod.message.includes('is over, and the W-2s and the Form 940')).toBe(isYearOver)
  expect(await demo.named('Reversal')).toEqual([])
  expect((await demo.named('Receivable')).length).toBe(4)
  const range = { companyId, from: first.payDate, to: first.payDate }
  const taxLiabilities = paidAsTax((await ok('reports/getTaxLiabilities', range)).taxLiabilities)
  for (const agency of taxLiabilities) {
    const kept = agency.agencyCode === 'US.941' ? await keptByIrs(companyId) : 0
    expect(kept > 0).toBe(isYearOver && agency.agencyCode === 'US.941')
    expect(agency).toMatchObject({ accrued: 0, dueDate: null })
    expect(agency.credit).toBeCloseTo(agency.deposited - kept, 10)
    expect(agency.deposited).toBeGreaterThan(0)
  }
  await holdsIn(owner, companyId)

  // The next payroll owes the same agencies: their credits pay first, and the company gets back what was drawn for it.
  const rates = new Map(taxLiabilities.map((agency: Agency) => [agency.agencyCode, agency.credit]))
  const { clock } = await ok('sandbox/getClock')
  const late = demo.periods.filter(({ payDate }) => payDate < clock.today)
  for (const { payPeriodId: passed } of late.slice(1, -1)) {
    await ok('payroll/skipPayPeriod', { companyId, payPeriodId: passed, reason: 'closed' })
  }
  const next = late.at(-1)!.payPeriodId
  const { payPeriod: again } = await ok('payroll/initiatePayroll', {
    companyId,
    payPeriodId: next,
    runNow: true,
  })
  await ok('sandbox/advanceClock', { days: 150 })
  const after = await ok('reports/getTaxLiabilities', { companyId, from: again.payDate, to: again.payDate })
  let back = 0
  for (const agency of paidAsTax(after.taxLiabilities)) {
    const held = rates.get(agency.agencyCode) as number
    const credited = Math.min(held, agency.accrued)
    expect(agency).toMatchObject({ deposited: agency.accrued, credited, outstanding: 0, dueDate: null })
    expect(agency.credit).toBeCloseTo(held - credited, 10)
    back += Math.round(credited * 100)
  }
  const sent = (await demo.named('TaxPayment', next)).filter(({ status }) => status === 'complete')
  const used = await demo.named('TaxCredit', next)
  const cents = (those: readonly { transferAmount: number }[]) =>
    those.reduce((total, { transferAmount }) => total + Math.round(transferAmount * 100), 0)
  const accrued = paidAsTax(after.taxLiabilities).map(({ accrued: transferAmount }) => ({
    transferAmount,
  }))
  expect(cents(sent) + back).toBe(cents(accrued))
  expect(cents(used)).toBe(back)
  expect(cents(await demo.named('Refund', next))).toBe(back)
  expect(new Set(await demo.statuses('Refund', next))).toEqual(new Set(['complete']))
  await holdsIn(owner, companyId)
})

test('what a credit paid is a credit again when its paycheck is voided', async () => {
  const demo = await payday(world)
  const { companyId, first, second } = demo
  await demo.initiate()
  await ok('sandbox/advanceClock', { days: 14 })
  await demo.initiate(second.payPeriodId)
  await ok('sandbox/advanceClock', { days: 150 })
  const [one] = await paid(first.payPeriodId)
  const credits = async () =>
    (
      await ok('reports/getTaxLiabilities', { companyId, from: '2026-01-01', to: '2040-01-01' })
    ).taxLiabilities.map(({ agencyCode, credit }: Agency) => [agencyCode, credit])
  await ok('payroll/voidPayroll', {
    companyId,
    payPeriodId: first.payPeriodId,
    userIds: [one],
    reason: 'twice',
  })
  const before = await credits()
  expect(before.some(([, credit]: [string, number]) => credit > 0)).toBe(true)

  const { clock } = await ok('sandbox/getClock')
  for (const { payPeriodId, payDate } of demo.periods.slice(2)) {
    if (payDate < addDays(clock.today, -20))
      await ok('payroll/skipPayPeriod', { companyId, payPeriodId, reason: 'closed' })
  }
  const open = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const { payPeriodId } = open.find(
    ({ payPeriodStatus }: { payPeriodStatus: string }) => payPeriodStatus === 'new',
  )
  await demo.initiate(payPeriodId)
  await ok('sandbox/advanceClock', { days: 150 })
  expect((await credits()).every(([, credit]: [string, number]) => credit === 0)).toBe(true)
  await isOwedByWorkersOnly(companyId)
  await ok('payroll/voidPayroll', { companyId, payPeriodId, reason: 'never worked' })
  const whole = new Map((await credits()) as [string, number][])
  for (const [code, credit] of before as [string, number][])
    expect(whole.get(code)).toBeGreaterThanOrEqual(credit)
  await holdsIn(owner, companyId)
})

/** A premium for an insurer is kept with its liability; no tax payment goes there. */
const paidAsTax = (agencies: readonly Agency[]) => agencies.filter(({ payee }) => payee === 'agency')

interface Agency {
  readonly agencyCode: string
  readonly payee: string
  readonly deposited: number
  readonly accrued: number
  readonly credit: number
}

/** Income tax of paychecks that were voided in a later year than they were paid in. */
async function keptByIrs(companyId: string): Promise<number> {
  const { rows } = await owner.query(
    `select coalesce(sum(l.amount), 0)::int as cents from paycheck_line l join paycheck p using (company_id, paycheck_id)
     where company_id = $1 and extract(year from p.voided_at at time zone 'America/New_York') > extract(year from p.pay_date)
       and l.kind = 'employeeTax' and l.code = 'US.incomeTax'`,
    [companyId],
  )
  return rows[0].cents / 100
}

/**
 * Nothing is left between the company and its receivers but what a voided worker still owes and the IRS keeps: it waits in
 * clearing.
 */
async function isOwedByWorkersOnly(companyId: string): Promise<void> {
  const { ledger } = await ok('reports/getLedger', { companyId })
  const accounts = (ledger.accounts as { kind: string; account: string; balance: number }[]).filter(
    ({ account }) => !account.includes('insurer'),
  )
  const of = (...kinds: string[]) => accounts.filter(({ kind }) => kinds.includes(kind)).map((a) => a.balance)
  const kept = await keptByIrs(companyId)
  expect(new Set(of('wagesPayable', 'taxAgency', 'garnishmentAgency'))).toEqual(new Set([0, 0 - kept]))
  const [clearing] = of('clearing')
  const owed = of('employeeReceivable')
  expect(owed).toHaveLength(1)
  expect(clearing).toBeCloseTo(kept - owed[0]!, 10)
}
