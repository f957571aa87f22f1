import type { z } from 'zod'
import { type DeductionType, deductionKinds } from '../domain/pay/elements.ts'
import type { BenefitToDate, Deduction, PaycheckInput, PayToDate } from '../domain/pay/paycheck-types.ts'
import { garnishmentTypeOf, readGarnishment } from '../domain/pay/read-garnishment.ts'
import { addDays, addMonths, type Day, dayOf, dayOfMonth, monthOf, yearOf } from '../kernel/dates.ts'
import { type Cents, usd, ZERO } from '../kernel/money.ts'
import { Problem } from '../kernel/problem.ts'
import { type Rate, rate } from '../kernel/rate.ts'
import { placeCode } from '../law/engine/locality-fields.ts'
import { checkRegistration } from '../law/engine/registration/check.ts'
import { registeredFacts } from '../law/engine/registration/employer.ts'
import { readStateW4, stateW4Fields } from '../law/engine/state-w4.ts'
import type { Elections, EmployerFacts, FederalCertificate, Frequency, Place } from '../law/language/types.ts'
import type { paycheckBody } from './paycheck.ts'

type Body = z.output<typeof paycheckBody>

/** The described worker as the engine reads it. An earning without an amount is the one that a wanted net solves for. */
export function paycheckInput(body: Body): PaycheckInput {
  const { payDate, w4, stateW4, residentStateW4, person } = body
  const periodEnd = body.payEndDate ?? payDate
  const periodStart = body.payBeginDate ?? starts[body.payFrequency](periodEnd)
  if (periodStart > periodEnd) throw new Problem(400, 'payEndDate must not be before payBeginDate')
  const hours = body.earnings.filter((each) => each.hours !== undefined)
  const elected = electionsOf(body, stateW4)
  const home = body.residentState ?? body.workState
  return {
    workerType: body.workerType,
    payDate,
    periodStart,
    periodEnd,
    frequency: body.payFrequency,
    work: placeOf(body.workState, [...codesOf(body.workState, body.workLocality), ...elected.work]),
    resident: placeOf(home, [...codesOf(home, body.residentLocality), ...elected.resident]),
    earnings: body.earnings.map(({ amount, ...each }) => ({ ...defined(each), amount: amount ?? ZERO })),
    deductions: body.deductions.map(deductionOf),
    garnishments: body.garnishments.map(({ garnishmentType, garnishmentFields }, at) => {
      const type = garnishmentTypeOf(garnishmentType)
      if (type === undefined) throw new Problem(400, 'Invalid GarnishmentType')
      return readGarnishment(String(at), type, garnishmentFields)
    }),
    w4: certificateOf(w4),
    ...(elected.elections && { stateW4: elected.elections }),
    ...(residentStateW4 && { residentW4: residentStateW4 }),
    employer: employerOf(body),
    yearToDate: toDateOf(body.yearToDate),
    supplementalMethod: body.supplementalMethod,
    ...(hours.length > 0 && { hours: hours.reduce((sum, each) => sum + each.hours!, 0) }),
    exemptions: body.exemptions,
    militarySpouse: w4.hasMiltarySpouseExemption,
    ...(w4.stateAdditionalDeduction !== undefined && { stateExtra: w4.stateAdditionalDeduction }),
    person: defined(person),
    backupWithholding: body.backupWithholding,
  }
}

/** The first day of the period that ends on a day. */
const starts: Readonly<Record<Frequency, (end: Day) => Day>> = {
  Daily: (end) => end,
  Weekly: (end) => addDays(end, -6),
  BiWeekly: (end) => addDays(end, -13),
  SemiMonthly: (end) => dayOf(yearOf(end), monthOf(end), dayOfMonth(end) > 15 ? 16 : 1),
  Monthly: (end) => monthsBefore(end, 1),
  Quarterly: (end) => monthsBefore(end, 3),
  SemiAnnual: (end) => monthsBefore(end, 6),
  Annual: (end) => monthsBefore(end, 12),
}

const monthsBefore = (end: Day, count: number): Day => addMonths(addDays(end, 1), -count)

const certificateOf = (w4: Body['w4']): FederalCertificate => ({
  status: w4.w4FilingStatus,
  form: w4.form,
  multipleJobs: w4.haveMultipleJob,
  dependents: w4.dependents,
  otherDependents: w4.dependentsAbove18,
  otherIncome: w4.otherIncome ?? ZERO,
  deductions: w4.otherDeduction ?? ZERO,
  extra: w4.extraWithholding ?? ZERO,
  allowances: w4.allowances,
  exempt: w4.isExempt,
  nonresidentAlien: w4.isNonResident,
  ...(w4.azDeductionPercent !== undefined &&
    w4.azDeductionPercent !== '0%' && { arizonaPercent: w4.azDeductionPercent }),
})

function deductionOf(sent: Body['deductions'][number]): Deduction {
  const { type, percent, employerAmount, taxTreatment, coverage, annualLimit } = sent
  return defined({
    type,
    amount: percent === undefined ? (sent.amount ?? ZERO) : { percent: rate(percent) },
    employer: employerAmount,
    isAfterTax: taxTreatment === undefined ? undefined : taxTreatment === 'After-Tax',
    coverage,
    annualLimit,
  })
}

const placeOf = (state: string, codes: readonly string[]): Place => {
  const localities = [...new Set(codes)]
  return localities.length === 0 ? { state } : { state, localities }
}

/** `MD-PRINCE-GEORGES`, `md-Prince George's` and, in that state, `Prince George's County` are one place. */
const codesOf = (state: string, given: string | readonly string[] | undefined): string[] =>
  [given ?? []]
    .flat()
    .flatMap((text) => text.split(',').map((name) => name.trim()))
    .flatMap(
      (name) => placeCode(/^[a-z]{2}-/i.test(name) ? name.slice(0, 2).toUpperCase() : state, name) ?? [],
    )

/**
 * Labels become names and named places. Where only the home state withholds the certificate is its own, so that form
 * is tried second; what neither has goes to the law, which refuses by name.
 */
function electionsOf(body: Body, given: Elections | undefined) {
  if (given === undefined) return { elections: undefined, work: [], resident: [] }
  const states = [body.workState, body.residentState ?? body.workState]
  refuseWithoutForm(states, given)
  const readings = states.map((state) => readStateW4(state, given))
  const reading = readings.find(({ unknown, wrong }) => unknown.length + wrong.length === 0) ?? readings[0]!
  if (reading.wrong.length > 0) throw new Problem(400, reading.wrong[0]!.message)
  const elections = reading.unknown.length === 0 ? reading.elections : given
  return { elections, ...reading.localities }
}

/** Where wages bear no income tax there is no certificate to name anything on but what every state has. */
function refuseWithoutForm(states: readonly string[], given: Elections): void {
  if (states.some((state) => stateW4Fields(state).length > 0)) return
  const unknown = Object.keys(given).find((key) => key !== 'extra' && key !== 'exempt')
  if (unknown === undefined) return
  throw new Problem(400, `${states[0]}: ${unknown} is not on the certificate of this state`)
}

/** Rates by code (`GA.sui`), by short name (`suiRate`), or by the labels of the state's registration form. */
function employerOf({ employer, workState }: Body): EmployerFacts {
  const labelled = registeredFacts(workState, checkRegistration(workState, employer).values)
  const rates: Record<string, Rate> = { ...labelled.rates }
  for (const [key, value] of Object.entries(employer)) {
    const code = key.includes('.')
      ? key
      : key.endsWith('Rate')
        ? `${workState}.${key.slice(0, -4)}`
        : undefined
    if (code === undefined || (typeof value !== 'string' && typeof value !== 'number')) continue
    if (!/^\d{1,3}(\.\d{1,8})?\s*%?$/.test(String(value))) throw new Problem(400, `Invalid ${key}`)
    rates[code] = rate(String(value).replace(/\s/g, ''))
  }
  const employees = typeof employer.employees === 'number' ? employer.employees : labelled.employees
  const perHour = (employer.perHour as EmployerFacts['perHour']) ?? labelled.perHour
  const amounts = { ...labelled.amounts, ...amountsOf(employer.amounts) }
  return {
    ...labelled,
    rates,
    amounts,
    ...(employees !== undefined && { employees }),
    ...(perHour && { perHour }),
  }
}

/** `{ "PA-LST.localServices": 52 }`: dollars of a year by code. */
const amountsOf = (given: unknown): Record<string, Cents> =>
  Object.fromEntries(
    Object.entries((given ?? {}) as object).map(([code, value]) => [code, moneyOf(value, code)]),
  )

/** `{ "US.socialSecurity": { wages, tax }, "supplementalWages": 0, "deductions": { "401(k)": 500 } }` */
function toDateOf(given: Body['yearToDate']): PayToDate {
  const { supplementalWages, deductions, ...codes } = given
  const taxes = Object.fromEntries(
    Object.entries(codes).map(([code, value]) => {
      const { wages, tax } = (typeof value === 'object' && value !== null ? value : {}) as Record<
        string,
        unknown
      >
      return [code, { wages: moneyOf(wages, `${code}.wages`), tax: moneyOf(tax, `${code}.tax`) }]
    }),
  )
  return {
    taxes,
    supplementalWages: moneyOf(supplementalWages, 'supplementalWages'),
    benefits: benefitsOf(deductions),
  }
}

function benefitsOf(given: unknown): Partial<Record<DeductionType, BenefitToDate>> {
  const found: Partial<Record<DeductionType, BenefitToDate>> = {}
  for (const [type, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    if (!Object.hasOwn(deductionKinds, type)) throw new Problem(400, `Invalid yearToDate.deductions.${type}`)
    const parts = (typeof value === 'object' && value !== null ? value : { employee: value }) as Record<
      string,
      unknown
    >
    found[type as DeductionType] = {
      employee: moneyOf(parts.employee, type),
      employer: moneyOf(parts.employer, type),
      month: moneyOf(parts.month, type),
    }
  }
  return found
}

function moneyOf(value: unknown, where: string): Cents {
  if (value === undefined || value === null) return ZERO
  if (
    typeof value === 'number' &&
    value >= 0 &&
    value < 1e10 &&
    Math.abs(Math.round(value * 100) - value * 100) < 1e-6
  ) {
    return usd((Math.round(value * 100) / 100).toFixed(2))
  }
  throw new Problem(400, `yearToDate.${where} must be an amount with at most two decimals`)
}

/** Without the keys that were not sent: absent and undefined are two things to the engine's types. */
const defined = <T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never
