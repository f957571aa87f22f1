import { normalized } from './read-garnishment.ts'

/** The answers to a garnishment's form, by label. */
export type OrderFields = Readonly<Record<string, string>>

/**
 * The numbers by which a court or an agency knows a person's case are kept sealed, like an account number. What a payroll
 * reads has them masked: it computes without them, and the form is still whole.
 */
export function withoutNumbers(fields: OrderFields): { shown: OrderFields; numbers: OrderFields } {
  const numbers = Object.fromEntries(Object.entries(fields).filter(([key]) => isNumber(key)))
  const masked = Object.fromEntries(Object.keys(numbers).map((key) => [key, MASKED]))
  return { shown: { ...fields, ...masked }, numbers }
}

/** In the order in which they were given. */
export const withNumbers = (shown: OrderFields, numbers: OrderFields): OrderFields => ({
  ...shown,
  ...numbers,
})

const MASKED = '****'

const isNumber = (key: string): boolean => {
  const [name] = normalized({ [key]: 'given' }).keys()
  return NUMBERS.includes(name ?? '')
}

const NUMBERS: readonly string[] = ['casenumber', 'accountnumber', 'remittancenumber']
