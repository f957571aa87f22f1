import { ask, type Reply } from '../../calls/operations.ts'

export type CompClass = Reply<'reports/getWorkersCompClasses'>['workersCompClasses'][number]
type Holder = CompClass['assignments'][number]

export const compAsk = (companyId: string) => ask('reports/getWorkersCompClasses', { companyId })

/** "GA 8810, Clerical office". */
export const className = ({ state, code, description }: CompClass): string =>
  `${state} ${code}, ${description}`

/** The rate of a day, or the first that comes. */
export const rateOn = ({ rates }: CompClass, today: string) =>
  rates.findLast(({ effectiveDate }) => effectiveDate <= today) ?? rates[0]

/** Whose class it is today: of each worker and job the last one of a state counts. */
export function holdersOn(of: CompClass, all: readonly CompClass[], today: string): readonly Holder[] {
  const rivals = all.filter(({ state }) => state === of.state).flatMap(({ assignments }) => assignments)
  const isPast = ({ effectiveDate }: Holder) => effectiveDate <= today
  return of.assignments.filter(
    (one) =>
      isPast(one) &&
      !rivals.some(
        (other) =>
          isPast(other) &&
          other.userId === one.userId &&
          other.jobId === one.jobId &&
          other.effectiveDate > one.effectiveDate,
      ),
  )
}
