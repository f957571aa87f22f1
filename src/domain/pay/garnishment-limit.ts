import { type Day, daysBetween, yearOf } from '../../kernel/dates.ts'
import { add, atLeastZero, type Cents, cents, least, ZERO } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import { rate } from '../../kernel/rate.ts'
import type { Frequency, Step } from '../../law/types.ts'
import { type CreditorPart, creditorLimits } from '../../law/us/garnishment/creditor.ts'
import { type LevyEdition, levyEditions } from '../../law/us/garnishment/levy.ts'
import { garnishmentLaw, weeksIn } from '../../law/us/garnishment/limits.ts'
import type { GarnishablePay, GarnishmentOrder, OrderOf, Progress } from './garnishment-order.ts'
import { ceilingShare, ofYear, perPeriod } from './period-money.ts'
import { step } from './steps.ts'

/** What an order asks of a payment, and the most that the law lets it have. */
export interface Wanted {
  readonly wanted: Cents
  readonly limit: Cents
  readonly disposable: Cents
  readonly barred?: boolean
  readonly law: { readonly law: string; readonly source: string; readonly confidence: string }
  readonly steps: readonly Step[]
}

export function limitOf(pay: GarnishablePay, order: GarnishmentOrder, state: Progress): Wanted {
  const limit = limits[order.type] as (
    pay: GarnishablePay,
    order: GarnishmentOrder,
    state: Progress,
  ) => Wanted
  return limit(pay, order, state)
}

/** Publication 1494: each figure is rounded on its own; two additions are rounded once. */
export function levyExempt(
  edition: LevyEdition,
  order: Pick<OrderOf<'Federal Tax Levy'>, 'status' | 'dependents' | 'additions'>,
  frequency: Frequency,
): Cents {
  return add(
    ofYear(edition.deduction[order.status], frequency),
    BigInt(order.dependents) * ofYear(edition.perDependent, frequency),
    ofYear(BigInt(order.additions) * edition.addition[order.status], frequency),
  )
}

type Limits = {
  [Type in GarnishmentOrder['type']]: (pay: GarnishablePay, order: OrderOf<Type>, state: Progress) => Wanted
}

const limits: Limits = {
  Bankruptcy(pay, order) {
    const wanted = perPeriod(pay, order, order.amount)
    return { wanted, limit: wanted, disposable: disposableOf(pay), law: federal('recalled'), steps: [] }
  },

  'Child Support'(pay, order) {
    const disposable = disposableOf(pay)
    const { withSecondFamily, without, arrearsOver12Weeks } = garnishmentLaw.support
    const base = order.supportsSecondFamily ? withSecondFamily : without
    const percent = lower(order.arrearsOver12Weeks ? plus(base, arrearsOver12Weeks) : base, order.maxPercent)
    const limit = ceilingShare(disposable, percent)
    return {
      wanted: add(perPeriod(pay, order, order.current), perPeriod(pay, order, order.arrears)),
      limit,
      disposable,
      law: federal('verified'),
      steps: [
        disposableStep(pay),
        step('support limit', `${percent} of disposable earnings`, { disposable }, limit),
      ],
    }
  },

  'Federal Tax Levy'(pay, order, state) {
    const edition = levyEdition(order, pay.payDate)
    const exempt = levyExempt(edition, order, pay.frequency)
    const takeHome = atLeastZero(pay.gross - pay.taxes - pay.deductions - state.taken)
    const limit = atLeastZero(takeHome - exempt)
    return {
      wanted: limit,
      limit,
      disposable: takeHome,
      law: { law: `US.levy@${edition.year}#1`, source: edition.source, confidence: edition.confidence },
      steps: [
        step(
          'take-home pay',
          'earnings − taxes − deductions − orders ahead',
          { earnings: pay.gross, taxes: pay.taxes, deductions: pay.deductions, ahead: state.taken },
          takeHome,
        ),
        step(
          'exempt',
          `${order.status}, ${order.dependents} dependents, ${order.additions} additions`,
          {},
          exempt,
        ),
        step('levied', 'take-home pay − exempt', { takeHome, exempt }, limit),
      ],
    }
  },

  'State Tax Levy'(pay, order) {
    const disposable = disposableOf(pay)
    const percent = order.percent ?? garnishmentLaw.stateLevy.share
    const byPercent = ceilingShare(disposable, percent)
    const limit = order.percent === undefined && order.amount !== undefined ? disposable : byPercent
    return {
      wanted: order.amount ?? byPercent,
      limit,
      disposable,
      law: federal('recalled'),
      steps: [
        disposableStep(pay),
        step('limit', `${percent} of disposable earnings unless an amount is ordered`, { disposable }, limit),
      ],
    }
  },

  'Student Loan': administrative,
  'Federal Agency Debt': administrative,
  Creditor: creditor,
}

function administrative(
  pay: GarnishablePay,
  order: OrderOf<'Student Loan'> | OrderOf<'Federal Agency Debt'>,
  state: Progress,
): Wanted {
  const { share, ceiling, protectedHours } = garnishmentLaw.administrative
  const disposable = atLeastZero(disposableOf(pay) - pay.healthPremiums)
  const byShare = ceilingShare(disposable, lower(share, order.percent))
  const overWage = atLeastZero(
    disposable - protectedPay(pay, protectedHours, garnishmentLaw.federalMinimumWage),
  )
  const leftOfCeiling = atLeastZero(ceilingShare(disposable, ceiling) - state.ahead)
  const limit = least(least(byShare, overWage), leftOfCeiling)
  return {
    wanted: order.amount ?? least(byShare, overWage),
    limit,
    disposable,
    law: federal('verified'),
    steps: [
      disposableStep(pay),
      step(
        'disposable pay',
        'disposable earnings − health premiums',
        { premiums: pay.healthPremiums },
        disposable,
      ),
      step(
        'limit',
        `least of ${share}, excess over ${protectedHours} × minimum wage, ${ceiling} less orders ahead`,
        { byShare, overWage, leftOfCeiling },
        limit,
      ),
    ],
  }
}

function creditor(pay: GarnishablePay, order: OrderOf<'Creditor'>, state: Progress): Wanted {
  const disposable = disposableOf(pay)
  const rule = creditorLimits.findLast(
    (each) => each.state === order.state && (each.from ?? '') <= pay.payDate,
  )
  const inGrace =
    rule?.daysAfterService !== undefined &&
    order.received !== undefined &&
    daysBetween(order.received, pay.payDate) < rule.daysAfterService
  const isBarred = rule?.barred === true || inGrace
  const isBelowFloor =
    rule?.noneBelowHours !== undefined &&
    disposable < protectedPay(pay, rule.noneBelowHours, pay.minimumWage(order.state))

  const parts = [...federalParts, ...(rule?.parts ?? [])].filter((part) => applies(part, order, pay))
  const amounts = parts.map((part) => partOf(pay, part, order))
  const most = isBarred || isBelowFloor ? ZERO : amounts.reduce((a, b) => least(a, b), disposable)
  const dependents = weekly(pay.frequency, BigInt(order.dependents) * (rule?.perDependentWeekly ?? 0n))
  const own = atLeastZero(most - dependents)
  const limit = atLeastZero(own - state.ahead)
  return {
    wanted: order.amount ?? (order.percent === undefined ? own : ceilingShare(disposable, order.percent)),
    limit,
    disposable,
    barred: isBarred,
    law: {
      ...federal(rule?.confidence ?? 'verified'),
      law: `${order.state}.garnishment@${rule?.from ?? '2024-01-01'}#1`,
    },
    steps: [
      disposableStep(pay),
      ...parts.map((part, at) =>
        step(describe(part), 'share of what is above the protected pay', {}, amounts[at]!),
      ),
      step('limit', 'least of these − dependents − orders ahead', { dependents, ahead: state.ahead }, limit),
    ],
  }
}

const federalParts: readonly CreditorPart[] = [
  { share: garnishmentLaw.creditor.share, of: 'disposable' },
  {
    share: '100%',
    of: 'disposable',
    above: { hours: garnishmentLaw.creditor.protectedHours, wage: 'federal' },
  },
]

const applies = (part: CreditorPart, order: OrderOf<'Creditor'>, pay: GarnishablePay): boolean =>
  (part.when === undefined || order[part.when]) &&
  (part.grossWeeklyAtMost === undefined || pay.gross <= weekly(pay.frequency, part.grossWeeklyAtMost)) &&
  !(part.unlessOrdered === true && order.percent !== undefined)

function partOf(pay: GarnishablePay, part: CreditorPart, order: OrderOf<'Creditor'>): Cents {
  const base = part.of === 'gross' ? pay.gross : disposableOf(pay)
  return ceilingShare(atLeastZero(base - protectedBy(pay, part, order.state)), part.share)
}

function protectedBy(pay: GarnishablePay, { above }: CreditorPart, state: string): Cents {
  if (above === undefined) return ZERO
  if ('weekly' in above) return weekly(pay.frequency, above.weekly)
  const wage = above.wage === 'federal' ? garnishmentLaw.federalMinimumWage : pay.minimumWage(state)
  return protectedPay(pay, above.hours, wage)
}

const describe = ({ share, of, above }: CreditorPart): string => {
  if (above === undefined) return `${share} of ${of}`
  return 'weekly' in above
    ? `${share} of ${of} above ${above.weekly / 100n} a week`
    : `${share} of ${of} above ${above.hours} hours of ${above.wage} minimum wage`
}

const disposableOf = (pay: GarnishablePay): Cents => atLeastZero(pay.gross - pay.taxes)

const disposableStep = (pay: GarnishablePay): Step =>
  step(
    'disposable earnings',
    'earnings − what the law withholds',
    { earnings: pay.gross, taxes: pay.taxes },
    disposableOf(pay),
  )

const protectedPay = (pay: GarnishablePay, hours: number, wage: Cents): Cents =>
  weekly(pay.frequency, BigInt(hours) * wage)

/** So much a week, for the pay period; rounded up, because it protects. */
function weekly(frequency: Frequency, amount: bigint): Cents {
  const [weeks, per] = weeksIn[frequency]
  return cents((amount * weeks + per - 1n) / per)
}

/** The table is the one of the first computation, until a new statement of dependents is given (IRC 6334(d)). */
function levyEdition(order: OrderOf<'Federal Tax Levy'>, payDate: Day): LevyEdition {
  const year = order.exemptionYear ?? yearOf(order.received ?? payDate)
  const edition = levyEditions.findLast((each) => each.year <= year)
  assert(edition, `no Publication 1494 table for ${year}`)
  return edition
}

const federal = (confidence: string) => ({
  law: garnishmentLaw.id,
  source: garnishmentLaw.source,
  confidence,
})

const plus = (a: string, b: string): string => `${Number.parseInt(a, 10) + Number.parseInt(b, 10)}%`

const lower = (percent: string, other: string | undefined): string => {
  if (other === undefined) return percent
  const [a, b] = [rate(percent), rate(other)]
  return b.numerator * a.denominator < a.numerator * b.denominator ? other : percent
}
