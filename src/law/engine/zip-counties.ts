import type { MobilityTable } from '../language/mobility.ts'
import type { StateCode } from '../language/states.ts'
import { zipTexts } from '../us/places/zips/index.ts'
import { zipPrefixes } from '../us/places/zips/prefixes.ts'
import { editionsOf } from './shelf.ts'

/**
 * The counties of a state that a ZIP code touches; none where it is not known. What was typed for the code itself goes before
 * the Census, whose areas are nearly those of the mail; the first digits are for codes without an area.
 */
export function zipCounties(state: string, zipcode: string | undefined): readonly string[] {
  if (zipcode === undefined || zipcode.length < 5) return NONE
  const code = zipcode.slice(0, 5)
  const typed = byPrefix.get(state)
  return typed?.get(code) ?? surveyed(state)?.get(code) ?? typed?.get(code.slice(0, 3)) ?? NONE
}

/** As the table spells them. */
export const countiesOf = (state: string): readonly string[] =>
  isState(state) ? rowsOf(state).map(({ county }) => county) : NONE

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

const byPrefix: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = gathered()

function gathered(): Map<string, Map<string, readonly string[]>> {
  const found = new Map<string, Map<string, readonly string[]>>()
  for (const { state, counties, prefixes } of zipPrefixes) {
    const own = found.get(state) ?? new Map<string, readonly string[]>()
    for (const prefix of prefixes) own.set(prefix, counties)
    found.set(state, own)
  }
  return found
}

/** A state's table is read when someone first asks about it. */
const surveys = new Map<string, ReadonlyMap<string, readonly string[]>>()

function surveyed(state: string): ReadonlyMap<string, readonly string[]> | undefined {
  if (!isState(state)) return undefined
  const known = surveys.get(state)
  if (known !== undefined) return known
  const fresh = new Map<string, readonly string[]>()
  for (const { county, zipcodes } of rowsOf(state))
    for (const zipcode of zipcodes) fresh.set(zipcode, [...(fresh.get(zipcode) ?? NONE), county])
  surveys.set(state, fresh)
  return fresh
}

/** `Kent|199 01 04,216 07` → Kent: 19901, 19904, 21607. */
const rowsOf = (state: StateCode) =>
  zipTexts[state]
    .trim()
    .split('\n')
    .map((line) => {
      const [county = '', areas = ''] = line.split('|')
      const zipcodes = areas.split(',').flatMap((area) => {
        const [first = '', ...last] = area.split(' ')
        return last.map((digits) => `${first}${digits}`)
      })
      return { county, zipcodes }
    })

const isState = (state: string): state is StateCode => state in zipTexts
