import type { PayeeFacts } from '../domain/pay/build-input.ts'
import { deductionCatalogue } from '../domain/pay/catalogue.ts'
import type { DeductionType } from '../domain/pay/elements.ts'
import type { BenefitToDate, PayToDate } from '../domain/pay/paycheck-types.ts'
import { nearest } from '../kernel/likeness.ts'
import { type Cents, sentCents, ZERO } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { type Rate, rate } from '../kernel/rate.ts'
import { checkRegistration } from '../law/engine/registration/check.ts'
import { isTaxCode, taxCodesIn } from '../law/engine/tax-codes.ts'
import type { EmployerFacts } from '../law/language/types.ts'

/** The two open records of a described paycheck, whose keys are tax codes: the employer, and the year to date. */

type Sent = Readonly<Record<string, unknown>>
type Employer = Pick<PayeeFacts, 'registration' | 'assigned'>

/** Rates by code (`GA.sui`), by short name (`suiRate`), or by the labels of the state's registration form. */
export function employerSent(state: string, sent: Sent): Employer {
  const { employees, perHour, amounts, ...rest } = sent
  const { values, unknown, wrong } = checkRegistration(state, withoutNothing(rest))
  if (wrong.length > 0) throw new Problem(400, wrong[0]!.message)
  const rates = Object.fromEntries(unknown.map((key) => [codeOf(state, key), rateSent(key, sent[key])]))
  return {
    registration: values,
    assigned: {
      rates,
      amounts: Object.fromEntries(
        entriesOf(amounts, 'employer.amounts').map(([code, value]) => [
          code,
          moneySent(value, `employer.amounts.${code}`),
        ]),
      ),
      ...(isNothing(employees) ? {} : { employees: employeesSent(employees) }),
      ...(isNothing(perHour) ? {} : { perHour: perHourSent(perHour) }),
    },
  }
}

function codeOf(state: string, key: string): string {
  if (key.includes('.')) return key
  if (key.endsWith('Rate')) return `${state}.${key.slice(0, -4)}`
  throw new Problem(400, `employer.${key} is neither a rate nor on the registration form of ${state}`)
}

function rateSent(key: string, value: unknown): Rate {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (!/^\d{1,3}(\.\d{1,8})?\s*%?$/.test(text)) throw new Problem(400, `Invalid ${key}`)
  return rate(text.replace(/\s/g, ''))
}

function employeesSent(value: unknown): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new Problem(400, 'employer.employees must be a whole number')
}

/** `{ "WA.lni": { "employee": "0.1119", "employer": "0.2019" } }`: dollars an hour, as the notice prints them. */
function perHourSent(sent: unknown): NonNullable<EmployerFacts['perHour']> {
  return Object.fromEntries(
    entriesOf(sent, 'employer.perHour').map(([code, parts]) => {
      const { employee, employer } = Object.fromEntries(entriesOf(parts, `employer.perHour.${code}`))
      return [code, { employee: dollarsAnHour(employee, code), employer: dollarsAnHour(employer, code) }]
    }),
  )
}

/** In the spelling of a kept notice. */
function dollarsAnHour(value: unknown, code: string): string {
  const [, whole, part = ''] =
    /^(\d{1,4})(?:\.(\d{1,5}))?$/.exec(isNothing(value) ? '0' : String(value)) ?? []
  if (whole !== undefined) return Number(`${whole}.${part}`) === 0 ? '0' : `${whole}.${part.padEnd(5, '0')}`
  throw new Problem(400, `employer.perHour.${code} must be dollars an hour, such as 0.1119`)
}

/** `{ "US.socialSecurity": { wages, tax }, "supplementalWages": 0, "deductions": { "401(k)": 500 } }` */
export function toDateSent(sent: Sent): PayToDate {
  const { supplementalWages, deductions, ...codes } = sent
  const taxes = Object.fromEntries(
    Object.entries(codes).map(([code, value]) => {
      if (!isTaxCode(code)) throw new Problem(400, `yearToDate.${code}: ${noTax(code)}`)
      const sums = entriesOf(value, `yearToDate.${code}`)
      const other = sums.find(([key]) => key !== 'wages' && key !== 'tax')
      if (other) throw new Problem(400, `yearToDate.${code}.${other[0]}: unknown; a tax has wages and tax`)
      const { wages, tax } = Object.fromEntries(sums)
      return [code, { wages: toDate(wages, `${code}.wages`), tax: toDate(tax, `${code}.tax`) }]
    }),
  )
  return {
    taxes,
    supplementalWages: toDate(supplementalWages, 'supplementalWages'),
    benefits: benefitsSent(deductions),
  }
}

/** A year that is read past its wage base for a slip of the pen would be taxed twice. */
function noTax(code: string): string {
  const [meant] = nearest(code, ['US', code.slice(0, code.lastIndexOf('.'))].flatMap(taxCodesIn), 1)
  return `must be a tax code such as US.socialSecurity${meant ? `; did you mean ${meant}?` : ''}`
}

function benefitsSent(sent: unknown): Partial<Record<DeductionType, BenefitToDate>> {
  const found: Partial<Record<DeductionType, BenefitToDate>> = {}
  for (const [type, value] of entriesOf(sent, 'yearToDate.deductions')) {
    const kind = deductionCatalogue.named(type)
    if (kind === undefined) throw new Problem(400, `Invalid yearToDate.deductions.${type}`)
    const parts = typeof value === 'object' && value !== null ? (value as Sent) : { employee: value }
    found[kind] = {
      employee: toDate(parts.employee, type),
      employer: toDate(parts.employer, type),
      month: toDate(parts.month, type),
    }
  }
  return found
}

const toDate = (value: unknown, where: string): Cents => moneySent(value, `yearToDate.${where}`)

function moneySent(value: unknown, where: string): Cents {
  if (isNothing(value)) return ZERO
  const sent = typeof value === 'number' ? sentCents(value) : undefined
  if (sent !== undefined && sent >= 0n && sent < LARGEST) return sent
  throw new Problem(400, `${where} must be an amount with at most two decimals`)
}

const LARGEST = 1_000_000_000_000n

const isNothing = (value: unknown): value is null | undefined => value === undefined || value === null

const withoutNothing = (sent: Sent): Sent =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => !isNothing(value)))

function entriesOf(sent: unknown, where: string): [string, unknown][] {
  if (isNothing(sent)) return []
  if (typeof sent === 'object' && !Array.isArray(sent)) return Object.entries(sent)
  throw new Problem(400, `${where} must be an object`)
}
