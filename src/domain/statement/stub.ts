import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type Cents, cents, dollars } from '../../kernel/money.ts'
import { isPaid, type LineKind } from '../pay/lines.ts'
import type { PaycheckInput } from '../pay/paycheck-types.ts'
import type { DetailLine, DetailPerson } from './details.ts'
import { type PeriodFacts, periodName } from './period.ts'
import type { YearFacts } from './person.ts'

export interface StubLine {
  name: string
  hours?: number
  /** What a tax was taken on, and by which law. */
  basis?: string
  amount: Cents
  yearToDate: Cents
}

export type Stub = ReturnType<typeof stubForm>

/** Under which word the year counts a kind of line. */
const words: Partial<Record<LineKind, string>> = {
  earning: 'earning',
  reimbursement: 'earning',
  pretax: 'deduction',
  aftertax: 'deduction',
  garnishment: 'garnishment',
  employerBenefit: 'employer',
}

/** A pay stub: what was earned, taken and paid out, now and this year. */
export function stubForm(
  period: PeriodFacts & { readonly voidedAt: Instant | null },
  person: DetailPerson,
  stored: {
    readonly companyName: string
    readonly accounts: readonly { readonly accountNumber: string; readonly amount: bigint }[]
    readonly input: PaycheckInput
    readonly year: YearFacts
  },
) {
  const hours = stored.input.earnings.map((earning) => earning.hours)
  const lines = (...kinds: LineKind[]): StubLine[] =>
    person.lines
      .filter(({ kind }) => kinds.includes(kind))
      .map((line, n) => ({
        name: line.name,
        ...(line.kind === 'earning' && hours[n] ? { hours: hours[n] } : {}),
        ...(line.law ? { basis: `of ${dollars(line.base)}, ${line.law}` } : {}),
        amount: cents(line.amount),
        yearToDate: cents(yearOf(line, person, stored.year)),
      }))
  return {
    companyName: stored.companyName,
    userName: person.name,
    userId: person.userId,
    payPeriodId: period.payPeriodId as string,
    payPeriod: periodName(period.beginDate, period.endDate),
    payDate: period.payDate as string,
    paymentMethod: person.paymentMethod,
    voidedAt: period.voidedAt === null ? null : isoInstant(period.voidedAt),
    earnings: lines('earning', 'reimbursement'),
    taxes: lines('employeeTax'),
    deductions: lines('pretax', 'aftertax'),
    garnishments: lines('garnishment'),
    employerTaxes: lines('employerTax'),
    employerContributions: lines('employerBenefit'),
    accounts: stored.accounts.map(({ accountNumber, amount }) => ({ accountNumber, amount: cents(amount) })),
    gross: cents(person.gross),
    net: cents(person.net),
    reimbursements: cents(person.reimbursements),
    notPaidInCash: cents(person.lines.reduce((sum, line) => (isPaid(line) ? sum : sum + line.amount), 0n)),
    grossYearToDate: stored.year.gross,
    netYearToDate: stored.year.net,
  }
}

function yearOf(line: DetailLine, person: DetailPerson, year: YearFacts): bigint {
  if (line.kind === 'employeeTax') return person.yearToDate[`tax:${line.code}`] ?? line.amount
  if (line.kind === 'employerTax') return person.yearToDate[`employerTax:${line.code}`] ?? line.amount
  return year.totals.get(`${words[line.kind]}:${line.code}`)?.amount ?? line.amount
}
