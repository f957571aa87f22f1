import type { Day } from '../../kernel/dates.ts'

/** Time is of days between the first and the last of the employment. */
export function checkEmployed(
  { dateOfJoin, exitDate }: { readonly dateOfJoin: Day; readonly exitDate: Day | null },
  day: Day,
  refuse: (name: 'beforeJoin' | 'afterExit') => never,
): void {
  if (day < dateOfJoin) refuse('beforeJoin')
  if (exitDate !== null && day > exitDate) refuse('afterExit')
}
