import { schoolDistricts } from '../us/places/school-districts.ts'
import { registerIn } from './registers.ts'

/** Ohio's school districts that tax, `2509 …`: of these counties, or all where none is known. */
export function schoolDistrictsIn(counties: readonly string[]): readonly string[] {
  const all = registerIn('OH')!.counties.toSorted()
  const numbers = new Set(counties.map((county) => String(all.indexOf(county) + 1).padStart(2, '0')))
  return numbers.size === 0 ? schoolDistricts : schoolDistricts.filter((row) => numbers.has(row.slice(0, 2)))
}
