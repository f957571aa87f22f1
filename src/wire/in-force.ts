import { addDays, type Day } from '../kernel/dates.ts'

export interface InForce {
  /** The last day before the next one begins; null for the last. */
  readonly endDate: Day | null
  readonly standing: 'past' | 'current' | 'future'
}

/** Of what replaces each other from day to day, in order: until when each is true, and which is true today. */
export function stretchesOf(starts: readonly Day[], today: Day): readonly InForce[] {
  return starts.map((start, at) => {
    const next = starts[at + 1]
    const isOver = next !== undefined && next <= today
    return {
      endDate: next === undefined ? null : addDays(next, -1),
      standing: start > today ? 'future' : isOver ? 'past' : 'current',
    }
  })
}
