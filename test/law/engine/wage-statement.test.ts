import { expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { demandedOn, type StatementFor } from '../../../src/law/engine/wage-statement.ts'

const everything: StatementFor = {
  hasOvertime: true,
  isByPiece: true,
  hasAllowance: true,
  hasLeave: true,
  hasTradeName: true,
}
const nothing: StatementFor = {
  hasOvertime: false,
  isByPiece: false,
  hasAllowance: false,
  hasLeave: false,
  hasTradeName: false,
}

test.each([
  ['OH', '2025-04-08', 'none', []], // the day before the Pay Stub Protection Act
  ['OH', '2025-04-09', 'every payment', ['employeeName', 'employeeAddress', 'employerName']],
  ['NE', '2025-09-30', 'every payment', ['employerName', 'hours', 'gross']],
  ['KS', '2026-06-19', 'on request', ['deductions']],
  ['FL', '2026-06-19', 'none', []],
])('1.10: %s on %s', (state, on, duty, first) => {
  const { law, demanded } = demandedOn(state, day(on), everything)!
  expect([law.duty, demanded.slice(0, first.length)]).toEqual([duty, first])
})

test('1.10: Nebraska wants sick leave from 2025-10-01', () => {
  const wanted = (on: string) => demandedOn('NE', day(on), everything)!.demanded
  expect(wanted('2025-09-30')).not.toContain('leaveBalance')
  expect(wanted('2025-10-01')).toEqual(expect.arrayContaining(['leaveBalance', 'leaveUsed', 'leavePay']))
})

test('1.10: what is about other workers is not asked for', () => {
  const wanted = demandedOn('NY', day('2026-06-19'), nothing)!.demanded
  expect(wanted).not.toEqual(expect.arrayContaining(['hours']))
  expect(wanted).toEqual([
    ...['period', 'employeeName', 'employerName', 'employerAddress', 'employerPhone', 'rates', 'payBasis'],
    ...['gross', 'deductions', 'net'],
  ])
})

test('1.10: past what was checked a production refuses to say, the sandbox says provisional', () => {
  expect(() => demandedOn('CA', day('2027-01-01'), everything)).toThrow('checked through 2026-12-31')
  const { confidence } = demandedOn('CA', day('2027-01-01'), everything, { allowProvisional: true })!
  expect(confidence).toBe('provisional')
  expect(demandedOn('CA', day('2024-12-31'), everything)).toBeUndefined()
})
