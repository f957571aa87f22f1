import type { FormField } from '../../../src/law/language/form.ts'
import type { Random } from '../mutations.ts'

export interface Place {
  readonly state: string
  readonly city: string
}

export const yes = (random: Random, chance = 0.5): boolean => random.next() < chance

export const hoursOf = (random: Random): number => Math.round(random.next() * 8000)

export const rateOf = (random: Random): string => (0.01 + random.next() * 0.5).toFixed(5)

/** Cities that an address tells, and one that tells nothing. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  NY: ['New York', 'Brooklyn', 'Yonkers', 'Albany'],
  PA: ['Philadelphia', 'Pittsburgh'],
  MD: ['Baltimore', 'Annapolis'],
}

export const placeIn = (random: Random, state: string): Place => ({
  state,
  city: random.pick(CITIES[state] ?? ['Springfield']),
})

/** Lines that name a place: names that a law knows. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  AL: ['Birmingham', 'Gadsden'],
  DE: ['Wilmington', 'Dover'],
  IN: ['Marion', 'Lake', 'St. Joseph County'],
  KY: ['Louisville', 'Lexington'],
  MD: ['Montgomery', 'Baltimore City', "Prince George's", 'Anne Arundel'],
  MI: ['Detroit', 'Grand Rapids', 'Ann Arbor'],
  MO: ['Kansas City', 'St. Louis', 'Columbia'],
  OH: ['Columbus', 'Cleveland'],
}

/** A line as someone might fill it in; what asks for a place or a number of its own is filled in as its example. */
export function filledIn(random: Random, state: string, { key, type, options, example }: FormField): string {
  if (options !== undefined && type !== 'rate') return random.pick(options)
  if (/\b(City|County)\b/.test(key)) return random.pick(PLACES[state] ?? [example])
  switch (type) {
    case 'integer':
      return String(Math.floor(random.next() * 6))
    case 'amount':
      return (random.next() * 500).toFixed(2)
    case 'rate':
      return random.pick(['10%', '15%', '25%', example])
    default:
      return example
  }
}
