import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { people, w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { company, hire, schedule, preview, later } = payroll(sandbox)
const { shown } = people(sandbox)
const companyId = await company({ today: '2026-01-05', states: { TX: '2.7%' } })

test('W2: Step 3 counts as the form of its year says it, in a payroll', async () => {
  // Married, 4,000 biweekly: 8,120.06 a year ÷ 26 = 312.31 before Step 3.
  const cases = [
    ['Dollar Dora', { dependentsAmount: 4000, effectiveDate: '2025-03-01' }, 158.46], // 312.31 − 4,000 ÷ 26
    ['Dollar Dino', { dependentsAmount: 4000 }, 158.46], // dollars are dollars, whatever the year
    ['Heads Hana', { dependents: 2, effectiveDate: '2025-12-31' }, 158.46], // 2 × 2,000
    ['Heads Hugo', { dependents: 2, effectiveDate: '2026-01-01' }, 143.08], // 2 × 2,200
    ['Other Olga', { dependents: 1, dependentsAbove18: 2, effectiveDate: '2025-05-01' }, 196.92], // 3,000 ÷ 26
    ['Early Emil', { dependents: 2, effectiveDate: '2019-05-01' }, 158.46], // no form before 2020 has a Step 3
    ['Nobody Nora', {}, 312.31],
  ] as const
  for (const [name, form] of cases) {
    const given = { w4FilingStatus: 'Married', ...form }
    await hire(companyId, { name, state: 'TX', rate: 104_000, w4: given, dateOfJoin: '2025-01-06' })
  }
  await later()
  const [first] = await schedule(companyId, { payBeginDate: '2025-12-22', payDate: '2026-01-09' })
  const slips = await preview({ companyId, payPeriodId: first!.payPeriodId })
  const taxes = cases.map(([name]) => slips[name]!.taken['Federal Withholding Tax'])
  expect(taxes).toEqual(cases.map(([, , tax]) => tax))
})

test('W2: dollars and heads that contradict each other are refused, and change nothing', async () => {
  const who = await hire(companyId, { name: 'Both Bea', state: 'TX', rate: 52_000 })
  const both = { dependents: 2, dependentsAmount: 4000, effectiveDate: '2026-01-05' }
  expect(await call('userOnboarding/addW4Information', w4(who, both))).toMatchObject(
    refused(
      'dependentsAmount: 4000.00 contradicts dependents and dependentsAbove18, which come to 4400.00 on the form of ' +
        '2026 (2 × 2200.00 + 0 × 500.00); send the amount or the counts',
    ),
  )
  expect((await shown(who)).W4Informations[0]).toMatchObject({ Dependents: 0 })
  await ok('userOnboarding/addW4Information', w4(who, { ...both, effectiveDate: '2025-06-01' }))
  const early = w4(who, { form: '2019', dependentsAmount: 500 })
  expect(await call('userOnboarding/addW4Information', early)).toMatchObject(
    refused('dependentsAmount: a form from before 2020 has no Step 3; send allowances'),
  )
})

test('what the form does not ask is refused, and what is hardly meant is told', async () => {
  const who = await hire(companyId, { name: 'Old Olaf', state: 'TX', rate: 52_000 })
  const old = w4(who, { form: '2019', dependents: 2 })
  const refusal = 'dependents: a form from before 2020 does not ask this; send allowances, or form "2020"'
  expect(await call('userOnboarding/addW4Information', old)).toMatchObject(refused(refusal))
  expect(await call('userOnboarding/addW4Information', w4(who, { allowances: 2 }))).toMatchObject(
    refused(
      'allowances: a form of 2020 or later has none; send form "2019" for a certificate from before 2020',
    ),
  )
  const paycheck = {
    payDate: '2026-06-12',
    payFrequency: 'BiWeekly',
    workState: 'TX',
    earnings: [{ type: 'Regular', amount: 2000 }],
    w4: { w4FilingStatus: 'Single', form: '2019', dependents: 2 },
  }
  expect(await call('payroll/calculatePaycheck', { paycheck })).toMatchObject(refused(refusal))
  const alien = await ok(
    'userOnboarding/addW4Information',
    w4(who, { w4FilingStatus: 'Married', isNonResident: true }),
  )
  expect(alien.w4Information.message).toContain('IRS Notice 1392')
})

test('W2: what was given in dollars is answered in dollars', async () => {
  const who = await hire(companyId, { name: 'Said Sven', state: 'TX', rate: 52_000 })
  expect((await shown(who)).W4Informations[0]).not.toHaveProperty('DependentsAmount')
  await ok('userOnboarding/addW4Information', w4(who, { dependentsAmount: 2500.5 }))
  expect((await shown(who)).W4Informations[0]).toMatchObject({ Dependents: 0, DependentsAmount: 2500.5 })
})

test('1.1: a percentage that Form A-4 does not offer is refused when it is saved', async () => {
  const who = await hire(companyId, { name: 'Ari Zona', state: 'TX', rate: 52_000 })
  const words = 'must be one of 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5 (Form A-4; 0 is no form)'
  expect(await call('userOnboarding/addW4Information', w4(who, { azDeductionPercent: 7 }))).toMatchObject(
    refused(`w4Information.azDeductionPercent: ${words}`),
  )
  for (const azDeductionPercent of [0, 0.5, 3.5]) {
    await ok('userOnboarding/addW4Information', w4(who, { azDeductionPercent }))
  }
})
