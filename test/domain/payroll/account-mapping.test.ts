import { expect, test } from 'vitest'
import { placedBy } from '../../../src/domain/payroll/account-mapping.ts'
import type { JournalCheck } from '../../../src/domain/payroll/journal-checks.ts'
import { postedOf } from '../../../src/domain/payroll/journal-entries.ts'
import { byUnits } from '../../../src/domain/reports/by-units.ts'
import { laborRows } from '../../../src/domain/reports/labor-cost.ts'
import { day } from '../../../src/kernel/dates.ts'

const shares = [
  { unitId: 'kitchen', basisPoints: 3333 },
  { unitId: 'front', basisPoints: 6667 },
]
const line = (kind: 'earning' | 'employerTax', code: string, amount: bigint) =>
  ({ kind, code, name: code, base: amount, amount }) as const
const taxes = [11_161n, 2611n, 1001n, 7381n, 131n]
/** The second earning names its department. */
const lines = [
  line('earning', 'Regular', 180_001n),
  line('earning', 'Overtime', 16_875n),
  ...taxes.map((amount, at) => line('employerTax', `US.${at}`, amount)),
]
const check: JournalCheck = {
  ...{ runId: 'run', payPeriodId: 'period', userId: 'user', name: 'Ada Brown', workerType: 'W2' },
  ...{ payDate: day('2026-06-18'), beginDate: day('2026-06-01'), endDate: day('2026-06-14') },
  ...{ net: 196_876n, paymentMethod: 'Direct Deposit', voidedOn: null, lines },
  labor: { departmentIds: [null, 'front'], shares },
}

test('a department costs the same in the books and in the report', () => {
  const mapping = ['wages', 'employerTaxes'].flatMap((account) =>
    shares.map(({ unitId }) => ({
      ...{ account: account as 'wages' | 'employerTaxes', detail: '', departmentId: unitId },
      ...{ number: '', name: `${account} ${unitId}` },
    })),
  )
  const [posted] = postedOf([check], { agencyOf: () => 'IRS', placed: placedBy(mapping) })
  const booked = (path: string) =>
    posted!.lines.filter(({ account }) => account.path === path).reduce((sum, { amount }) => sum + amount, 0n)
  const parts = byUnits(
    [
      { unitId: null, hours: 8000, earned: 180_001n },
      { unitId: 'front', hours: 500, earned: 16_875n },
    ],
    shares,
    (unitId) => unitId,
  )
  const employerTaxes = taxes.reduce((sum, tax) => sum + tax, 0n)
  const rows = laborRows([{ people: 1, parts, employerTaxes, contributions: 0n, reimbursements: 0n }])
  expect(rows.map(({ group, gross, employerTaxes }) => [group, gross, employerTaxes])).toEqual(
    ['front', 'kitchen'].map((unit) => [unit, booked(`wages ${unit}`), booked(`employerTaxes ${unit}`)]),
  )
  // The report may meet the departments in another order.
  const turned = laborRows([
    { people: 1, parts: parts.toReversed(), employerTaxes, contributions: 0n, reimbursements: 0n },
  ])
  expect(turned).toEqual(rows)
  // 59,994 of 196,876 is earned for the kitchen: 22,285 × 59,994 ÷ 196,876 = 6,790.9.
  expect(booked('employerTaxes kitchen')).toBe(6791n)
})
