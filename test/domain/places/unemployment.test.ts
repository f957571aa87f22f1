import { expect, test } from 'vitest'
import { insuredIn } from '../../../src/domain/places/unemployment.ts'
import { day } from '../../../src/kernel/dates.ts'

type Worked = Parameters<typeof insuredIn>[0]

const to = (
  state: string,
  more: Partial<Worked['assignments'][number]> = {},
): Worked['assignments'][number] => ({
  place: { state, city: '' },
  end: null,
  basisPoints: 4000,
  unemploymentState: null,
  ...more,
})

const usual = { usual: 'GA', isOffice: true, home: 'SC', control: 'NY' }

// biome-ignore format: one worker a line
test.each([
  [{ ...usual, assignments: [] },                                                     'GA', 'test 1'],
  [{ ...usual, assignments: [to('FL', { end: day('2026-07-01'), basisPoints: null })] }, 'GA', 'test 1'], // for a time: incidental
  [{ ...usual, assignments: [to('FL')] },                                             'GA', 'test 2'],
  [{ ...usual, isOffice: false, assignments: [to('FL'), to('NY')] },                  'NY', 'test 3'],
  [{ ...usual, isOffice: false, assignments: [to('FL'), to('SC')] },                  'SC', 'test 4'],
  [{ ...usual, isOffice: false, home: null, assignments: [to('FL')] },                'GA', 'no test'],
  [{ ...usual, isOffice: false, home: null, assignments: [to('FL', { basisPoints: 7000 })] }, 'FL', 'FL has most of the work'],
  [{ ...usual, assignments: [to('FL', { unemploymentState: 'FL' })] },                'FL', 'it was given'],
] as const)('%o: %s by %s', (worked, state, because) => {
  const insured = insuredIn(worked)
  expect(insured.state).toBe(state)
  expect(insured.because).toContain(because)
})
