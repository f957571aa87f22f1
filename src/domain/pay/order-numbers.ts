import { plain } from '../../kernel/likeness.ts'
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

/** Whether two orders of one kind and one state are known by the same number, however it is written. */
export function haveOneNumber(one: Order, other: Order): boolean {
  if (one.type !== other.type) return false
  const [theirs, ours] = [nameOf(one), nameOf(other)]
  return theirs !== undefined && theirs === ours
}

interface Order {
  readonly type: string
  readonly fields: OrderFields
}

/** A remittance number may be that of the payer, and alone is no name of an order. */
function nameOf({ fields }: Order): string | undefined {
  const said = normalized(fields)
  const number = plain(said.get('casenumber') ?? said.get('accountnumber') ?? '')
  return number === '' ? undefined : `${(said.get('state') ?? '').toUpperCase()} ${number}`
}
