import { expect, test } from 'vitest'
import { localityCoverage } from '../../../src/law/engine/locality-coverage.ts'

const rows = localityCoverage()

// Counts of the registers themselves: 667 taxing municipalities of Ohio, 92 counties of Indiana, 24 cities of Michigan.
// biome-ignore format: one kind a line
test.each([
  ['OH', 'city',           667],
  ['OH', 'schoolDistrict', 214],
  ['IN', 'county',          92],
  ['MD', 'county',          24],   // 23 and Baltimore City
  ['MI', 'city',            24],
  ['KY', 'schoolDistrict',   6],
  ['OR', 'district',         8],   // six of transit, Metro and Multnomah
])('%s has so many of %s', (state, kind, places) => {
  const row = rows.find((each) => each.state === state && each.kind === kind)
  expect(row?.places).toBe(places)
})

test('each place is as sure as its least sure tax, and what is not on file is counted', () => {
  for (const { places, confidence } of rows)
    expect(Object.values(confidence).reduce((sum, count) => sum + count, 0)).toBe(places)
  expect(rows.find(({ kind }) => kind === 'subdivision')).toMatchObject({
    state: 'PA',
    unknown: expect.any(Number),
  })
  expect(rows.find(({ state, kind }) => state === 'WV' && kind === 'city')).toMatchObject({
    places: 7,
    unknown: 3,
  })
})
