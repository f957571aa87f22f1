import type { Day } from '../../kernel/dates.ts'
import type { PersonFacts } from './person.ts'

/** A dated row that a paycheck was made with: `w4`, `stateW4:GA`, `registration:GA`; with its day it is the row's key. */
export interface UsedEdition {
  readonly of: string
  readonly from: Day
}

/** Certificates, places and the registration of the work state. Null: it is not known which rows they were. */
export function editionsUsed(
  { effective, work, home, places = [] }: PersonFacts,
  registeredFrom: Readonly<Record<string, Day>> | undefined,
): readonly UsedEdition[] | null {
  if (effective === undefined || registeredFrom === undefined) return null
  const editions: UsedEdition[] = [{ of: 'workplace', from: effective.workplace }]
  const use = (of: string, from: Day | null | undefined) => {
    if (from) editions.push({ of, from })
  }
  use('remote', effective.remote)
  use('home', effective.home)
  use('w4', effective.w4)
  use(`stateW4:${work.state}`, effective.stateW4[work.state])
  if (home && home.state !== work.state) use(`stateW4:${home.state}`, effective.stateW4[home.state])
  use(`registration:${work.state}`, registeredFrom[work.state])
  if (places.length > 0) {
    const away = new Set(places.map(({ place }) => place.state).filter((state) => state !== work.state))
    for (const state of away) {
      if (state !== home?.state) use(`stateW4:${state}`, effective.stateW4[state])
      use(`registration:${state}`, registeredFrom[state])
    }
  }
  use('riskClass', effective.riskClass)
  return editions
}
