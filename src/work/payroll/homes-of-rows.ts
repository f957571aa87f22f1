import type { StateAnswers } from '../../domain/pay/facts.ts'
import { chosenOn } from '../../domain/payroll/in-force.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { GivenFacts, HomeSpan, PersonFacts } from '../../domain/payroll/person.ts'
import { isSamePlace } from '../../domain/payroll/places.ts'
import { addDays, type Day } from '../../kernel/dates.ts'
import type { LoadedSlice } from '../../store/payroll/people.ts'

type Address = LoadedSlice['addresses'][number]

/** Rows about where people live, by worker. */
interface HomeRows {
  readonly homes: ReadonlyMap<string, readonly Address[]>
  readonly remotes: ReadonlyMap<string, readonly Address[]>
  readonly forms: ReadonlyMap<string, readonly LoadedSlice['stateW4s'][number][]>
  /** Of the company. */
  readonly locations: LoadedSlice['locations']
}

/** Where someone lives on the last day, and before it where that has changed inside the period. */
export function homeOf(
  userId: string,
  by: HomeRows,
  { beginDate }: PeriodFacts,
  end: Day,
): Pick<PersonFacts, 'home' | 'homes'> {
  const rows = by.homes.get(userId)
  if (rows === undefined) return { home: null }
  const home = chosenOn(rows, end)!
  if (rows.length === 1) return { home }
  const changes = rows.map((row) => row.effective_from).filter((from) => from > beginDate && from <= end)
  const spans: HomeSpan[] = []
  for (const next of [...changes.sort(), addDays(end, 1)]) {
    const until = addDays(next, -1)
    const { state, city, zipcode } = chosenOn(rows, until)!
    const place = { state, city, zipcode }
    const last = spans.at(-1)
    if (last !== undefined && isSamePlace(last.place, place)) spans.pop()
    spans.push({ place, until, stateW4: formsOn(by.forms.get(userId) ?? [], until) })
  }
  return spans.length === 1 ? { home } : { home, homes: spans }
}

/** Of each state the certificate that was in force on a day. */
function formsOn(
  rows: readonly LoadedSlice['stateW4s'][number][],
  on: Day,
): Readonly<Record<string, StateAnswers>> {
  const states = [...new Set(rows.map(({ state }) => state))]
  const chosen = states.map((state) =>
    chosenOn(
      rows.filter((row) => row.state === state),
      on,
    ),
  )
  return Object.fromEntries(chosen.map((row) => [row!.state, row!.fields as StateAnswers]))
}

/** The places that lines of pay and time entries name. Who has no remote address works remotely at home. */
export function namedPlacesOf(
  person: Pick<PersonFacts, 'userId' | 'home' | 'workedDays' | 'given'>,
  by: HomeRows,
  end: Day,
): Pick<PersonFacts, 'namedPlaces'> {
  const names = namesIn(person.given, person.workedDays)
  if (names.length === 0) return {}
  const found = [...new Set(names)].flatMap((name) => {
    const place = name === 'Remote' ? remoteOf(person, by, end) : locationOf(name, by)
    return place === undefined ? [] : [[name, place] as const]
  })
  return { namedPlaces: Object.fromEntries(found) }
}

const NONE: readonly never[] = []

function namesIn(given: GivenFacts, days: PersonFacts['workedDays'] = NONE): readonly string[] {
  const { hoursAt, retro, overtime = NONE, basePay = NONE, compensation = NONE } = given
  const lines = [{ at: hoursAt }, { at: retro?.at }, ...overtime, ...basePay, ...compensation, ...days]
  return lines.map(({ at }) => at).filter((at) => at !== undefined)
}

function remoteOf({ userId, home }: Pick<PersonFacts, 'userId' | 'home'>, { remotes }: HomeRows, end: Day) {
  const found = chosenOn(remotes.get(userId) ?? NONE, end) ?? home
  return found ? { state: found.state, city: found.city, zipcode: found.zipcode ?? '' } : undefined
}

function locationOf(name: string, { locations }: HomeRows) {
  const found = locations.find(({ locationId }) => locationId === name)
  return found && { state: found.state, city: found.city, zipcode: found.zipcode, locationId: name }
}
