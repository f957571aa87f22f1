import { isoInstant } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { Secret } from '../../kernel/secret.ts'
import { isPaid } from '../pay/lines.ts'
import { periodName } from '../payroll/period.ts'
import { allowancesOf } from './allowances.ts'
import type { LeaveFacts, PostalAddress, StubFacts, StubPeriod } from './facts.ts'
import { hoursOf, ratesOf } from './rates.ts'
import { requirementsOf } from './requirements.ts'
import { earlierLines, type StubLine, type StubSection, stubLines } from './stub-lines.ts'

export type Stub = ReturnType<typeof stubForm>

/** A pay stub: what was earned, taken and paid out, now and this year, and what the state wants on it. */
export function stubForm(period: StubPeriod, facts: StubFacts) {
  const record = recordOf(period, facts)
  return { ...record, requirements: requirementsOf(record, facts) }
}

function recordOf(period: StubPeriod, facts: StubFacts) {
  const { check } = facts
  const lists = stubLines(facts)
  return {
    ...partiesOf(facts),
    workerType: check.input.workerType,
    workState: check.workState,
    payPeriodId: period.payPeriodId as string,
    payPeriod: periodName(period.beginDate, period.endDate),
    payBeginDate: period.beginDate,
    payEndDate: period.endDate,
    payDate: period.payDate,
    paymentMethod: check.paymentMethod,
    voidedAt: period.voidedAt === null ? null : isoInstant(period.voidedAt),
    ...ratesForm(facts),
    ...hoursOf(facts),
    ...lists,
    earlierThisYear: earlierLines(facts),
    importedThrough: facts.history?.through ?? null,
    isNetYearKnown: facts.history?.net !== null,
    allowances: allowancesOf(period, facts),
    leaveBalances: facts.leave.map(leaveForm),
    accounts: check.accounts.map(({ accountNumber, amount }) => ({ accountNumber, amount: cents(amount) })),
    ...totalsOf(facts, lists),
  }
}

function partiesOf({ employer, worker }: StubFacts) {
  const number = employeeNumber(worker)
  return {
    companyName: employer.name,
    doingBusinessAs: employer.doingBusinessAs === employer.name ? '' : employer.doingBusinessAs,
    employerAddress: addressForm(employer.address),
    employerPhoneNumber: employer.phoneNumber,
    employerStateNumber: employer.stateNumber,
    userName: worker.name,
    userId: worker.userId,
    userAddress: addressForm(worker.address),
    employeeNumber: number,
    ssnLastFour: worker.ssn?.masked().slice(-4) ?? '',
  }
}

/** The company's own number for the worker; never a whole social security number, whoever wrote it there. */
function employeeNumber({ reference, ssn }: StubFacts['worker']): string {
  const isWhole = /^\d{3}-?\d{2}-?\d{4}$/.test(reference.trim())
  return isWhole || ssn?.hasDigitsOf(new Secret(reference)) ? '' : reference
}

const addressForm = (address: PostalAddress | null) => address && { ...address }

function ratesForm(facts: StubFacts) {
  const { payRate, ...rest } = ratesOf(facts)
  return { payRate: payRate === null ? null : cents(payRate), ...rest }
}

const leaveForm = ({ name, policyType, balance, usedInPeriod, usedInYear }: LeaveFacts) => ({
  name,
  policyType,
  balanceHours: balance / 100,
  usedHours: usedInPeriod / 100,
  usedHoursYearToDate: usedInYear / 100,
})

export interface Total {
  readonly amount: Cents
  readonly yearToDate: Cents
}

function totalsOf(facts: StubFacts, lists: Readonly<Record<StubSection, readonly StubLine[]>>) {
  const { check, year, history } = facts
  const earlier = earlierLines(facts)
  const sumOf = (section: StubSection): Total => {
    const before = earlier.filter((line) => line.section === section)
    return {
      amount: cents(lists[section].reduce((sum, { amount }) => sum + amount, 0n)),
      yearToDate: cents([...lists[section], ...before].reduce((sum, line) => sum + line.yearToDate, 0n)),
    }
  }
  const notPaid = (lines: readonly (Parameters<typeof isPaid>[0] & { amount: bigint })[]): Cents =>
    cents(lines.reduce((sum, line) => (isPaid(line) ? sum : sum + line.amount), 0n))
  const gross = { amount: cents(check.gross), yearToDate: cents(year.gross + (history?.gross ?? 0n)) }
  const net = { amount: cents(check.net), yearToDate: cents(year.net + (history?.net ?? 0n)) }
  const notPaidInCash = { amount: notPaid(check.lines), yearToDate: notPaid(year.lines) }
  return {
    gross: gross.amount,
    net: net.amount,
    reimbursements: cents(check.reimbursements),
    notPaidInCash: notPaidInCash.amount,
    grossYearToDate: gross.yearToDate,
    netYearToDate: net.yearToDate,
    totals: {
      gross,
      taxes: sumOf('taxes'),
      deductions: sumOf('deductions'),
      garnishments: sumOf('garnishments'),
      reimbursements: sumOf('reimbursementLines'),
      notPaidInCash,
      net,
      employerTaxes: sumOf('employerTaxes'),
      employerContributions: sumOf('employerContributions'),
    },
  }
}
