import { stateRegistrationFields } from '../../law/engine/registration/fields.ts'
import { mobilityZone, zipCounties } from '../../law/engine/zip-counties.ts'
import type { PlaceFacts } from '../pay/facts.ts'
import { addressZone } from '../pay/localities.ts'

/** A district or fund that reaches part of a state, or some employers of it: a line of the registration tells it. */
interface DistrictLine {
  readonly key: string
  readonly description: string
  readonly options: readonly string[]
  readonly codes: Readonly<Record<string, string>>
}

export const districtLines = (state: string): readonly DistrictLine[] =>
  stateRegistrationFields(state).flatMap(({ key, description, options = [], sets }) =>
    sets !== undefined && 'district' in sets ? [{ key, description, options, codes: sets.district }] : [],
  )

/** Which of a state's districts an address may lie in, and nobody has said. */
export function districtsAsked(
  at: PlaceFacts,
  answers: Readonly<Record<string, string>>,
): readonly DistrictLine[] {
  const isAsked = ASKED[at.state]
  if (isAsked === undefined) return []
  return districtLines(at.state).filter(({ key }) => answers[key] === undefined && isAsked(at, key))
}

/** Taxes of one city (Eugene, Pittsburgh) are asked about where the address names it. */
const ASKED: Readonly<Record<string, (at: PlaceFacts, key: string) => boolean>> = {
  NM: () => true,
  OR: (at, key) => key === 'Transit District' && mayHaveTransit(zipCounties('OR', at.zipcode)),
  NY: (at) =>
    addressZone(at) === undefined &&
    !UPSTATE.test(at.zipcode ?? '') &&
    mayLieInZone(zipCounties('NY', at.zipcode)),
}

/** The districts that tax payrolls lie in these counties. */
const TRANSIT: readonly string[] = ['Clackamas', 'Lane', 'Multnomah', 'Washington']

const mayHaveTransit = (counties: readonly string[]): boolean =>
  counties.length === 0 || counties.some((each) => TRANSIT.includes(each))

/** Postal areas of New York that lie wholly outside of the commuter district's counties. */
const UPSTATE = /^(12[0-389]|1[34]\d)\d\d/

/** A county of the commuter district among others, or none known. */
const mayLieInZone = (counties: readonly string[]): boolean =>
  counties.length === 0 || counties.some((each) => mobilityZone([each]) !== undefined)
