import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/**
 * Leaving with severance. Everybody has 52,000 a year in Texas: 2,000 a period, 200 a day, and was paid once, so that
 * severance is taxed flat at 22 %. The second period is 14 to 27 December 2026, ten days Monday to Friday.
 */
const sandbox = await sharedService()
const { ok, call, owner } = sandbox
const { company, hire, schedule, run, preview } = payroll(sandbox)
const companyId = await company({ today: '2026-11-30', states: { TX: '2.7%' } })
const staff = async (name: string) => (await hire(companyId, { name, state: 'TX', rate: 52_000 })).userId
const [reg, sue, ines, ben] = [
  await staff('Reg Regular'),
  await staff('Sue Supplement'),
  await staff('Ines Installment'),
  await staff('Ben Back'),
]
await ok('sandbox/advanceClock', { hours: 1 })
const periods = await schedule(companyId, { payBeginDate: '2026-11-30', payDate: '2026-12-18' })
const at = (place: number) => ({ companyId, payPeriodId: periods[place]!.payPeriodId })
await run(at(0))
await ok('sandbox/advanceClock', { days: 14 })

const choices = {
  regular: 'They will be paid during a regular payroll cycle',
  supplemental: 'They will be paid by supplemental payroll',
  paid: 'They have already been paid',
} as const
const leaving = (userId: string, choice: keyof typeof choices, severance: object) => ({
  user: {
    ...{ companyId, userId, exitDate: '2026-12-18', personalEmail: '', dismissalType: 'Dismissed' },
    finalPayCheckType: choices[choice],
    ...severance,
  },
})
const leave = (...given: Parameters<typeof leaving>) => ok('adminPortal/terminateUser', leaving(...given))
const offCycle = async () =>
  (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods.filter(
    (period: Record<string, string>) =>
      period.payPeriodType === 'Off-Cycle' && period.payPeriodStatus === 'new',
  )

test('with the supplemental payroll that is proposed for the final pay', async () => {
  await leave(sue, 'supplemental', { severance: 'Yes', severanceAmount: 1000.01 })
  const [final] = await offCycle()
  expect(final).toMatchObject({ payEndDate: '2026-12-18', payDate: '2026-12-24' }) // Texas: six days
  expect(await run({ companyId, payPeriodId: final.payPeriodId })).toEqual({
    'Sue Supplement': {
      pay: { Salary: 1000, Severance: 1000.01 }, // 5 × 200
      taken: {
        // 26,000 − 8,600 = 17,400; 10 % × 9,900 = 990; ÷ 26 = 38.08. 22 % × 1,000.01 = 220.00.
        'Federal Withholding Tax': 258.08,
        'Social Security': 124, // 6.2 % × 2,000.01 = 124.0006
        Medicare: 29, // 29.0001
      },
      employer: {
        'Social Security': 124,
        Medicare: 29,
        FUTA: 12, // 0.6 % × 2,000.01 = 12.0001
        'TX - State Unemployment Insurance': 54, // 2.7 % × 2,000.01 = 54.0003
      },
      gross: 2000.01,
      net: 1588.93,
    },
  })
})

test('with the regular payroll that holds the last day', async () => {
  await leave(reg, 'regular', { severance: true, severanceAmount: 5000, severancePaymentType: 'Lump Sum' })
  expect((await preview(at(1)))['Reg Regular']).toEqual({
    pay: { Salary: 1000, Severance: 5000 },
    taken: {
      'Federal Withholding Tax': 1138.08, // 38.08 + 22 % × 5,000
      'Social Security': 372, // 6.2 % × 6,000
      Medicare: 87,
    },
    employer: {
      'Social Security': 372,
      Medicare: 87,
      FUTA: 30, // 7,000 − 2,000 = 5,000 left
      'TX - State Unemployment Insurance': 162, // 9,000 − 2,000 = 7,000 left
    },
    gross: 6000,
    net: 4402.92,
  })
})

test('the dates must be sensible; No means none', async () => {
  const dates = (first: string, last: string) => ({
    severanceAmount: 10,
    firstSeverancePayDate: first,
    lastSeverancePayDate: last,
  })
  for (const [first, last] of [
    ['2027-01-15', '2027-01-14'],
    ['2027-01-15', '2032-01-16'],
  ] as const) {
    const { body } = await call('adminPortal/terminateUser', leaving(ben, 'paid', dates(first, last)))
    expect(body.error.message).toBe(
      'lastSeverancePayDate must not be before firstSeverancePayDate, nor more than five years after it',
    )
  }
  await leave(ben, 'regular', { severance: 'No', severanceAmount: 700 })
  expect((await preview(at(1)))['Ben Back']!.pay).toEqual({ Salary: 1000 })
  await ok('adminPortal/activateUser', { user: { userId: ben } })
})

test('who comes back before it was run is paid as ever: the proposed period is skipped', async () => {
  await leave(ben, 'supplemental', { severanceAmount: 700 })
  const [final] = await offCycle()
  expect(await preview({ companyId, payPeriodId: final.payPeriodId })).toMatchObject({
    'Ben Back': { pay: { Salary: 1000, Severance: 700 } },
  })
  await ok('adminPortal/activateUser', { user: { userId: ben } })
  expect(await offCycle()).toEqual([])
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId: final.payPeriodId })
  expect(payPeriod[0].payPeriodStatus).toBe('skipped')
  expect((await preview(at(1)))['Ben Back']!.pay).toEqual({ Salary: 2000 })
})

const parts = {
  severanceAmount: 1000,
  severancePaymentFrequency: 'Bi-Weekly',
  firstSeverancePayDate: '2027-01-15',
  lastSeverancePayDate: '2027-02-12',
}

test('in installments, after pay for the last days came from elsewhere', async () => {
  await leave(ines, 'paid', parts)
  const second = await run(at(1))
  expect(Object.keys(second).sort()).toEqual(['Ben Back', 'Reg Regular'])
  await ok('sandbox/advanceClock', { days: 14 })
  // 1,000 in three: 333.34, 333.33, 333.33.
  expect((await run(at(2)))['Ines Installment']).toEqual({
    pay: { Severance: 333.34 },
    taken: {
      'Federal Withholding Tax': 73.33, // 22 % = 73.3348: tax was withheld last year
      'Social Security': 20.67, // 20.6671
      Medicare: 4.83, // 4.8334
    },
    employer: {
      'Social Security': 20.67,
      Medicare: 4.83,
      FUTA: 2, // 0.6 % = 2.00004
      'TX - State Unemployment Insurance': 9, // 2.7 % = 9.0002
    },
    gross: 333.34,
    net: 234.51,
  })
})

test('a period that is skipped passes its part on to the next; after the last there is nothing', async () => {
  await ok('sandbox/advanceClock', { days: 14 })
  expect((await preview(at(3)))['Ines Installment']!.pay).toEqual({ Severance: 333.33 })
  await ok('payroll/skipPayPeriod', { ...at(3), reason: 'nobody worked' })
  expect((await preview(at(4)))['Ines Installment']!.pay).toEqual({ Severance: 666.66 })
  await ok('sandbox/advanceClock', { days: 14 })
  await run(at(4))
  expect(Object.keys(await preview(at(5)))).toEqual(['Ben Back'])
  await holdsIn(owner, companyId)
})
