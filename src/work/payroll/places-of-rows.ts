import { chosenOn } from '../../domain/payroll/in-force.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import { placesDuring } from '../../domain/payroll/places.ts'
import type { Day } from '../../kernel/dates.ts'
import type { LoadedSlice } from '../../store/payroll/people.ts'

/** Rows about where people work, by worker. */
interface PlaceRows {
  readonly workplaces: ReadonlyMap<string, readonly LoadedSlice['workplaces'][number][]>
  readonly remotes: ReadonlyMap<string, readonly LoadedSlice['addresses'][number][]>
  readonly assignments: ReadonlyMap<string, readonly LoadedSlice['assignments'][number][]>
  readonly workedDays: ReadonlyMap<string, readonly LoadedSlice['workedDays'][number][]>
}

/** Where the work was done, day by day of the period, and on its last one. */
export function workOf(
  row: LoadedSlice['people'][number],
  by: PlaceRows,
  period: PeriodFacts,
): Pick<PersonFacts, 'work' | 'places' | 'workedDays' | 'assignments' | 'controlState'> {
  const { user_id: id, date_of_join: joined } = row
  const workplaces = by.workplaces.get(id)!
  const remotes = by.remotes.get(id) ?? []
  const end = lastDay(row, period)
  const assignments = by.assignments.get(id)
  const worked = by.workedDays.get(id)
  if (assignments === undefined && worked === undefined && workplaces.length === 1 && remotes.length < 2)
    return { work: placeOn(workplaces, remotes, end) }
  const begin = joined > period.beginDate ? joined : period.beginDate
  const stretch = { begin: begin < end ? begin : end, end }
  const places = placesDuring(stretch, [...workplaces, ...remotes], (on) => placeOn(workplaces, remotes, on))
  const { place: work } = places.at(-1)!
  const workedDays = (worked ?? []).map(({ on_day: on, minutes, at }) => ({
    on,
    minutes,
    ...(at === null ? {} : { at }),
  }))
  const isNamed = workedDays.some(({ at }) => at !== undefined)
  if (places.length === 1 && assignments === undefined && !isNamed) return { work }
  return {
    work,
    ...(places.length > 1 ? { places } : {}),
    workedDays,
    ...(assignments ? { assignments, controlState: assignments[0]!.controlState } : {}),
  }
}

/** Of the period; of a leaver, the day of leaving. */
export const lastDay = ({ exit_date: exit }: LoadedSlice['people'][number], { endDate }: PeriodFacts): Day =>
  exit !== null && exit < endDate ? exit : endDate

/**
 * Who works remotely works at the remote address, or somewhere in the state that was named. The first address that is
 * told of a place of work holds for all of it; one that comes with another place holds from then on.
 */
function placeOn(
  workplaces: readonly LoadedSlice['workplaces'][number][],
  remotes: readonly LoadedSlice['addresses'][number][],
  on: Day,
): PersonFacts['work'] {
  const workplace = chosenOn(workplaces, on)!
  const remote = workplace.is_remote ? chosenOn(remotes, on) : undefined
  const isThere =
    remote && (remote.effective_from <= on || chosenOn(workplaces, remote.effective_from) === workplace)
  if (isThere) return { state: remote.state, city: remote.city, zipcode: remote.zipcode }
  return {
    state: workplace.state,
    city: workplace.city,
    zipcode: workplace.zipcode,
    locationId: workplace.location_id,
  }
}
