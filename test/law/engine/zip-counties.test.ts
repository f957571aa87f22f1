import { expect, test } from 'vitest'
import { shelf } from '../../../src/law/engine/shelf.ts'
import { countiesOf, zipCounties } from '../../../src/law/engine/zip-counties.ts'
import { placeCode } from '../../../src/law/language/place-code.ts'
import { stateNames } from '../../../src/law/language/states.ts'
import { zipTexts } from '../../../src/law/us/places/zips/index.ts'

test('every state has its counties, 3,142 and the District of Columbia, each with ZIP areas of five digits', () => {
  expect(Object.keys(zipTexts).sort()).toEqual(Object.keys(stateNames).sort())
  expect(Object.keys(zipTexts).flatMap(countiesOf)).toHaveLength(3143)
  for (const text of Object.values(zipTexts))
    for (const line of text.trim().split('\n'))
      expect(line).toMatch(/^[A-Z][^|]*\|\d{3}( \d\d)+(,\d{3}( \d\d)+)*$/)
})

// biome-ignore format: one code a line
test.each([
  ['OH', '44129',      ['Cuyahoga']],
  ['OH', '43017-1234', ['Delaware', 'Franklin', 'Union']],
  ['TN', '42602',      ['Pickett']],                       // the mail of Albany, Kentucky: an address says its state
  ['KY', '42602',      ['Clinton', 'Russell', 'Wayne']],
  ['NY', '11004',      ['Queens', 'Nassau']],              // typed: mail of it goes over the line
  ['NY', '10199',      ['New York']],                      // a code without an area, by its first digits
  ['VA', '22030',      ['Fairfax City', 'Fairfax County']],
  ['OH', '4412',       []],
  ['OH', '00000',      []],
  ['PR', '00901',      []],
] as const)('%s %s', (state, zipcode, counties) => {
  expect(zipCounties(state, zipcode)).toEqual(counties)
})

test('every county of Maryland and of Indiana that a ZIP tells is one that the law of its tax knows', () => {
  for (const state of ['MD', 'IN'])
    for (const county of countiesOf(state))
      expect(shelf.taxes.has(`${placeCode(state, county)}.incomeTax`), county).toBe(true)
})
