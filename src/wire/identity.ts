import { isBorn, isOfAge } from '../domain/people/birth.ts'
import { isItin } from '../domain/people/issued-numbers.ts'
import type { Day } from '../kernel/dates.ts'
import type { Secret } from '../kernel/secret.ts'

/** What every door refuses of an identity besides its format. */

export const birthRefusals = {
  notBornYet: 'dateOfBirth must be in the past',
  ageOutOfRange: 'dateOfBirth: a person here is 14 to 110 years old',
} as const

export const identityRefusals = {
  ssnExists: 'SSN already exists within this company',
  ...birthRefusals,
  itinOfEmployee: 'ssn: an ITIN is accepted for contractors only; an employee needs a social security number',
} as const

/** Which rule a date of birth breaks; one that was not sent breaks none. */
export function birthFault(
  dateOfBirth: Secret | null | undefined,
  today: Day,
): keyof typeof birthRefusals | undefined {
  if (!dateOfBirth) return undefined
  if (!isBorn(dateOfBirth, today)) return 'notBornYet'
  return isOfAge(dateOfBirth, today) ? undefined : 'ageOutOfRange'
}

/** The same of a worker's number and date of birth together. */
export function identityFault(
  sent: { readonly ssn?: Secret | null | undefined; readonly dateOfBirth?: Secret | null | undefined },
  workerType: 'W2' | '1099-NEC',
  today: Day,
): keyof typeof identityRefusals | undefined {
  const isEmployees = workerType === 'W2' && sent.ssn != null && isItin(sent.ssn.reveal())
  return isEmployees ? 'itinOfEmployee' : birthFault(sent.dateOfBirth, today)
}
