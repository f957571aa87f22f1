import { expect, test } from 'vitest'
import { placePairs } from '../../scripts/place-pairs.ts'

const pairs = placePairs()

test('at least 200 homes and places of work are judged, over all states', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(200)
  expect(new Set(pairs.map(({ work }) => work.slice(0, 2))).size).toBeGreaterThanOrEqual(51)
})

test('no state takes nothing without a reason, and whatever is asked or refused says what', () => {
  expect(pairs.filter(({ why }) => why.includes('NO REASON'))).toEqual([])
  expect(pairs.filter(({ judged, why }) => judged !== 'right' && why === '')).toEqual([])
  expect(pairs.filter(({ takes, why }) => takes === '' && why === '')).toEqual([])
})

test.each([
  ['OH', 'OH Parma', 'right', 'OH-PARMA.incomeTax 75.00'],
  ['OH', 'OH Youngstown', 'asked', 'City of Employment'],
  ['OH', 'OH Germantown', 'refused', 'could not be determined'],
  ['PR San Juan', 'PR San Juan', 'refused', 'Puerto Rico'],
  ['PA', 'NJ', 'asked', 'PA Resident PSD Code'],
  ['TX', 'LA', 'right', 'TX has no tax on wages'],
])('%s to %s: %s, %s', (home, work, judged, says) => {
  const pair = pairs.find((each) => each.home === home && each.work === work)!
  expect(pair.judged).toBe(judged)
  expect(`${pair.takes} ${pair.why}`).toContain(says)
})
