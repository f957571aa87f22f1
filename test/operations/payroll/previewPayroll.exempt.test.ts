import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { w4 } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-02-02', states: { TX: '2.7%' } })

const salaried = (name: string, effectiveDate: string) =>
  hire(companyId, { name, state: 'TX', rate: 52_000, w4: { isExempt: true, effectiveDate } })
const old = await salaried('Olive Older', '2025-11-03')
await salaried('Nell Newer', '2026-01-05')
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-01-26', payDate: '2026-02-13' })

const previewed = async (at: number) =>
  ok('payroll/previewPayroll', { companyId, payPeriodId: periods[at]!.payPeriodId, summaryOnly: true })

const said =
  'Olive Older claimed exemption from income tax for 2025, which held through 2026-02-17, and is withheld from as ' +
  'Single without adjustments until a new W-4 is given'

test('a claim of exemption ends with its year: the payroll after it withholds, and says so', async () => {
  const [before, after] = [await previewed(0), await previewed(1)]
  expect(JSON.stringify(before.warningDetails)).not.toContain('exemptionOver')
  expect(after.warningDetails).toMatchObject([
    {
      code: 'exemptionOver',
      message: said,
      userIds: [old.userId],
      operation: 'userOnboarding/addW4Information',
    },
  ])
  // 2,000 every two weeks: (1,240 + 12% × (52,000 − 8,600 − 19,900)) ÷ 26, of one of the two.
  const withheld = ({ taxes }: { taxes: readonly { taxCode: string; taxAmount: number }[] }) =>
    taxes.find(({ taxCode }) => taxCode === 'US.incomeTax')?.taxAmount ?? 0
  expect([withheld(before), withheld(after)]).toEqual([0, 156.15])
})

test('the worker and the company have a task from the new year on, until a new W-4 is given', async () => {
  const task = { code: 'renewExemption', operation: 'userOnboarding/addW4Information' }
  const listed = async () => (await ok('reports/getOpenTasks', { companyId })).tasks
  expect((await ok('reports/getUserTask', old)).tasks).toMatchObject([task])
  expect((await listed()).filter(({ code }: { code: string }) => code === task.code)).toMatchObject([
    { ...task, userId: old.userId },
  ])
  await ok('userOnboarding/addW4Information', w4(old, { isExempt: true, effectiveDate: '2026-02-02' }))
  expect((await ok('reports/getUserTask', old)).tasks).toEqual([])
  expect(JSON.stringify(await listed())).not.toContain(task.code)
  expect((await previewed(1)).warnings).not.toContain(said)
})
