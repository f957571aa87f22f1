import { afterAll, expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { fileSubdivisions } from '../../../src/law/engine/imported-register.ts'
import { subdivisionOf, subdivisionsOn } from '../../../src/law/engine/subdivisions.ts'

const row = (resident: string) => `250101|Erie|Erie City|Erie City|${resident}|1.65|52|12000|Berkheimer`
const register = { revision: 1, source: 'imported from a file' }
const filed: (() => void)[] = []
afterAll(() => {
  for (const takeOff of filed) takeOff()
})
const file = (from: string, to: string, rows: string) =>
  filed.push(fileSubdivisions({ ...register, from, to, rows }))

test('an imported register is an edition: of its days, before what is on file of the same day', () => {
  const on = (at: string) => subdivisionsOn(day(at), {})!.law.byPsd.get('250101')?.resident
  expect(on('2026-06-12')).toBe('1%')
  file('2026-01-01', '2026-12-31', row('1.18'))
  expect(on('2026-06-12')).toBe('1.18%')
  expect(() => on('2027-01-01')).toThrow('PA.subdivisions: the law was checked through 2026-12-31')
  file('2027-01-01', '2027-12-31', row('1.65'))
  expect(on('2027-01-01')).toBe('1.65%')
  expect(on('2026-12-31')).toBe('1.18%')
  expect(subdivisionOf('250101')?.resident).toBe('1.65%')
})
