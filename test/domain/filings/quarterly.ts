import type { Paid } from '../../../src/domain/filings/paid.ts'
import { computeReturn, type TaxReturnFacts } from '../../../src/domain/filings/quarterly.ts'
import { day } from '../../../src/kernel/dates.ts'
import { cents, usd } from '../../../src/kernel/money.ts'
import { formFor } from '../../../src/law/engine/forms/find.ts'
import type { FormName } from '../../../src/law/language/filing-form.ts'
import { taxLine } from './paid.ts'

interface Pay {
  readonly on: string
  readonly wages: string
  readonly incomeTax: string
  readonly ssWages: string
  /** Both taxes of the worker together; Medicare is what is left after 6.2%. */
  readonly employee: string
  readonly employer: string
}

/** One pay date, by its taxes. */
export const paidOn = ({ on, wages, incomeTax, ssWages, employee, employer }: Pay): Paid => ({
  userId: '',
  payDate: day(on),
  state: 'GA',
  lines: [
    taxLine('employeeTax', 'US.incomeTax', wages, incomeTax),
    taxLine('employeeTax', 'US.socialSecurity', ssWages, employee),
    taxLine('employeeTax', 'US.medicare', ssWages, '0'),
    taxLine('employerTax', 'US.socialSecurity', ssWages, employer),
  ],
  ssTips: cents(0n),
  tips: cents(0n),
  overtimePremium: cents(0n),
})

export const facts = (paid: readonly Paid[], given: Partial<TaxReturnFacts> = {}): TaxReturnFacts => ({
  paid,
  workersOn12th: 0,
  deposits: usd(0),
  isSemiweekly: false,
  priorTax: undefined,
  isFinal: false,
  isSeasonal: false,
  entered: {},
  ...given,
})

export const compute = (form: FormName, end: string, given: TaxReturnFacts) =>
  computeReturn(formFor(form, day(end), {}).law, given)

/** The baseline of the IRS test scenarios. */
export const orchid = paidOn({
  on: '2026-03-13',
  wages: '1000.00',
  incomeTax: '100.00',
  ssWages: '1000.00',
  employee: '76.50',
  employer: '76.50',
})
