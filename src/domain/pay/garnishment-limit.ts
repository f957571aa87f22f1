import { dayOf } from '../../kernel/dates.ts'
import { add, atLeastZero, type Cents, least, ZERO } from '../../kernel/money.ts'
import { type Chosen, citation, needTable } from '../../law/engine/editions.ts'
import type { LevyTable } from '../../law/language/garnishment.ts'
import type { Frequency } from '../../law/language/types.ts'
import { creditorWanted } from './creditor-limit.ts'
import {
  disposableOf,
  disposableStep,
  federal,
  garnishmentLaw,
  protectedPay,
  type Wanted,
} from './disposable.ts'
import { step } from './explained-steps.ts'
import type { GarnishablePay, GarnishmentOrder, OrderOf, Progress } from './garnishment-order.ts'
import { federalMinimumWage } from './minimum-wage.ts'
import { ceilingShare, ofYear, perPeriod } from './period-money.ts'
import { lower, supportShare } from './support-share.ts'

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
  table: LevyTable,
  order: Pick<OrderOf<'Federal Tax Levy'>, 'status' | 'dependents' | 'additions'>,
  frequency: Frequency,
): Cents {
  return add(
    ofYear(table.deduction[order.status], frequency),
    BigInt(order.dependents) * ofYear(table.perDependent, frequency),
    ofYear(BigInt(order.additions) * table.addition[order.status], frequency),
  )
}

type Limits = {
  [Type in GarnishmentOrder['type']]: (pay: GarnishablePay, order: OrderOf<Type>, state: Progress) => Wanted
}

const limits: Limits = {
  Bankruptcy(pay, order) {
    const wanted = perPeriod(pay, order, order.amount)
    return { wanted, limit: wanted, disposable: disposableOf(pay), law: federal(pay, 'recalled'), steps: [] }
  },

  'Child Support'(pay, order, state) {
    const disposable = disposableOf(pay)
    const { percent, law, said } = supportShare(pay, order, state)
    const limit = ceilingShare(disposable, percent)
    return {
      wanted: add(perPeriod(pay, order, order.current), perPeriod(pay, order, order.arrears)),
      limit,
      disposable,
      law,
      steps: [
        disposableStep(pay),
        step('support limit', `${percent} of disposable earnings${said}`, { disposable }, limit),
      ],
    }
  },

  'Federal Tax Levy'(pay, order, state) {
    const { law, confidence } = levyTable(order, pay)
    const exempt = levyExempt(law, order, pay.frequency)
    const takeHome = atLeastZero(pay.gross - pay.taxes - pay.deductions - state.taken)
    const limit = atLeastZero(takeHome - exempt)
    return {
      wanted: limit,
      limit,
      disposable: takeHome,
      law: { law: citation(law, 'US.levy'), source: law.source, confidence },
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
    const percent = order.percent ?? garnishmentLaw(pay).law.stateLevy.share
    const byPercent = ceilingShare(disposable, percent)
    const limit = order.percent === undefined && order.amount !== undefined ? disposable : byPercent
    return {
      wanted: order.amount ?? byPercent,
      limit,
      disposable,
      law: federal(pay, 'recalled'),
      steps: [
        disposableStep(pay),
        step('limit', `${percent} of disposable earnings unless an amount is ordered`, { disposable }, limit),
      ],
    }
  },

  'Student Loan': administrative,
  'Federal Agency Debt': administrative,
  Creditor: creditorWanted,
}

function administrative(
  pay: GarnishablePay,
  order: OrderOf<'Student Loan'> | OrderOf<'Federal Agency Debt'>,
  state: Progress,
): Wanted {
  const { share, ceiling, protectedHours } = garnishmentLaw(pay).law.administrative
  const disposable = atLeastZero(disposableOf(pay) - pay.healthPremiums)
  const byShare = ceilingShare(disposable, lower(share, order.percent))
  const overWage = atLeastZero(
    disposable - protectedPay(pay, BigInt(protectedHours) * federalMinimumWage(pay.payDate, pay.lookUp)),
  )
  const own = least(byShare, overWage)
  // 34 CFR 34.20(b): whatever has priority lowers the ceiling, a tax levy too.
  const leftOfCeiling = atLeastZero(ceilingShare(disposable, ceiling) - state.taken)
  const leftOfAgency = atLeastZero(least(ceilingShare(disposable, share), overWage) - takenBy(state, order))
  const limit = least(least(own, leftOfAgency), leftOfCeiling)
  return {
    wanted: order.amount ?? own,
    limit,
    disposable,
    law: federal(pay, 'verified'),
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
        `least of ${share} less orders of the same agency, excess over ${protectedHours} × minimum wage, ${ceiling} less orders ahead`,
        { byShare, overWage, leftOfAgency, leftOfCeiling },
        limit,
      ),
    ],
  }
}

/** 34 CFR 34.20(c), 31 CFR 285.11(i): the orders of one agency share its limit; one without a name stands alone. */
const takenBy = (state: Progress, { agency }: { readonly agency?: string | undefined }): Cents =>
  (agency === undefined ? undefined : state.byAgency.get(agency)) ?? ZERO

/** The table is the one of the first computation, until a new statement of dependents is given (IRC 6334(d)). */
function levyTable(
  order: OrderOf<'Federal Tax Levy'>,
  { payDate, lookUp }: GarnishablePay,
): Chosen<LevyTable> {
  const first = order.received ?? payDate
  return needTable('levy', 'US', order.exemptionYear ? dayOf(order.exemptionYear, 1, 1) : first, lookUp)
}
