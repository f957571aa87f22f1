import { expect, test } from 'vitest'
import { exemptions, programExemptions } from '../../../src/law/engine/exemptions.ts'
import { owed, owedLines } from '../us/owed.ts'

const paid = (state: string, exempt: readonly (typeof exemptions)[number][] = []) => ({
  state,
  on: '2026-09-11',
  pay: 3000,
  every: 'BiWeekly' as const,
  exemptions: exempt,
})

test('W15: an approved WA Cares exemption leaves nothing to take, and the leave premium stays', () => {
  expect(owed(paid('WA'), 'WA.longTermCare')).toBe('17.40') // 3,000 × 0.58 %
  expect(owed(paid('WA', ['WA.longTermCare']), 'WA.longTermCare')).toBe('none')
  expect(owed(paid('WA', ['WA.longTermCare']), 'WA.familyLeave')).toBe('24.21')
})

test.each(programExemptions)('W15: $code is not taken from who is exempt by $exemptBy', ({ code }) => {
  const state = code.slice(0, 2)
  const others = (exempt: readonly (typeof exemptions)[number][]) =>
    owedLines(paid(state, exempt)).filter((line) => line.code !== code)
  expect(owedLines(paid(state)).some((line) => line.code === code)).toBe(true)
  expect(owedLines(paid(state, [code])).some((line) => line.code === code)).toBe(false)
  expect(others([code])).toEqual(others([]))
})

test('W15: a program that the law lets nobody out of is not on the list', () => {
  expect(exemptions).toContain('WA.longTermCare')
  expect(exemptions).not.toContain('RI.sdi')
  expect(exemptions).not.toContain('US.futa')
})
