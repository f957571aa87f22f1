import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call } = await sharedService()

test.each([
  ['PR', /^Puerto Rico is not computed: its own withholding/],
  ['gu', /^Guam is not computed/],
  ['ZZ', /^Invalid WorkState$/],
])('work in %s is refused: %s', async (workState, words) => {
  const { status, body } = await call('payroll/calculatePaycheck', {
    paycheck: {
      payDate: '2026-06-12',
      payFrequency: 'BiWeekly',
      workState,
      earnings: [{ type: 'Regular', amount: 2000 }],
    },
  })
  expect(status).toBe(400)
  expect(body.error.message).toMatch(words)
})
