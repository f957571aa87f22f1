import { expect, test } from 'vitest'
import { printPaycheck } from '../../src/cli/paycheck.ts'

const paycheck = {
  payDate: '2026-06-12',
  payFrequency: 'BiWeekly',
  workState: 'GA',
  earnings: [{ type: 'Regular', amount: 2000, hours: 80 }],
}

test('a stub from the body of calculatePaycheck, as an object or inside a request', () => {
  const stub = printPaycheck(JSON.stringify(paycheck), { explain: false })
  expect(stub).toContain('Paid 2026-06-12, BiWeekly, 2026-05-30 to 2026-06-12, GA')
  expect(stub).toMatch(/GA - State Withholding Tax +on 2,000.00 +71.01/)
  expect(stub).toMatch(/Net +1,619.84/)
  expect(printPaycheck(JSON.stringify({ method: 'calculatePaycheck', paycheck }), { explain: false })).toBe(
    stub,
  )
})

test('with every step on demand', () => {
  const stub = printPaycheck(JSON.stringify(paycheck), { explain: true })
  expect(stub).toContain('GA - State Withholding Tax (employee): 71.01, GA@2026-05-11#1, verified')
  expect(stub).toMatch(/taxable +37000.00 /)
})

test('gross-up', () => {
  const wanted = { ...paycheck, workState: 'TX', earnings: [{ type: 'Bonus' }], net: 1000 }
  expect(printPaycheck(JSON.stringify(wanted), { explain: false })).toMatch(/Bonus +1,421.46/)
})

test('faults are named', () => {
  expect(() => printPaycheck(JSON.stringify({ ...paycheck, payDate: 'soon' }), { explain: false })).toThrow(
    'payDate',
  )
})
