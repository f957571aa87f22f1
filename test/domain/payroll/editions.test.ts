import { expect, test } from 'vitest'
import { editionsUsed } from '../../../src/domain/payroll/editions.ts'
import type { EffectiveDates } from '../../../src/domain/payroll/person.ts'
import { day } from '../../../src/kernel/dates.ts'

const [early, late] = [day('2026-01-01'), day('2026-05-01')]
const nobody: EffectiveDates = {
  workplace: early,
  remote: null,
  home: null,
  w4: null,
  stateW4: {},
  riskClass: null,
}
const ga = { state: 'GA', city: 'Atlanta' }
const al = { state: 'AL', city: 'Auburn' }
const used = (
  effective: EffectiveDates | undefined,
  home: typeof ga | null = null,
  from?: Record<string, typeof early>,
) =>
  editionsUsed({ effective, work: ga, home } as never, from)?.map(
    (edition) => `${edition.of} ${edition.from}`,
  )

test.each([
  ['only a place', nobody, null, {}, ['workplace 2026-01-01']],
  [
    'certificates of both states, and the registration of the work state alone',
    { ...nobody, home: late, w4: late, stateW4: { GA: early, AL: late, TX: late } },
    al,
    { GA: late, AL: early },
    [
      'workplace 2026-01-01',
      'home 2026-05-01',
      'w4 2026-05-01',
      'stateW4:GA 2026-01-01',
      'stateW4:AL 2026-05-01',
      'registration:GA 2026-05-01',
    ],
  ],
  [
    'one state once',
    { ...nobody, home: early, stateW4: { GA: late } },
    ga,
    {},
    ['workplace 2026-01-01', 'home 2026-01-01', 'stateW4:GA 2026-05-01'],
  ],
  [
    'remote work and a risk class',
    { ...nobody, remote: late, riskClass: early },
    null,
    {},
    ['workplace 2026-01-01', 'remote 2026-05-01', 'riskClass 2026-01-01'],
  ],
] as const)('%s', (_, effective, home, from, expected) => {
  expect(used(effective, home, from)).toEqual(expected)
})

test('what is not known is not empty', () => {
  expect(used(undefined, null, {})).toBeUndefined()
  expect(used(nobody)).toBeUndefined()
})
