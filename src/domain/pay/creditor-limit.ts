import { daysBetween } from '../../kernel/dates.ts'
import { add, atLeastZero, type Cents, least, ZERO } from '../../kernel/money.ts'
import { citation, needTable, tableOn } from '../../law/engine/editions.ts'
import type {
  CreditorRule,
  CreditorTerms,
  LimitPart,
  WeeklyFloor,
} from '../../law/language/creditor-limit.ts'
import type { Step } from '../../law/language/types.ts'
import { disposableOf, disposableStep, protectedPay, type Wanted } from './disposable.ts'
import { step } from './explained-steps.ts'
import type { GarnishablePay, OrderOf, Progress } from './garnishment-order.ts'
import { federalMinimumWage } from './minimum-wage.ts'
import { ceilingShare, ofYear, periodsPerYear } from './period-money.ts'

/** An ordinary debt: the least of the federal and the state's parts, less what orders ahead of it already took. */
export function creditorWanted(pay: GarnishablePay, order: OrderOf<'Creditor'>, state: Progress): Wanted {
  const disposable = disposableOf(pay)
  const nation = needTable('creditorLimit', 'US', pay.payDate, pay.lookUp)
  const { law: limits, confidence } = tableOn('creditorLimit', order.state, pay.payDate, pay.lookUp) ?? nation
  const rule = ruleFor(limits, pay, order)
  const isBarred = rule.parts.length === 0 || isInGrace(limits, pay, order)

  const parts = [...nation.law.parts, ...rule.parts].map((part) => measured(pay, part, order))
  const slices = sliced(limits, pay, order)
  const all = [...parts, ...slices]
  const most = isBarred ? ZERO : all.reduce((least_, part) => least(least_, part.amount), disposable)
  const dependents = protectedPay(pay, BigInt(order.dependents) * (limits.lessPerDependentWeekly ?? 0n))
  const own = atLeastZero(most - dependents)
  const limit = atLeastZero(own - state.ahead)
  return {
    wanted: order.amount ?? (order.percent === undefined ? own : ceilingShare(disposable, order.percent)),
    limit,
    disposable,
    barred: isBarred,
    law: { law: citation(limits, `${order.state}.garnishment`), source: limits.source, confidence },
    steps: [
      disposableStep(pay),
      ...all.map((part) => part.step),
      step('limit', 'least of these − dependents − orders ahead', { dependents, ahead: state.ahead }, limit),
    ],
  }
}

interface Measured {
  readonly amount: Cents
  readonly step: Step
}

function ruleFor(limits: CreditorTerms, pay: GarnishablePay, order: OrderOf<'Creditor'>): CreditorRule {
  const variant = limits.variants?.find(({ when }) => when === order.circumstance)
  if (variant) return variant
  const { lowGross } = limits
  return lowGross && pay.gross <= protectedPay(pay, lowGross.weeklyUpTo) ? lowGross : limits
}

function measured(pay: GarnishablePay, { take, of, above }: LimitPart, order: OrderOf<'Creditor'>): Measured {
  const base = of === 'gross' ? pay.gross : disposableOf(pay)
  const floor = above === undefined ? ZERO : floorOf(above, pay, order)
  const amount = ceilingShare(atLeastZero(base - floor), take)
  return {
    amount,
    step: step(
      `${take} of ${of}${above ? ' above a floor' : ''}`,
      `${take} × (${of} − floor)`,
      { [of]: base, floor },
      amount,
    ),
  }
}

/** Minnesota's share by hours of minimum wage, and Hawaii's slices of a month. */
function sliced(limits: CreditorTerms, pay: GarnishablePay, order: OrderOf<'Creditor'>): Measured[] {
  const disposable = disposableOf(pay)
  const found: Measured[] = []
  const reached = limits.steps?.findLast(
    ({ overHours }) => disposable > floorOf({ hours: overHours, wage: 'state' }, pay, order),
  )
  if (limits.steps) {
    const amount = reached === undefined ? ZERO : ceilingShare(disposable, reached.take)
    found.push({
      amount,
      step: step('share by hours of minimum wage', reached?.take ?? '0%', { disposable }, amount),
    })
  }
  if (limits.monthlySlices) {
    const monthly = (disposable * periodsPerYear[pay.frequency]) / 12n
    const perMonth = limits.monthlySlices.map(({ over, take }, at, slices) =>
      ceilingShare(atLeastZero(least(monthly, slices[at + 1]?.over ?? monthly) - over), take),
    )
    const amount = ofYear(add(...perMonth) * 12n, pay.frequency)
    found.push({ amount, step: step('slices of a month', 'each slice at its share', { disposable }, amount) })
  }
  return found
}

function floorOf(floor: WeeklyFloor, pay: GarnishablePay, order: OrderOf<'Creditor'>): Cents {
  if ('weekly' in floor) return floor.printed?.[pay.frequency] ?? protectedPay(pay, floor.weekly)
  const wage =
    floor.wage === 'federal' ? federalMinimumWage(pay.payDate, pay.lookUp) : pay.minimumWage(order.state)
  return protectedPay(pay, BigInt(floor.hours) * wage)
}

const isInGrace = (limits: CreditorTerms, pay: GarnishablePay, order: OrderOf<'Creditor'>): boolean =>
  limits.graceDays !== undefined &&
  order.received !== undefined &&
  daysBetween(order.received, pay.payDate) < limits.graceDays
