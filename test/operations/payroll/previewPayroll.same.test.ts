import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { account, kyc, people, w4, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

/**
 * Commuters and stay-at-homes, each onboarded, given hours and previewed, then run; and each described to
 * calculatePaycheck in the same words. Every line must be the same.
 */
const world = await sharedService()
const { ok } = world
const { company, schedule } = payroll(world)
const { added, later } = people(world)

type Answers = Readonly<Record<string, string | number>>

interface Case {
  readonly work: string
  readonly home: string
  readonly city?: string
  readonly rate: number
  readonly hours: number
  readonly w4?: object
  readonly forms?: Readonly<Record<string, Answers>>
  readonly bonus?: number
  readonly deductions?: readonly { readonly description: string; readonly amount: number }[]
  readonly percent?: number
  readonly order?: { readonly garnishmentType: string; readonly garnishmentFields: Answers }
}

const support = {
  garnishmentType: 'Child Support',
  garnishmentFields: { State: 'GA', 'Case Number': 'CS-1', 'Current Support Amount': '150.00' },
}
const creditor = {
  garnishmentType: 'Creditor',
  garnishmentFields: { State: 'OH', 'Case Number': 'C-7', 'Creditor Name': 'Example Credit' },
}
const medical = { description: 'Medical', amount: 75.5 }
const uniform = { description: 'Uniform', amount: 12.34 }

// biome-ignore format: one person a line
const cases: readonly Case[] = [
  { work: 'WA', home: 'OR', rate: 37.5, hours: 80, forms: { OR: { status: 'single', allowances: 1 } } },
  { work: 'WA', home: 'WA', rate: 30, hours: 75.25, bonus: 500 },
  { work: 'DC', home: 'VA', rate: 41, hours: 80, forms: { VA: { exempt: 'Yes' } } },
  { work: 'DC', home: 'MD', city: 'Baltimore', rate: 38, hours: 80, forms: { MD: { status: 'joint', exemptions: 3, 'County of Residence': 'Baltimore City' } } },
  { work: 'DC', home: 'DC', rate: 29, hours: 64 },
  { work: 'FL', home: 'CT', rate: 37.5, hours: 80, forms: { CT: { code: 'F' } } },
  { work: 'FL', home: 'FL', rate: 22, hours: 80, deductions: [medical, uniform] },
  { work: 'OH', home: 'MI', rate: 37.5, hours: 80, forms: { MI: { exemptions: 1 }, OH: { exemptions: 3 } } },
  { work: 'OH', home: 'MI', city: 'Detroit', rate: 27, hours: 70, forms: { MI: { exemptions: 2, 'City of Residence': 'Detroit' } } },
  { work: 'OH', home: 'OH', rate: 26, hours: 80, forms: { OH: { exemptions: 2, 'School District Number': '2501', 'City of Employment': 'Columbus' } }, order: creditor },
  { work: 'NY', home: 'NJ', rate: 55, hours: 80, forms: { NY: { status: 'single', allowances: 1 }, NJ: { status: 'B', extra: 20 } } },
  { work: 'NY', home: 'NY', city: 'Brooklyn', rate: 45, hours: 80, forms: { NY: { status: 'married', allowances: 2 } }, percent: 5 },
  { work: 'NY', home: 'NY', city: 'Yonkers', rate: 33, hours: 80 },
  { work: 'NY', home: 'CT', rate: 60, hours: 80, forms: { CT: { code: 'A' } }, bonus: 1200 },
  { work: 'GA', home: 'GA', rate: 25, hours: 80, forms: { GA: { status: 'A' } }, order: support },
  { work: 'GA', home: 'AL', rate: 25, hours: 80, forms: { GA: { status: 'A', extra: 10 } } },
  { work: 'GA', home: 'TN', rate: 18, hours: 40, deductions: [uniform] },
  { work: 'AZ', home: 'AZ', rate: 31, hours: 80, w4: { azDeductionPercent: 2.5 } },
  { work: 'AZ', home: 'CA', rate: 48, hours: 80, forms: { CA: { status: 'single', regular: 2 } } },
  { work: 'IL', home: 'IL', rate: 29.99, hours: 79.5, w4: { w4FilingStatus: 'Married', dependents: 2 } },
  { work: 'IL', home: 'WI', rate: 33, hours: 80, forms: { WI: { extra: 15 } } },
  { work: 'IL', home: 'IN', rate: 33, hours: 80, forms: { IN: { 'County of Residence': 'Lake' } } },
  { work: 'TX', home: 'TX', rate: 50, hours: 80, percent: 12.5, w4: { haveMultipleJob: true } },
  { work: 'TX', home: 'LA', rate: 28, hours: 80, w4: { otherIncome: 1000, otherDeduction: 2500.5, extraWithholding: 33.33 } },
  { work: 'TX', home: 'NM', rate: 24, hours: 80, w4: { form: '2019', allowances: 2, w4FilingStatus: 'Married' } },
  { work: 'TX', home: 'TX', rate: 90, hours: 80, w4: { isNonResident: true }, bonus: 25_000 },
  { work: 'WA', home: 'ID', rate: 44, hours: 80, w4: { hasMiltarySpouseExemption: true } },
  { work: 'GA', home: 'SC', rate: 39, hours: 80, w4: { stateAdditionalDeduction: 17.5 } },
  { work: 'NY', home: 'PA', city: 'Philadelphia', rate: 42, hours: 80 },
  { work: 'IL', home: 'KY', rate: 36, hours: 80, deductions: [medical], order: support },
]

// A home state's tax is withheld where the company is registered there as well.
const states = [...new Set(cases.flatMap(({ work, home }) => [work, home]))]
const companyId = await company({
  today: '2026-06-01',
  states: Object.fromEntries(states.map((s) => [s, '2.7%'])),
})

/** What `company` registered: the required lines as their examples, and the rate. */
const registered = new Map(
  await Promise.all(
    states.map(async (code) => {
      const { stateRegistrationFields } = await ok('reports/getStateRegistrationFields', { code })
      const required = stateRegistrationFields.filter((field: { required: boolean }) => field.required)
      const values = required.map(({ key, example }: { key: string; example: string }) => [key, example])
      return [code, { ...Object.fromEntries(values), 'Unemployment Rate': '2.7%' }] as const
    }),
  ),
)

const hired = await Promise.all(cases.map(onboard))
await later()
const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: period!.payPeriodId }
await ok('payroll/importRegularPayrollData', { ...at, payrollData: hired.map(importOf) })

async function onboard(one: Case, index: number) {
  const name = { firstName: 'Case', lastName: `Number${index}` }
  const who = await added(companyId, { ...name, stateCode: one.work, dateOfJoin: '2026-01-05' })
  await ok('adminPortal/addUserWage', wage(who, { wageRate: one.rate }))
  const address = { state: one.home, city: one.city ?? 'Springfield', zipcode: '10001' }
  await ok('userOnboarding/addKycInformation', kyc(who, address))
  await ok('userOnboarding/addW4Information', w4(who, one.w4))
  for (const [code, stateW4Information] of Object.entries(one.forms ?? {})) {
    await ok('userOnboarding/addStateW4Information', { userId: who.userId, code, stateW4Information })
  }
  await ok('userPortal/addUserBankAccount', account(who))
  await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
  const garnishment = { ...who, garnishmentAgency: 'Agency', ...one.order }
  const garnishmentId = one.order
    ? (await ok('adminPortal/addGarnishment', { garnishment })).garnishment.garnishmentId
    : undefined
  if (one.percent) {
    const recurringPayItem = {
      ...who,
      payItem: 'Deduction',
      type: '401(k)',
      allocatedPercentage: one.percent,
    }
    await ok('adminPortal/addRecurringPayItem', recurringPayItem)
  }
  return { ...one, userId: who.userId, garnishmentId }
}

type Hired = Awaited<ReturnType<typeof onboard>>

function importOf({ userId, hours, bonus, deductions }: Hired) {
  return {
    userId,
    basicPay: { payHours: hours },
    ...(bonus ? { additionalCompensation: [{ description: 'Bonus', amount: bonus }] } : {}),
    ...(deductions ? { deductions } : {}),
  }
}

/** The same person, described. Nothing was withheld this year or last, so supplemental wages are aggregated. */
const describedOf = (one: Hired, who: { payDate: string; payBeginDate: string; payEndDate: string }) => ({
  payDate: who.payDate,
  payBeginDate: who.payBeginDate,
  payEndDate: who.payEndDate,
  payFrequency: 'BiWeekly',
  workState: one.work,
  residentState: one.home,
  residentCity: one.city ?? 'Springfield',
  earnings: [
    { type: 'Regular', amount: Math.round(one.rate * one.hours * 100) / 100, hours: one.hours },
    ...(one.bonus ? [{ type: 'Bonus', amount: one.bonus }] : []),
  ],
  deductions: [
    ...(one.percent ? [{ type: '401(k)', percent: one.percent }] : []),
    ...(one.deductions ?? []).map(({ description, amount }) => ({
      type: description === 'Medical' ? 'Medical' : 'Other',
      description,
      amount,
    })),
  ],
  w4: { w4FilingStatus: 'Single', ...one.w4 },
  ...(one.forms?.[one.work] ? { stateW4: one.forms[one.work], stateW4Code: one.work } : {}),
  ...(one.home !== one.work && one.forms?.[one.home] ? { residentStateW4: one.forms[one.home] } : {}),
  employer: registered.get(one.work),
  garnishments: one.order ? [{ ...one.order, garnishmentId: one.garnishmentId }] : [],
  supplementalMethod: 'aggregate',
})

// biome-ignore lint/suspicious/noExplicitAny: the service checks every reply's shape.
const ofPayroll = (item: any) => ({
  gross: item.grossTotal,
  net: item.netTotal,
  employeeTaxes: item.employeeTaxDetails.map(taxOf),
  employerTaxes: item.employerTaxDetails.map(taxOf),
  deductions: item.deductions.map(({ amount }: { amount: number }) => amount),
  garnishments: item.garnishments.map(({ amount }: { amount: number }) => amount),
})

const taxOf = ({ taxCode: code, taxName, taxable, taxAmount: amount }: Record<string, unknown>) => ({
  code,
  taxName,
  taxable,
  amount,
})

// biome-ignore lint/suspicious/noExplicitAny: as above.
const ofCalculation = (check: any) => ({
  gross: check.gross,
  net: check.net,
  employeeTaxes: check.employeeTaxes,
  employerTaxes: check.employerTaxes,
  deductions: check.deductions.map(({ amount }: { amount: number }) => amount),
  garnishments: check.garnishments.map(({ amount }: { amount: number }) => amount),
})

const itemsOf = (reply: { payPeriod: { payrollLineItems: { userId: string }[] }[] }) =>
  new Map(reply.payPeriod[0]!.payrollLineItems.map((item) => [item.userId, item]))

test('a preview, a run and a calculation of thirty people agree in every line', async () => {
  const reply = await ok('payroll/previewPayroll', at)
  const dates = reply.payPeriod[0]
  await ok('payroll/initiatePayroll', { ...at, runNow: true })
  const [previewed, paid] = [
    itemsOf(reply),
    itemsOf(await ok('reports/getPayPeriodDetails', { payPeriodId: at.payPeriodId })),
  ]
  for (const one of hired) {
    const { paycheck } = await ok('payroll/calculatePaycheck', { paycheck: describedOf(one, dates) })
    const calculated = { work: one.work, home: one.home, ...ofCalculation(paycheck) }
    expect({ work: one.work, home: one.home, ...ofPayroll(previewed.get(one.userId)) }).toEqual(calculated)
    expect({ work: one.work, home: one.home, ...ofPayroll(paid.get(one.userId)) }).toEqual(calculated)
  }
  expect(hired).toHaveLength(30)
})
