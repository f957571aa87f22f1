import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { WorkPlaceFacts } from '../pay/facts.ts'

/** Work away from the usual place, for some days. */
export interface WorkAssignment {
  readonly begin: Day
  /** Null: until further notice. */
  readonly end: Day | null
  readonly place: WorkPlaceFacts
  /** Of the work of these days; null: all of it. */
  readonly basisPoints: number | null
  /** By the labels of the state's certificate: which city, county or subdivision it is. */
  readonly answers: Readonly<Record<string, string>>
  /** Whether the work needs the place; null: not said. */
  readonly isRequired: boolean | null
  /** Where an agency or the employer has settled it. */
  readonly unemploymentState: string | null
}

/** With its keys, as it is kept and shown. */
export interface KeptAssignment extends WorkAssignment {
  readonly workAssignmentId: Id<'workAssignment'>
  readonly userId: Id<'user'>
  readonly address1: string
  /** Of the company's filing address. */
  readonly controlState: string | null
}

type Dates = Pick<WorkAssignment, 'begin' | 'end' | 'basisPoints'>

const WHOLE = 10_000

/** A day on which more than all work would be done elsewhere; undefined where there is none. */
export function overfilledDay(added: Dates, others: readonly Dates[]): Day | undefined {
  const starts = [added.begin, ...others.map(({ begin }) => begin)].filter((on) => isOn(added, on))
  return starts.find((on) => {
    const there = others.filter((other) => isOn(other, on))
    return [added, ...there].reduce((sum, each) => sum + (each.basisPoints ?? WHOLE), 0) > WHOLE
  })
}

export const isOn = ({ begin, end }: Pick<WorkAssignment, 'begin' | 'end'>, on: Day): boolean =>
  begin <= on && (end === null || on <= end)
