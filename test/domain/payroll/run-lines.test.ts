import { expect, test } from 'vitest'
import {
  peopleByRule,
  type RuleLines,
  type RunLines,
  without,
} from '../../../src/domain/payroll/run-lines.ts'

const rule = (ruleId: bigint, amount: bigint, holders: number): RuleLines => ({
  ...{ ruleId, amount, hours: 0, taxable: amount, subject: amount, uncollected: 0n, tipped: 0n, place: 1001 },
  holders: Uint8Array.of(holders),
})
const run = (roster: string, rules: readonly RuleLines[]): RunLines => ({
  ...{
    roster,
    people: roster.split(',').length,
    hours: 100,
    tips: 0n,
    overtimePremium: 0n,
    withoutPremium: 0,
  },
  ...{ withoutFacts: 0, rules, nets: [{ method: 'Check', net: 10n, place: 1999 }] },
})

test('whoever has a line in several runs is one of its people', () => {
  const june = run('a,b,c', [rule(1n, 3n, 0b111), rule(2n, 1n, 0b001)])
  const july = run('a,b,c', [rule(1n, 3n, 0b111), rule(2n, 1n, 0b100)])
  expect([...peopleByRule([june, july])]).toEqual([
    [1n, 3],
    [2n, 2],
  ])
})

test('people come and go: they are told apart by their ids, wherever their bits stand', () => {
  const june = run('a,b,c', [rule(1n, 3n, 0b111), rule(2n, 1n, 0b100)])
  const july = run('b,c,d', [rule(1n, 3n, 0b111), rule(2n, 1n, 0b010)])
  expect([...peopleByRule([june, july])]).toEqual([
    [1n, 4],
    [2n, 1],
  ])
  expect([...peopleByRule([])]).toEqual([])
})

test('what is taken back is taken off, and a line that nobody has any more is none', () => {
  const whole = run('a,b,c', [rule(1n, 30n, 0b111), rule(2n, 5n, 0b010)])
  const left = without(whole, run('b', [rule(1n, 10n, 0b1), rule(2n, 5n, 0b1)]))
  expect(left).toMatchObject({ people: 2, hours: 0, nets: [{ net: 0n }] })
  expect(left.rules).toEqual([rule(1n, 20n, 0b101)])
})
