import { business } from './bodies.ts'
import { account, kyc, people, type Who, w4, wage } from './people.ts'
import type { TestService } from './service.ts'

/** Who is hired, in the words of a story. What is left out is the usual: Single, 40 hours, paid into one account. */
export interface Hired {
  readonly name: string
  readonly state: string
  readonly city?: string
  readonly rate: number
  readonly basis?: string
  readonly userType?: string
  readonly workerType?: 'W2' | '1099-NEC'
  readonly dateOfJoin?: string
  readonly payScheduleName?: string
  /** A location of the company; without one the work is remote. */
  readonly office?: string
  readonly w4?: object
  readonly wage?: object
  readonly account?: object | null
}

/** A paycheck as a clerk writes it down: amounts by the name of the line. */
export interface Slip {
  readonly pay: Readonly<Record<string, number>>
  readonly taken: Readonly<Record<string, number>>
  readonly employer: Readonly<Record<string, number>>
  readonly gross: number
  readonly net: number
}

/** Companies and people of the stories, all through the API. */
export function payroll(service: Pick<TestService, 'ok'>) {
  const { ok } = service
  const { onboarded: _, added, later } = people(service)

  /** A verified company with a funding account and these states, on this day at ten in the morning, New York. */
  const company = async (given: {
    today: string
    states: Readonly<Record<string, string>>
    kyb?: object
  }) => {
    await ok('sandbox/setClock', { to: `${given.today}T15:00:00Z` })
    const body = business(given.kyb ? { kybInformation: given.kyb } : {})
    const { companyId } = (await ok('companyOnboarding/createBusiness', body)).registration
    await ok('adminPortal/addCompanyBankAccount', {
      companyFundingSourceEntity: {
        companyId,
        accountNumber: '000111222333',
        routingNumber: '021000021',
        bankName: 'First Example Bank',
        accountType: 'checking',
        accountName: 'Operating',
      },
    })
    for (const [code, rate] of Object.entries(given.states)) await register(companyId, code, rate)
    await later()
    return companyId as string
  }

  const register = async (companyId: string, code: string, rate: string, more: object = {}) => {
    const { stateRegistrationFields: fields } = await ok('reports/getStateRegistrationFields', { code })
    const required = fields.filter((field: { required: boolean }) => field.required)
    const examples = required.map(({ key, example }: { key: string; example: string }) => [key, example])
    const companyStateRegistration = { ...Object.fromEntries(examples), 'Unemployment Rate': rate, ...more }
    await ok('adminPortal/addStateRegistrationInfo', { companyId, code, companyStateRegistration })
  }

  const hire = async (companyId: string, hired: Hired): Promise<Who> => {
    const { state, city = 'Springfield', workerType = 'W2', dateOfJoin = '2026-01-05' } = hired
    const [firstName, lastName] = hired.name.split(' ')
    const place = hired.office
      ? { companyLocationCategory: 'Office', companyLocationId: hired.office }
      : { stateCode: state }
    const { payScheduleName = '' } = hired
    const joins = { workerType, dateOfJoin, payScheduleName }
    const who = await added(companyId, { firstName, lastName, ...place, ...joins })
    await ok(
      'adminPortal/addUserWage',
      wage(who, {
        wageRate: hired.rate,
        wageBasis: hired.basis ?? 'Per Year',
        userType: hired.userType ?? (hired.basis === 'Per Hour' ? 'Paid by the hour' : 'Salary/No overtime'),
        startDate: dateOfJoin,
        ...hired.wage,
      }),
    )
    await ok('userOnboarding/addKycInformation', kyc(who, { state, city, zipcode: '10001' }))
    if (workerType === 'W2') await ok('userOnboarding/addW4Information', w4(who, hired.w4))
    if (hired.account !== null) await ok('userPortal/addUserBankAccount', account(who, hired.account))
    await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
    return who
  }

  const schedule = async (companyId: string, given: object): Promise<readonly Period[]> => {
    await ok('payroll/addPaySchedule', {
      paySchedule: {
        companyId,
        workerType: 'W2',
        compensationFrequency: 'BiWeekly',
        standardWorkingHours: 40,
        ...given,
      },
    })
    return periods(companyId, given)
  }

  const periods = async (companyId: string, given: object = {}): Promise<readonly Period[]> => {
    const workerType = (given as { workerType?: string }).workerType ?? 'W2'
    const reply = await ok('reports/getUnProcessedPayPeriod', { companyId, workerType })
    return reply.unprocessedPayPeriods
  }

  /** Slips by name, as they would be. */
  const preview = async ({ companyId, payPeriodId }: At) =>
    slipsOf((await ok('payroll/previewPayroll', { companyId, payPeriodId })).payPeriod[0])

  /** Runs a period at once and answers its slips as they are kept. */
  const run = async ({ companyId, payPeriodId }: At) => {
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
    return slips(payPeriodId)
  }

  const slips = async (payPeriodId: string) =>
    slipsOf((await ok('reports/getPayPeriodDetails', { payPeriodId })).payPeriod[0])

  return { company, hire, schedule, periods, preview, run, slips, later, register }
}

export interface Period {
  readonly payPeriodId: string
  readonly payBeginDate: string
  readonly payEndDate: string
  readonly payPeriodType: string
  readonly payScheduleName: string
  readonly payDate: string
  readonly deadLineToRunPayroll: string
  readonly payPeriodStatus: string
}

interface At {
  readonly companyId: string
  readonly payPeriodId: string
}

// biome-ignore lint/suspicious/noExplicitAny: the service checks every reply's shape.
const slipsOf = (period: any): Record<string, Slip> =>
  Object.fromEntries(
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    period.payrollLineItems.map((item: any) => [item.userName, slipOf(item)]),
  )

// biome-ignore lint/suspicious/noExplicitAny: as above.
const slipOf = (item: any): Slip => ({
  pay: named(item.payDetails, 'description', 'amount'),
  taken: {
    ...named(item.employeeTaxDetails, 'taxName', 'taxAmount'),
    ...named(item.deductions, 'deductionDescription', 'amount'),
    ...named(item.garnishments, 'garnishmentAgency', 'amount'),
  },
  employer: named(item.employerTaxDetails, 'taxName', 'taxAmount'),
  gross: item.grossTotal,
  net: item.netTotal,
})

const named = (rows: readonly Record<string, unknown>[], name: string, amount: string) =>
  Object.fromEntries(
    rows.filter((row) => row[amount] !== 0).map((row) => [row[name] as string, row[amount] as number]),
  )
