import type { MobilityTable } from '../language/mobility.ts'
import { zipAreas } from '../us/places/zips.ts'
import { editionsOf } from './shelf.ts'

/** The counties of a state that a ZIP code touches; none where its digits decide nothing. The longest prefix wins. */
export function zipCounties(state: string, zipcode: string | undefined): readonly string[] {
  if (zipcode === undefined || zipcode.length < 5) return NONE
  const areas = byState.get(state)
  return areas?.get(zipcode.slice(0, 5)) ?? areas?.get(zipcode.slice(0, 3)) ?? NONE
}

/** The one zone of New York's commuter district that all of these counties lie in. */
export const mobilityZone = (counties: readonly string[]): string | undefined =>
  counties.length === 0
    ? undefined
    : Object.entries(zones()).find(([, zone]) => counties.every((each) => zone.includes(each)))?.[0]

/** The five boroughs. */
export const isNewYorkCity = (counties: readonly string[]): boolean =>
  counties.length > 0 && counties.every((each) => zones()['NY-MCTD-1'].includes(each))

/** The newest: which counties they are has not changed since the tax began. */
const zones = (): MobilityTable['zones'] => editionsOf('mobility', 'NY')[0]!.zones

const NONE: readonly string[] = []

const byState: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = gathered()

function gathered(): Map<string, Map<string, readonly string[]>> {
  const found = new Map<string, Map<string, readonly string[]>>()
  for (const { state, counties, prefixes } of zipAreas) {
    const own = found.get(state) ?? new Map<string, readonly string[]>()
    for (const prefix of prefixes) own.set(prefix, counties)
    found.set(state, own)
  }
  return found
}
