import type { LineKind } from '../../../src/domain/pay/lines.ts'
import type { Earning, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import type { CheckLine, StubFacts, StubPeriod, YearLine } from '../../../src/domain/statement/facts.ts'
import { day, type Instant } from '../../../src/kernel/dates.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { cents, usd } from '../../../src/kernel/money.ts'
import { Secret } from '../../../src/kernel/secret.ts'

/** Stubs for the pure tests: a biweekly paycheck of June 2026, with what a test changes of it. */

export const period = (given: Partial<StubPeriod> = {}): StubPeriod => ({
  payPeriodId: '0197a000-0000-7000-8000-000000000001' as Id<'payPeriod'>,
  companyId: '0197a000-0000-7000-8000-000000000002' as Id<'company'>,
  payScheduleId: null,
  ofSchedule: null,
  scheduleName: '',
  workerType: 'W2',
  periodType: 'Regular',
  frequency: 'BiWeekly',
  beginDate: day('2026-06-01'),
  endDate: day('2026-06-14'),
  payDate: day('2026-06-19'),
  deadline: day('2026-06-16'),
  status: 'processed',
  externalId: '',
  metadata: {},
  voidedAt: null,
  ...given,
})

export const voidedAt = Date.parse('2026-06-22T15:00:00Z') as Instant

type Row = readonly [kind: LineKind, code: string, name: string, amount: string, year?: string | undefined]

export type Earned = Omit<Earning, 'amount'> & { readonly amount: string; readonly year?: string }

export interface StubCase {
  readonly state?: string
  readonly earnings?: readonly Earned[]
  readonly rows?: readonly Row[]
  /** Lines of earlier paychecks only. */
  readonly earlier?: readonly Row[]
  readonly net?: string
  readonly netYear?: string
  readonly hoursPaid?: number | null
  readonly hoursWorked?: number | null
  readonly facts?: Partial<StubFacts>
  readonly input?: Partial<PaycheckInput>
  readonly paymentMethod?: string
  readonly accounts?: readonly (readonly [mask: string, amount: string])[]
}

export const hourly: Earned = { type: 'Regular', hours: 80, rate: 250_000, amount: '2000.00' }

/** Lines of the usual taxes, with amounts that are typed and not computed. */
export const taxes: readonly Row[] = [
  ['employeeTax', 'US.socialSecurity', 'Social Security', '124.00', '1488.00'],
  ['employeeTax', 'US.medicare', 'Medicare', '29.00', '348.00'],
  ['employeeTax', 'US.incomeTax', 'Federal Withholding Tax', '156.15', '1873.80'],
  ['employerTax', 'US.socialSecurity', 'Social Security', '124.00', '1488.00'],
  ['employerTax', 'US.medicare', 'Medicare', '29.00', '348.00'],
]

export function stubFacts(given: StubCase = {}): StubFacts {
  const { state = 'GA', earnings = [hourly], rows = taxes, earlier = [] } = given
  const earned: Row[] = earnings.map(({ type, description, amount, year }) => [
    type === 'Reimbursement' ? 'reimbursement' : 'earning',
    type,
    description ?? type,
    amount,
    year,
  ])
  const rates = earnings.map(({ rate }) => rate ?? null)
  const all = [...earned, ...rows]
  const lines = all.map(
    ([kind, code, name, amount], n): CheckLine => ({
      kind,
      code,
      name,
      base: usd(amount),
      amount: usd(amount),
      law: kind.endsWith('Tax') ? `${code.split('.')[0]}@2026-01-01#1` : '',
      rate: rates[n] ?? null,
    }),
  )
  const sum = (
    kinds: readonly LineKind[],
    of: readonly { kind: LineKind; amount: bigint }[] = lines,
  ): bigint => of.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0n)
  const yearLines = yearOf([...all, ...earlier])
  const taken = sum(['employeeTax', 'pretax', 'aftertax', 'garnishment'])
  const net = given.net === undefined ? sum(['earning', 'reimbursement']) - taken : usd(given.net)
  const hours = earnings.reduce((total, each) => total + Math.round((each.hours ?? 0) * 100), 0)
  return {
    employer: {
      name: 'Harbor Light Provisions, Inc.',
      doingBusinessAs: '',
      address: {
        address1: '120 Pier Road',
        address2: 'Suite 4',
        city: 'Savannah',
        state: 'GA',
        zipcode: '31401',
      },
      phoneNumber: '9125550100',
      stateNumber: '1234567-8',
    },
    worker: {
      userId: '0197a000-0000-7000-8000-000000000003',
      name: 'Marisol Vega',
      reference: '',
      ssn: new Secret('219-09-6789'),
      address: { address1: '8 Oak Lane', address2: '', city: 'Savannah', state: 'GA', zipcode: '31405' },
    },
    wage: {
      from: day('2026-01-01'),
      rate: usd('25.00'),
      basis: 'Per Hour',
      weeklyHours: 4000,
      employeeType: 'Paid by the hour',
      paymentMethod: 'Direct Deposit',
      taxExemptions: [],
      refTaxExempt: 'No, this employee is not tax exempt',
    },
    check: {
      gross: sum(['earning']),
      net,
      reimbursements: sum(['reimbursement']),
      paymentMethod: given.paymentMethod ?? 'Direct Deposit',
      workState: state,
      hoursPaid: given.hoursPaid === undefined ? hours : given.hoursPaid,
      hoursWorked: given.hoursWorked === undefined ? hours : given.hoursWorked,
      lines,
      accounts: (given.accounts ?? [['******4321', String(Number(net) / 100)]]).map(
        ([accountNumber, amount]) => ({
          accountNumber,
          amount: usd(amount),
        }),
      ),
      input: {
        deductions: [],
        workerType: 'W2',
        earnings: earnings.map(({ amount, year, ...rest }) => ({ ...rest, amount: usd(amount) })),
        ...given.input,
      } as unknown as PaycheckInput,
    },
    year: {
      gross: sum(['earning'], yearLines),
      net: given.netYear === undefined ? net : usd(given.netYear),
      lines: yearLines,
    },
    history: null,
    leave: [],
    ...given.facts,
  }
}

/** The year of each line: given, or this paycheck alone. Lines alike are one. */
function yearOf(rows: readonly Row[]): readonly YearLine[] {
  const sums = new Map<string, YearLine>()
  for (const [kind, code, name, amount, year] of rows) {
    const key = `${kind}/${code}/${name}`
    const before = sums.get(key)?.amount ?? 0n
    sums.set(key, { kind, code, name, amount: cents(before + usd(year ?? amount)) })
  }
  return [...sums.values()]
}
