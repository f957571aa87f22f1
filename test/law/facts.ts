import { day } from '../../src/kernel/dates.ts'
import { type Cents, cents, usd } from '../../src/kernel/money.ts'
import { withhold } from '../../src/law/engine/withhold.ts'
import type {
  Elections,
  FederalCertificate,
  PayFacts,
  Place,
  TaxLine,
  Wages,
} from '../../src/law/language/types.ts'

/** A payment in few words: everything not said is zero, no, or single. */
export interface Payment {
  readonly on: string
  readonly from?: string
  readonly to?: string
  readonly every: PayFacts['frequency']
  readonly work: Place
  readonly home?: Place
  readonly pay: number | string
  readonly bonus?: number | string
  readonly commission?: number | string
  readonly w4?: Partial<FederalCertificate>
  readonly stateW4?: Elections
  readonly given?: Partial<PayFacts>
}

export const W4: FederalCertificate = {
  status: 'Single',
  form: '2020',
  multipleJobs: false,
  dependents: 0,
  otherDependents: 0,
  otherIncome: usd(0),
  deductions: usd(0),
  extra: usd(0),
  allowances: 0,
  exempt: false,
  nonresidentAlien: false,
}

export function facts(payment: Payment): PayFacts {
  const wages: Wages = {
    regular: Number(usd(payment.pay)),
    bonus: Number(usd(payment.bonus ?? 0)),
    supplemental: Number(usd(payment.commission ?? 0)),
    items: 1,
  }
  return {
    payDate: day(payment.on),
    periodStart: day(payment.from ?? payment.on),
    periodEnd: day(payment.to ?? payment.on),
    frequency: payment.every,
    work: payment.work,
    resident: payment.home ?? payment.work,
    wages: () => wages,
    w4: { ...W4, ...payment.w4 },
    ...(payment.stateW4 && { stateW4: payment.stateW4 }),
    employer: { rates: {} },
    yearToDate: { taxes: {}, supplementalWages: usd(0) },
    supplementalMethod: 'flat',
    ...payment.given,
  }
}

export const lines = (payment: Payment): readonly TaxLine[] =>
  withhold(facts(payment), { explain: true }).lines

/** What one payer owes under one code; zero when the code is not there. */
export const taxOf = (payment: Payment, code: string, payer: TaxLine['payer'] = 'employee'): Cents =>
  lines(payment).find((line) => line.code === code && line.payer === payer)?.amount ?? cents(0n)
