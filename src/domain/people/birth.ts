import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'

/** What may be known of a date of birth without showing it. */

export const isBorn = (dateOfBirth: Secret, today: Day): boolean => dayOf(dateOfBirth) < today

/** Child labor begins at fourteen (29 CFR 570.2); beyond a hundred and ten a year was mistyped. */
export function isOfAge(dateOfBirth: Secret, today: Day): boolean {
  const born = dayOf(dateOfBirth)
  const age = yearOf(today) - yearOf(born) - (today.slice(5) < born.slice(5) ? 1 : 0)
  return age >= 14 && age <= 110
}

/** The age that someone reaches in a year. */
export const ageIn = (year: number, dateOfBirth: Secret): number => year - yearOf(dayOf(dateOfBirth))

const dayOf = (dateOfBirth: Secret): Day => dateOfBirth.reveal() as Day
