import { planTypeOf } from '../../../src/domain/benefits/values.ts'
import { deductionKinds } from '../../../src/domain/pay/elements.ts'
import { stateRegistrationFields } from '../../../src/law/engine/registration/fields.ts'
import type { Described } from './person.ts'
import { w4Since } from './rows.ts'

/** The same person as calculatePaycheck is told: what a clerk would type who knows what the payroll knows. */
export function bodyOf(who: Described): Record<string, unknown> {
  const earnings = earningsOf(who)
  return {
    payDate: who.payDate,
    payBeginDate: who.begin,
    payEndDate: who.end,
    payFrequency: who.frequency,
    workerType: who.workerType,
    workState: who.work.state,
    workCity: who.work.city,
    ...(who.home ? { residentState: who.home.state, residentCity: who.home.city } : {}),
    earnings,
    ...(earnings.some(({ hours }) => hours !== undefined) ? {} : { hoursWorked: 0 }),
    deductions: [...who.benefits.flatMap((benefit) => benefitOf(benefit, who)), ...plainOf(who)],
    garnishments: who.garnishments.map(({ type, fields, taken }, at) => ({
      garnishmentId: `order-${at}`,
      garnishmentType: type,
      garnishmentFields: fields,
      takenBefore: dollars(taken),
    })),
    ...(who.w4 ? { w4: w4Of(who.w4, w4Since(who)) } : {}),
    ...formsOf(who),
    employer: employerOf(who),
    yearToDate: yearOf(who),
    person: {
      ageAtYearEnd: Number(who.payDate.slice(0, 4)) - who.born,
      priorYearSocialSecurityWages: dollars(who.lastYear.socialSecurityWages),
      priorEmployerDeferrals: dollars(
        Math.max(0, ...who.benefits.map(({ priorDeferrals }) => priorDeferrals)),
      ),
    },
    exemptions: who.exemptions,
    backupWithholding: who.backupWithholding,
    supplementalMethod: methodOf(who),
  }
}

const dollars = (cents: number): number => cents / 100

const earningsOf = (who: Described) => [
  ...who.earnings.map(({ type, amount, hours }) => ({ type, amount: dollars(amount), hours: hours / 100 })),
  ...(who.asksAggregate ? [{ type: 'Bonus', amount: 0.01, hours: undefined }] : []),
  ...(who.reimbursement === null
    ? []
    : [{ type: 'Reimbursement', amount: dollars(who.reimbursement), hours: undefined }]),
]

/** An amount is so much of a regular period; what has ended only makes up what it owes. */
function benefitOf(benefit: Described['benefits'][number], { isRegular, benefits }: Described): object[] {
  const arrears = isRegular ? benefit.arrears : 0
  const [own, theirs] = [benefit.employee, benefit.employer].map((share) => {
    if (!benefit.inForce) return 0
    if ('basisPoints' in share) return share
    return isRegular ? share.amount : 0
  }) as [number | { basisPoints: number }, number | { basisPoints: number }]
  if (own === 0 && theirs === 0 && arrears === 0) return []
  const isOneOfSeveral = benefits.filter(({ type }) => type === benefit.type).length > 1
  return [
    {
      type: planTypeOf(benefit.type).deduction,
      description: benefit.name,
      ...(typeof own === 'number' ? { amount: dollars(own) } : { percent: own.basisPoints / 100 }),
      ...(typeof theirs === 'number'
        ? { employerAmount: dollars(theirs) }
        : { employerPercent: `${theirs.basisPoints / 100}%` }),
      arrears: dollars(arrears),
      taxTreatment: benefit.treatment,
      ...(benefit.coverage ? { coverage: benefit.coverage } : {}),
      ...(benefit.annualLimit === null
        ? {}
        : {
            annualLimit: dollars(benefit.annualLimit),
            ...(isOneOfSeveral ? { planToDate: dollars(benefit.planToDate) } : {}),
          }),
    },
  ]
}

const kinds = new Map(Object.keys(deductionKinds).map((type) => [type.toLowerCase(), type]))

const plainOf = ({ recurring, imported }: Described): object[] =>
  [
    ...recurring.map(({ description, share }) => ({
      description,
      ...('amount' in share ? { amount: dollars(share.amount) } : { percent: share.basisPoints / 100 }),
    })),
    ...imported.map(({ description, amount }) => ({ description, amount: dollars(amount) })),
  ].map((line) => ({ type: kinds.get(line.description.toLowerCase()) ?? 'Other', ...line }))

const w4Of = (w4: NonNullable<Described['w4']>, since: string) => ({
  form: w4.form,
  w4FilingStatus: w4.filingStatus,
  haveMultipleJob: w4.multipleJobs,
  dependents: w4.dependents,
  dependentsAbove18: w4.otherDependents,
  ...(w4.dependentsAmount === null ? {} : { dependentsAmount: dollars(w4.dependentsAmount) }),
  effectiveDate: since,
  otherIncome: dollars(w4.otherIncome),
  otherDeduction: dollars(w4.deductions),
  extraWithholding: dollars(w4.extra),
  hasMiltarySpouseExemption: w4.militarySpouse,
  stateAdditionalDeduction: dollars(w4.stateExtra),
  isNonResident: w4.nonresident,
  azDeductionPercent: w4.arizonaBasisPoints / 100,
  isExempt: w4.exempt,
  allowances: w4.allowances,
})

/** Two forms are told apart by their names; one alone says whose it is. */
function formsOf({ forms, work, home }: Described): object {
  const [atWork, atHome] = [forms[work.state], home ? forms[home.state] : undefined]
  if (!atWork || !atHome || work.state === home?.state) {
    const [state] = Object.keys(forms)
    return state === undefined ? {} : { stateW4: forms[state], stateW4Code: state }
  }
  return { stateW4: atWork, residentStateW4: atHome }
}

/** The unemployment rate by its short name where it is all of one line of the form, the rest by the labels. */
function employerOf({ registration, notice, work }: Described): object {
  const { 'Unemployment Rate': rate, ...labels } = registration
  const parts = stateRegistrationFields(work.state).filter(
    ({ key, sets }) => key in registration && sets !== undefined && isUnemployment(sets),
  )
  return {
    ...labels,
    ...(rate === undefined ? {} : parts.length > 1 ? { 'Unemployment Rate': rate } : { suiRate: rate }),
    ...(notice
      ? { perHour: { 'WA.lni': { employee: notice.employee, employer: less(notice.both, notice.employee) } } }
      : {}),
  }
}

const isUnemployment = (sets: object): boolean => JSON.stringify(sets).includes('"sui"')

const less = (both: string, employee: string): string =>
  (Math.round(Number(both) * 100_000 - Number(employee) * 100_000) / 100_000).toFixed(5)

function yearOf({ year }: Described): object {
  return {
    ...Object.fromEntries(
      Object.entries(year.taxes).map(([code, { wages, employerWages, tax }]) => [
        code,
        { wages: dollars(Math.max(wages, employerWages ?? 0)), tax: dollars(tax) },
      ]),
    ),
    supplementalWages: dollars(year.supplementalWages),
    deductions: Object.fromEntries(
      Object.entries(year.deductions).map(([type, { employee, employer, months }]) => [
        type,
        {
          employee: dollars(employee),
          employer: dollars(employer),
          month: months === null ? 0 : dollars(2 * months.now),
        },
      ]),
    ),
  }
}

/** Flat only where income tax was withheld this year or last. */
function methodOf({ year, lastYear, asksAggregate }: Described): 'flat' | 'aggregate' {
  const withheld = lastYear.withheld || (year.taxes['US.incomeTax']?.tax ?? 0) > 0
  return withheld && !asksAggregate ? 'flat' : 'aggregate'
}
