import { writeInput } from '../../../src/domain/pay/stored-input.ts'
import type { RunContext } from '../../../src/domain/payroll/assemble.ts'
import { NO_OPTIONS } from '../../../src/domain/payroll/period-options.ts'
import { day } from '../../../src/kernel/dates.ts'
import { checkRegistration } from '../../../src/law/engine/registration/check.ts'
import type { LoadedSlice } from '../../../src/store/payroll/people.ts'
import type { Described } from './person.ts'

const USER = '019a8ee2-7c00-7000-8000-000000000001'
const LONG_AGO = day('2020-01-01')
const of = { user_id: USER }
const dated = { ...of, effective_from: LONG_AGO }

/** What everyone of the run shares. */
export const runOf = (who: Described): RunContext => ({
  period: {
    periodType: who.isRegular ? 'Regular' : 'Off-Cycle',
    // The body names what recurs; a bonus run takes it only when it is told to.
    options: { ...NO_OPTIONS, skipRecurring: false },
    frequency: who.frequency,
    beginDate: day(who.begin),
    endDate: day(who.end),
  } as RunContext['period'],
  payDate: day(who.payDate),
  // A calculation is of an employer that withholds for the home state as well.
  registrations: {
    ...(who.home && { [who.home.state]: {} }),
    [who.work.state]: checkRegistration(who.work.state, who.registration).values,
  },
})

/** The person as the store has one: every row that a payroll loads. */
export const rowsOf = (who: Described) =>
  ({
    people: [
      {
        ...of,
        name: 'Someone',
        worker_type: who.workerType,
        status: 'Active',
        date_of_join: LONG_AGO,
        exit_date: null,
        backup_withholding: who.backupWithholding,
        date_of_birth: Buffer.from([]),
      },
    ],
    addresses: [
      { ...dated, kind: 'remote', ...who.work },
      ...(who.home ? [{ ...dated, kind: 'home', ...who.home }] : []),
    ],
    workplaces: [{ ...dated, is_remote: true, state: who.work.state, city: '' }],
    wages: [
      {
        ...dated,
        wage_rate: 2500n,
        wage_basis: 'Per Hour',
        standard_working_hours: 4000,
        employee_type: 'Paid by the hour',
        payment_method: 'Check',
        tax_exemptions: who.exemptions,
        ref_tax_exempt: 'No, this employee is not tax exempt',
      },
    ],
    w4s: w4Rows(who),
    stateW4s: Object.entries(who.forms).map(([state, fields]) => ({ ...dated, state, fields })),
    accounts: [],
    garnishments: who.garnishments.map(({ type, fields, taken }, at) => ({
      ...of,
      garnishment_id: `order-${at}`,
      garnishment_type: type,
      agency: 'Agency',
      fields,
      taken: BigInt(taken),
    })),
    recurring: who.recurring.map(({ description, share }) => ({
      ...of,
      pay_item: 'Deduction',
      type: description,
      ...('amount' in share
        ? { amount: BigInt(share.amount), allocated_basis_points: null }
        : { amount: null, allocated_basis_points: share.basisPoints }),
    })),
    inputs: [{ ...of, source: 'import', data: JSON.parse(writeInput(givenOf(who))) }],
    members: [],
    years: yearRows(who),
    taken: [],
    missed: [],
    paidFor: [],
    caughtUp: [],
    inherited: [],
    held: [],
    workedDays: [],
    assignments: [],
    stateTaxes: who.notice
      ? [{ ...dated, payroll_deduction_rate: who.notice.employee, composite_rate: who.notice.both }]
      : [],
    benefits: who.benefits.map((benefit, at) => benefitRow(benefit, at)),
  }) as unknown as LoadedSlice

/** A claim of exemption is for its year. */
export const w4Since = ({ w4, payDate }: Pick<Described, 'w4' | 'payDate'>) =>
  w4?.exempt ? day(`${payDate.slice(0, 4)}-01-01`) : LONG_AGO

const w4Rows = ({ w4, payDate }: Described) =>
  w4
    ? [
        {
          ...of,
          effective_from: w4Since({ w4, payDate }),
          form: w4.form,
          filing_status: w4.filingStatus,
          multiple_jobs: w4.multipleJobs,
          dependents: w4.dependents,
          dependents_above_18: w4.otherDependents,
          dependents_amount: w4.dependentsAmount === null ? null : BigInt(w4.dependentsAmount),
          other_income: BigInt(w4.otherIncome),
          other_deduction: BigInt(w4.deductions),
          extra_withholding: BigInt(w4.extra),
          military_spouse_exemption: w4.militarySpouse,
          state_additional_deduction: BigInt(w4.stateExtra),
          is_nonresident: w4.nonresident,
          az_basis_points: w4.arizonaBasisPoints,
          is_exempt: w4.exempt,
          allowances: w4.allowances,
        },
      ]
    : []

/** What an import gave: every earning as base pay of its code, so that nothing is computed before the builder. */
const givenOf = (who: Described) => ({
  basePay: who.earnings.map(({ type, amount, hours }) => ({
    payCode: type,
    rate: null,
    hours,
    multiplier: 100,
    amount: BigInt(amount),
  })),
  deductions: who.imported.map(({ description, amount }) => ({ description, amount: BigInt(amount) })),
  ...(who.reimbursement === null
    ? {}
    : { reimbursements: [{ type: 'Mileage', amount: BigInt(who.reimbursement) }] }),
  ...(who.asksAggregate
    ? { compensation: [{ description: 'Bonus', amount: 1n, supplementalMethod: 'aggregate' }] }
    : {}),
})

function yearRows({ year, lastYear, payDate }: Described) {
  const now = Number(payDate.slice(0, 4))
  const lines = new Map<string, { wages: number; amount: number }>()
  for (const [code, { wages, employerWages, tax }] of Object.entries(year.taxes)) {
    lines.set(`tax:${code}`, { wages, amount: tax })
    if (employerWages !== null) lines.set(`employerTax:${code}`, { wages: employerWages, amount: 77 })
  }
  for (const [type, { employee, employer, months }] of Object.entries(year.deductions)) {
    lines.set(`deduction:${type}`, { wages: employee, amount: employee })
    if (employer > 0) lines.set(`employer:${type}`, { wages: employer, amount: employer })
    if (months === null) continue
    lines.set(`deduction:${type}:${payDate.slice(0, 7)}`, { wages: months.now, amount: months.now })
    lines.set(`employer:${type}:${payDate.slice(0, 7)}`, { wages: months.now, amount: months.now })
    lines.set(`deduction:${type}:2026-01`, { wages: months.before, amount: months.before })
  }
  const row = (of: Map<string, { wages: number; amount: number }>, supplemental: number) => ({
    codes: [...of.keys()],
    wages: [...of.values()].map(({ wages }) => BigInt(wages)),
    amounts: [...of.values()].map(({ amount }) => BigInt(amount)),
    supplemental_wages: BigInt(supplemental),
    gross: 0n,
    net: 0n,
  })
  const before = new Map([
    ['tax:US.incomeTax', { wages: 0, amount: lastYear.withheld ? 1 : 0 }],
    ['tax:US.socialSecurity', { wages: lastYear.socialSecurityWages, amount: 0 }],
  ])
  return [
    { ...of, year: now, ...row(lines, year.supplementalWages) },
    { ...of, year: now - 1, ...row(before, 0) },
  ]
}

function benefitRow(benefit: Described['benefits'][number], at: number) {
  const share = (side: 'employee' | 'employer') => {
    const given = benefit[side]
    const isAmount = 'amount' in given
    return {
      [`${side}_amount`]: isAmount ? BigInt(given.amount) : null,
      [`${side}_basis_points`]: isAmount ? null : given.basisPoints,
    }
  }
  return {
    ...of,
    benefit_enrollment_id: `enrollment-${at}`,
    name: benefit.name,
    type: benefit.type,
    tax_treatment: benefit.treatment,
    annual_limit: benefit.annualLimit === null ? null : BigInt(benefit.annualLimit),
    plan_to_date: benefit.annualLimit === null ? null : BigInt(benefit.planToDate),
    in_force: benefit.inForce,
    ...share('employee'),
    ...share('employer'),
    employee_per_hour: null,
    coverage: benefit.coverage,
    insured_amount: null,
    insured_multiple: null,
    match_formula: null,
    prior_deferrals: BigInt(benefit.priorDeferrals),
    arrears: BigInt(benefit.arrears),
    arrears_of_year: BigInt(benefit.arrears),
  }
}
