import type { Day } from '../../../kernel/dates.ts'
import type { AgencyPayment, FederalForm } from '../../language/agencies.ts'
import type { LookUp } from '../../language/look-up.ts'
import { needTable } from '../editions.ts'
import { editionsOf } from '../shelf.ts'
import { whereOf } from '../taxes-of-place.ts'

/** Which payment a tax is part of. `form` is the federal return that the employer files. */
export function paymentOf(code: string, form: FederalForm): AgencyPayment {
  const found = newest(code.slice(0, 2)).filter(
    ({ taxes, filers }) => (filers === undefined || filers === form) && taxes.some((tax) => isOf(tax, code)),
  )
  const payment = found.find(({ taxes }) => taxes.includes(code)) ?? longest(found)
  if (payment === undefined) throw new Error(`nobody is known to be paid ${code}`)
  return ofPlace(payment, whereOf(code))
}

/**
 * A payment by its name in the ledger. One that an older ledger knows by a single tax, or by a place, is the payment which
 * that is part of by now.
 */
export function paymentNamed(ref: string): AgencyPayment | undefined {
  const payments = newest(ref.slice(0, 2))
  const named = payments.find((each) => each.ref === ref)
  if (named) return named
  const part = payments.find(({ taxes }) => taxes.some((tax) => isOf(tax, ref) || isOf(tax, taxIn(ref, tax))))
  return part && ofPlace(part, ref.includes('-') ? (ref.split('.')[0] ?? ref) : ref)
}

/** All payments of a jurisdiction, by the newest edition: what a registration asks, and what the coverage page lists. */
export const paymentsIn = (where: string): readonly AgencyPayment[] => newest(where)

/** The schedules of a payment as they stood on a day. */
export function schedulesOn(ref: string, on: Day, lookUp: LookUp): AgencyPayment['schedules'] {
  const { payments } = needTable('agencies', ref.slice(0, 2), on, lookUp).law
  return payments.find((each) => each.ref === ref)?.schedules ?? NONE
}

const NONE: AgencyPayment['schedules'] = {}

const newest = (where: string): readonly AgencyPayment[] => editionsOf('agencies', where)[0]?.payments ?? []

/** `MD-*.incomeTax` is the tax of every place of Maryland, `OH-SD-*.incomeTax` of every school district. */
function isOf(tax: string, code: string): boolean {
  if (tax === code) return true
  const [prefix, name] = tax.split('*') as [string, string | undefined]
  return name !== undefined && code.startsWith(prefix) && code.endsWith(name)
}

/** The tax as a place takes it: whatever a place takes, its payment bears the name of the place. */
const taxIn = (place: string, tax: string): string => `${place}.${tax.split('.')[1]}`

const longest = (payments: readonly AgencyPayment[]): AgencyPayment | undefined =>
  payments.toSorted((a, b) => (b.taxes[0]?.length ?? 0) - (a.taxes[0]?.length ?? 0))[0]

/** A collector has one payment for each place. */
const ofPlace = (payment: AgencyPayment, where: string): AgencyPayment =>
  payment.ref === '{place}'
    ? { ...payment, ref: where, agency: payment.agency.replace('{place}', where) }
    : payment
