import { atLeastZero, type Cents, cents, dollars, roundDiv } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import type { Step } from '../../law/language/types.ts'
import { deductionKinds, type EarningKind, type EarningType, earningKinds } from '../pay/elements.ts'
import type { MatchFormula } from '../pay/match-formula.ts'
import type {
  Deduction,
  Earning,
  MakeUpWeek,
  MatchLine,
  PaycheckInput,
  RegularRateUsed,
} from '../pay/paycheck-types.ts'
import { defersPlanPay, PLAN_PAY } from '../pay/plan-pay.ts'
import type { DetailLine } from '../payroll/details.ts'
import { annual, PER_YEAR, type RatedWage } from '../payroll/salary.ts'
import type { GivenOrigin } from './given-origin.ts'
import { lifeOrigin } from './life-origin.ts'
import { says } from './says.ts'
import { shownHourly, shownMoney, shownPercent } from './shown.ts'
import { travelOrigin } from './travel-origin.ts'

const PAY = 'The wage in force and what was given for the period'
const TAKEN = 'Enrollments, recurring items and what was given for the period'

export function payOrigin(
  line: DetailLine,
  earning: Earning | undefined,
  { input, wage }: { readonly input: PaycheckInput; readonly wage: RatedWage | undefined },
): GivenOrigin {
  if (earning?.life) return lifeOrigin(line, earning.life, input)
  if (earning?.travel) return travelOrigin(line, earning.travel)
  if (line.kind === 'reimbursement') return plainPay(line, 'reimbursement')
  if (earning?.net !== undefined) return netOrigin(line, earning.net)
  if (earning?.makeUp) return makeUpOrigin(line, earning.makeUp)
  if (earning?.regularRate) return overtimeOrigin(line, earning, earning.regularRate)
  const kind: EarningKind | undefined = earning && earningKinds[earning.type]
  if (kind && kind.money !== 'paid') return plainPay(line, 'notPaid')
  if (earning?.type === SALARY) return salaryOrigin(line, input, wage)
  return (earning && hoursOrigin(line, earning)) ?? plainPay(line, 'givenPay', earning)
}

const SALARY: EarningType = 'Salary'

function plainPay(
  line: DetailLine,
  code: 'givenPay' | 'notPaid' | 'reimbursement',
  earning?: Earning,
): GivenOrigin {
  const inputs = earning?.hours ? { hours: String(earning.hours) } : { asked: dollars(line.base) }
  return {
    source: PAY,
    step: [stepOf(line, 'as earned in the period', inputs)],
    says: says(code, { amount: shownMoney(line.amount) }),
  }
}

/** The amount that leaves what was asked, after everything that is taken of it. */
const netOrigin = (line: DetailLine, net: bigint): GivenOrigin => ({
  source: PAY,
  step: [
    stepOf(line, 'the gross that raises the net pay by what was asked', { 'net asked': dollars(cents(net)) }),
  ],
  says: says('netPay', { amount: shownMoney(line.amount), net: shownMoney(net) }),
})

/** By the wage that was in force, where that gives what was paid; else days were missing, or it changed. */
function salaryOrigin(line: DetailLine, input: PaycheckInput, wage: RatedWage | undefined): GivenOrigin {
  const times = PER_YEAR[input.orderFrequency ?? input.frequency]
  if (wage === undefined || times === undefined || roundDiv(annual(wage), times) !== line.amount) {
    const formula = 'salary of a whole period, for the share of its workdays'
    return { source: PAY, step: [stepOf(line, formula, {})], says: says('salaryOfDays') }
  }
  const salary = annual(wage)
  const inputs = { 'yearly salary': dollars(salary), 'pay periods of a year': String(times) }
  return {
    source: PAY,
    step: [stepOf(line, 'yearly salary ÷ pay periods of a year', inputs)],
    says: says('salary', { annual: shownMoney(salary), times: String(times) }),
  }
}

function hoursOrigin(line: DetailLine, { hours, rate }: Earning): GivenOrigin | undefined {
  if (!hours || rate === undefined) return undefined
  // A rate that is shown rounded need not give the amount to the cent.
  const product = Math.round((hours * rate) / 100)
  if (Math.abs(product - Number(line.amount)) > Math.ceil(hours / 100)) return undefined
  return {
    source: PAY,
    step: [stepOf(line, 'hours × rate', { hours: String(hours), rate: rateText(rate) })],
    says: says('hours', { hours: String(hours), rate: shownHourly(rate) }),
  }
}

/** Says what was assumed: who gives hours by the period does not say in which workweek they lie. */
function overtimeOrigin(
  line: DetailLine,
  { hours, premiumHours, rate }: Earning,
  used: RegularRateUsed,
): GivenOrigin {
  const paid = String(premiumHours ?? hours ?? 0)
  const formula = premiumHours
    ? 'hours × the extra of the regular rate'
    : 'hours × (plain rate + the extra of the regular rate)'
  return {
    source: '29 USC 207(a); 29 CFR 778.108 to .117 and .209(b)',
    step: [
      {
        line: 'regular rate',
        formula:
          '(all hours × their plain rate + other pay for work) ÷ all hours, over the period as a whole',
        inputs: { hours: String(used.hours), other: dollars(used.other) },
        value: rateText(used.rate),
      },
      stepOf(line, formula, { hours: paid, ...(rate === undefined ? {} : { rate: rateText(rate) }) }),
    ],
    says: says('overtime', { hours: paid, rate: shownHourly(used.rate) }),
  }
}

/** Week by week: what the minimum wage asks for, less the cash wage and the tips that count. */
function makeUpOrigin(line: DetailLine, weeks: readonly MakeUpWeek[]): GivenOrigin {
  const steps = weeks.map(
    (week): Step => ({
      line: `week to ${week.end}`,
      formula: 'hours × minimum wage − cash wage − tips that count',
      inputs: {
        hours: (week.hours / 100).toFixed(2),
        'minimum wage': dollars(week.hourly),
        'cash wage': dollars(week.cash),
        tips: dollars(week.tips),
        'tips that count': dollars(week.credit),
        law: week.law,
      },
      value: dollars(week.short),
    }),
  )
  return {
    source: '29 USC 203(m)(2)(A), 206(a); 29 CFR 531.59',
    step: [...steps, stepOf(line, 'the sum of the weeks', {})],
    says: says('tipMakeUp', { amount: shownMoney(line.amount) }),
  }
}

/** `cash`: of which a percentage is taken, without severance where a plan may not look at it. */
export function takenOrigin(
  line: DetailLine,
  asked: Deduction | undefined,
  { cash, severance }: { readonly cash: Cents; readonly severance: Cents },
): GivenOrigin {
  const part = line.kind === 'employerBenefit' ? asked?.employer : asked?.amount
  const percent = typeof part === 'object' && !asked?.arrears ? part.percent : undefined
  const isWithout = severance > 0n && asked !== undefined && defersPlanPay(deductionKinds[asked.type])
  const isPercent =
    percent !== undefined && times(isWithout ? atLeastZero(cash - severance) : cash, percent) === line.base
  const left: Record<string, string> = isWithout ? { severance: dollars(severance) } : {}
  const step = isPercent
    ? stepOf(line, `${isWithout ? '(pay in cash − severance)' : 'pay in cash'} × percentage`, {
        'pay in cash': dollars(cash),
        ...left,
        percentage: shownPercent(percent),
      })
    : stepOf(line, 'what was asked, up to its limit and what is left of the pay', {
        asked: dollars(line.base),
        ...left,
      })
  const words = { amount: shownMoney(line.amount), wanted: shownMoney(line.base) }
  const source = isWithout ? `${TAKEN}; ${PLAN_PAY}` : TAKEN
  if (line.kind === 'employerBenefit') {
    return { source, step: [step], says: says('employerBenefit', words) }
  }
  const kind = line.kind === 'pretax' ? 'pretax' : 'aftertax'
  if (line.amount !== line.base) return { source, step: [step], says: says(`${kind}Short`, words) }
  return {
    source,
    step: [step],
    says: isPercent
      ? says(`${kind}Percent`, { percent: shownPercent(percent) })
      : says(`${kind}Amount`, words),
  }
}

/** By the tiers of the plan's formula, on what was deferred and the pay that counts. */
export function matchOrigin(
  line: DetailLine,
  match: MatchLine | undefined,
  formula: MatchFormula,
): GivenOrigin {
  const tiers = formula.tiers.map(({ share, ofPay }) => `${share / 100}% of ${ofPay / 100}%`).join(', then ')
  const of = formula.basis === 'Year' ? ' of the year so far' : ''
  const inputs: Record<string, string> = match
    ? { [`deferred${of}`]: dollars(match.deferred), [`pay that counts${of}`]: dollars(match.pay) }
    : {}
  const words = {
    amount: shownMoney(line.amount),
    wanted: shownMoney(line.base),
    deferred: shownMoney(match?.deferred ?? 0n),
  }
  return {
    source: 'The match formula of the plan; IRC 401(a)(17) and 415(c)',
    step: [stepOf(line, tiers, { ...inputs, formula: dollars(line.base) })],
    says: says(line.amount === line.base ? 'match' : 'matchShort', words),
  }
}

const stepOf = ({ amount }: DetailLine, formula: string, inputs: Readonly<Record<string, string>>): Step => ({
  line: 'amount',
  formula,
  inputs,
  value: dollars(cents(amount)),
})

const rateText = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4)
