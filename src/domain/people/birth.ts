import { type Day, yearOf } from '../../kernel/dates.ts'
import type { Secret } from '../../kernel/secret.ts'

/** What may be known of a date of birth without showing it. */

export const isBorn = (dateOfBirth: Secret, today: Day): boolean => dayOf(dateOfBirth) < today

/** The age that someone reaches in a year. */
export const ageIn = (year: number, dateOfBirth: Secret): number => year - yearOf(dayOf(dateOfBirth))

const dayOf = (dateOfBirth: Secret): Day => dateOfBirth.reveal() as Day
