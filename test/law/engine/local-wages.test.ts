import { expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { dollars } from '../../../src/kernel/money.ts'
import { localWage } from '../../../src/law/engine/local-wages.ts'

// biome-ignore format: one address a line
test.each([
  ['WA', 'Seattle',   '98101', '2026-06-14', '21.30'],
  ['CO', 'Denver',    '80202', '2026-06-14', '19.29'],
  ['CA', 'Berkeley',  '94704', '2026-06-30', undefined], // its step of July 1 is on file, the one before is not
  ['CA', 'Berkeley',  '94704', '2026-07-01', '19.61'],
  ['CA', 'Hayward',   '94541', '2026-06-14', '17.79'],   // the highest of its classes
  ['NY', 'Jamaica',   '11432', '2026-06-14', '17.00'],
  ['NY', 'Buffalo',   '14201', '2026-06-14', undefined],
  ['GA', 'Atlanta',   '30303', '2026-06-14', undefined],
] as const)('%s, %s %s on %s: %s', (state, city, zipcode, on, hourly) => {
  const found = localWage({ state, city, zipcode }, day(on))
  expect(found && dollars(found.hourly)).toBe(hourly)
})
