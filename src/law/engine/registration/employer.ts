import { type Day, tryDay } from '../../../kernel/dates.ts'
import { type Cents, usd } from '../../../kernel/money.ts'
import { type Rate, rate } from '../../../kernel/rate.ts'
import type { EmployerFacts } from '../../language/types.ts'
import { type RegistrationField, stateRegistrationFields } from './fields.ts'
import type { WorkerTax } from './worker-tax.ts'

/** What a registration says about an employer in one state, as the law asks for it. */
export interface RegisteredFacts extends EmployerFacts {
  /** Districts of the work place that tax the employer (`OR-TRIMET`). */
  readonly districts: readonly string[]
  /** Payroll of a quarter by place, where a rate goes by it. */
  readonly payrolls?: Readonly<Record<string, Cents>>
}

/** The kept values of a registration → assigned rates by tax code, dollars per hour, size and districts. */
export function registeredFacts(code: string, values: Readonly<Record<string, string>>): RegisteredFacts {
  const facts: Gathered = { rates: {}, perHour: {}, districts: [] }
  for (const field of stateRegistrationFields(code)) {
    const value = values[field.key]
    if (value !== undefined) gather(facts, code, field, value)
  }
  return facts
}

/** The rate notice names the day from which it holds. */
export const rateBegins = (values: Readonly<Record<string, string>>): Day | undefined =>
  tryDay(values['Unemployment Rate Effective Date'] ?? '')

/** One worker's risk class → dollars per hour by tax code, in place of the employer's default class. */
export function workerPerHour(
  tax: Pick<WorkerTax, 'CompositeRate' | 'PayrollDeductionRate'>,
): NonNullable<EmployerFacts['perHour']> {
  const facts: Gathered = { rates: {}, perHour: {}, districts: [] }
  addPerHour(facts, 'WA.lni', 'total', tax.CompositeRate)
  addPerHour(facts, 'WA.lni', 'employee', tax.PayrollDeductionRate)
  return facts.perHour
}

interface Gathered {
  rates: Record<string, Rate>
  perHour: Record<string, { employee: string; employer: string }>
  districts: string[]
  amounts?: Record<string, Cents>
  eachPeriod?: string[]
  employees?: number
  pays?: Record<string, Rate>
  payrolls?: Record<string, Cents>
}

function gather(facts: Gathered, code: string, { sets }: RegistrationField, value: string): void {
  if (sets === undefined) return
  if ('rate' in sets) addRate(facts, `${sets.of ?? code}.${sets.rate}`, value)
  if ('amount' in sets) {
    facts.amounts = { ...facts.amounts, [`${sets.of}.${sets.amount}`]: usd(value) }
    facts.districts.push(sets.of)
  }
  if ('eachPeriod' in sets && value === sets.when)
    facts.eachPeriod = [...(facts.eachPeriod ?? []), `${sets.of}.${sets.eachPeriod}`]
  if ('share' in sets && sets.share.when[value] !== undefined) {
    facts.rates[`${code}.${sets.share.tax}`] = rate(sets.share.when[value])
  }
  if ('employees' in sets && sets.employees[value] !== undefined) facts.employees = sets.employees[value]
  if ('district' in sets && sets.district[value] !== undefined) facts.districts.push(sets.district[value])
  if ('pays' in sets)
    facts.pays = { ...facts.pays, [`${code}.${sets.pays.tax}`]: paidFor(value, sets.pays.mayWithhold) }
  if ('payroll' in sets) facts.payrolls = { ...facts.payrolls, [sets.payroll]: usd(value) }
  if ('perHour' in sets) addPerHour(facts, `${code}.${sets.perHour.tax}`, sets.perHour.part, value)
}

/** A withheld quarter of Vermont's contribution is all that may be withheld: then the employer pays none of it. */
function paidFor(printed: string, mayWithhold: string | undefined): Rate {
  const given = rate(printed)
  if (mayWithhold === undefined) return given
  const most = rate(mayWithhold)
  const [withheld, all] = [given.numerator * most.denominator, most.numerator * given.denominator]
  return { numerator: all - withheld, denominator: all }
}

/** A rate that the notice prints in parts (Idaho) is one rate to the law. */
function addRate(facts: Gathered, code: string, printed: string): void {
  facts.rates[code] = sum(facts.rates[code], printed)
}

function sum(a: Rate | undefined, printed: string): Rate {
  const b = rate(printed)
  if (a === undefined) return b
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

/** The notice prints the total and the worker's part; the employer pays the difference (Washington L&I). */
function addPerHour(
  facts: Gathered,
  code: string,
  part: 'total' | 'employee' | 'half',
  printed: string,
): void {
  const value = hundredThousandths(printed)
  const known = facts.perHour[code] ?? { employee: '0', employer: '0' }
  const [employee, employer] = [hundredThousandths(known.employee), hundredThousandths(known.employer)]
  if (part === 'half')
    facts.perHour[code] = { employee: text(value / 2n), employer: text(value - value / 2n) }
  if (part === 'total') facts.perHour[code] = { employee: text(employee), employer: text(value - employee) }
  if (part === 'employee') {
    facts.perHour[code] = { employee: text(value), employer: text(employer + employee - value) }
  }
}

function hundredThousandths(printed: string): bigint {
  const [whole = '', part = ''] = printed.split('.')
  return BigInt(whole || '0') * 100_000n + BigInt(part.padEnd(5, '0').slice(0, 5))
}

function text(value: bigint): string {
  if (value <= 0n) return '0'
  const digits = value.toString().padStart(6, '0')
  return `${digits.slice(0, -5)}.${digits.slice(-5)}`
}
