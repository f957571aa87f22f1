import { plain } from '../../kernel/likeness.ts'
import { allSubdivisions } from '../../law/engine/subdivisions.ts'

/** `460101 Abington Twp (Abington)`: of these counties, or those that are named like the city; then a home elsewhere. */
export function subdivisionsNear(city: string, counties: readonly string[]): readonly string[] {
  const near = allSubdivisions().filter(({ counties: own, municipality }) =>
    counties.length > 0
      ? own.some((county) => counties.includes(county))
      : plain(municipality).startsWith(plain(city)),
  )
  return [
    ...near.map(({ psd, municipality, schoolDistrict }) => `${psd} ${municipality} (${schoolDistrict})`),
    '880000 (lives in another state)',
  ]
}
