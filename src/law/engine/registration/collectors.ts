import { type DepositSchedule, LAST, monthly, quarterly } from '../../language/agencies.ts'
import { placeCode } from '../../language/place-code.ts'

/** The line of a state's registration that names whoever collects for its places. */
export const COLLECTORS = 'Local Tax Collectors'

/** Whom the employer pays for a place, as the registration has it. */
export interface Collector {
  readonly place: string
  readonly name: string
  readonly account: string
  readonly frequency: string
  readonly schedule: DepositSchedule
}

/** `Columbus: City of Columbus, 12-345678, Monthly 15; …` → the collectors by place; what is no such line is left out. */
export const collectorsOf = (state: string, text: string): readonly Collector[] =>
  text.split(';').flatMap((line) => collectorOf(state, line.trim()))

function collectorOf(state: string, line: string): readonly Collector[] {
  const [, place, name, account, often, date] = LINE.exec(line) ?? []
  const code = place && placeCode(state, place)
  if (!code || !name || !account || !often || !date) return []
  const on = date.toLowerCase() === 'last' ? LAST : Number(date)
  const schedule = often.toLowerCase() === 'monthly' ? monthly(on) : quarterly(on)
  return [
    { place: code, name: name.trim(), account: account.trim(), frequency: `${often} ${date}`, schedule },
  ]
}

const LINE = /^([^:;]+):([^,;]+),([^,;]+),\s*(monthly|quarterly) ([12]?\d|3[01]|last)$/i

/** Every line, and nothing else. */
export const areCollectors = (state: string, text: string): boolean =>
  collectorsOf(state, text).length === text.split(';').length
