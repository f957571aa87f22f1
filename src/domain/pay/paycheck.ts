import { add, atLeastZero, type Cents, cents, dollars, wholeCents, ZERO } from '../../kernel/money.ts'
import { assert, Problem } from '../../kernel/problem.ts'
import { withhold } from '../../law/engine/withhold.ts'
import type { PayFacts, WagesOf, Withholding } from '../../law/language/types.ts'
import { backupWithholding } from './backup-withholding.ts'
import { withholdByPlace } from './by-place.ts'
import { collect, type Withheld } from './collect.ts'
import { withCorrections } from './corrected.ts'
import { type EarningKind, earningKinds } from './elements.ts'
import { type Garnished, garnish } from './garnishment.ts'
import { type Matches, matchesOf } from './match.ts'
import { protectingWage } from './minimum-wage.ts'
import { notTakenOf } from './not-taken.ts'
import type { DeductionLine, Paycheck, PaycheckInput, PaycheckOptions } from './paycheck-types.ts'
import { severanceOf } from './plan-pay.ts'
import { type ElectedDeduction, elections, giveWay } from './pre-tax.ts'
import { type Part, wageBases } from './wage-bases.ts'
import { wageSteps } from './wage-steps.ts'

/**
 * One paycheck: earnings, pre-tax deductions, every tax on its own wages, orders, after-tax deductions, net. Taxes come
 * before orders and orders before elections; whoever finds too little money gives way, and the check says so.
 */
export function calculatePaycheck(input: PaycheckInput, options: PaycheckOptions = {}): Paycheck {
  const money = earned(input)
  const planPay = atLeastZero(money.cash - severanceOf(input.earnings))
  const elected = elections(input, { cash: money.cash, planPay }, options)
  const preTax = elected.length === 0 ? elected : elected.filter(({ isPreTax }) => isPreTax)
  const afterTax = elected.length === 0 ? elected : elected.filter(({ isPreTax }) => !isPreTax)

  const { withheld, garnishments } = required({ input, options, money, preTax, afterTax })

  const garnished = sumOf(garnishments)
  const left = money.cash - withheld.collected - takenOf(preTax) - garnished
  if (afterTax.length > 0) giveWay(afterTax, atLeastZero(takenOf(afterTax) - left))
  const deducted = takenOf(elected)
  const matches = matchesOf(input, { elected, planPay }, options)
  const net = cents(money.cash + money.reimbursements - withheld.collected - deducted - garnished)
  // The words are only put together when they are needed: printing two amounts costs as much as a tax.
  if (net < money.reimbursements)
    assert(false, `net ${net} takes from reimbursements ${money.reimbursements}`)
  return {
    gross: money.gross,
    notPaid: money.notPaid,
    reimbursements: money.reimbursements,
    employeeTaxes: withheld.collected,
    employerTaxes: withheld.employer,
    deducted,
    garnished,
    net,
    taxes: withheld.lines,
    deductions: elected.length === 0 ? NOTHING : deductionLines(elected, matches),
    garnishments,
    notTaken: notTakenOf(withheld, { elected, matches }, garnishments),
    qualifiedOvertime: money.qualifiedOvertime,
    tips: money.tips,
  }
}

interface Money {
  readonly parts: readonly Part[]
  readonly gross: Cents
  readonly notPaid: Cents
  readonly cash: Cents
  readonly reimbursements: Cents
  readonly qualifiedOvertime: Cents
  readonly tips: Cents
}

/** Whole cents are summed as plain numbers: beyond their exact range a sum is refused. */
function earned({ earnings }: PaycheckInput): Money {
  const parts: Part[] = []
  let gross = 0
  let notPaid = 0
  let reimbursements = 0
  let qualifiedOvertime = 0
  let tips = 0
  for (const each of earnings) {
    const kind: EarningKind = earningKinds[each.type]
    const amount = Number(each.amount)
    parts.push({ kind, amount })
    if (kind.item === 'reimbursement') {
      reimbursements += amount
      continue
    }
    gross += amount
    if (kind.money !== 'paid') notPaid += amount
    if (kind.item === 'tips') tips += amount
    if (each.qualifiedOvertime !== undefined) qualifiedOvertime += Number(each.qualifiedOvertime)
  }
  if (!(gross >= notPaid && reimbursements >= 0)) {
    throw negative(Math.max(notPaid - gross, -reimbursements))
  }
  if (gross + reimbursements > Number.MAX_SAFE_INTEGER) {
    throw new Problem(400, 'So large a payment is beyond exact calculation', { refusal: 'tooLarge' })
  }
  const whole = wholeCents(gross)
  return {
    parts,
    gross: whole,
    cash: notPaid === 0 ? whole : wholeCents(gross - notPaid),
    notPaid: wholeCents(notPaid),
    reimbursements: wholeCents(reimbursements),
    qualifiedOvertime: wholeCents(qualifiedOvertime),
    tips: wholeCents(tips),
  }
}

const negative = (short: number): Problem =>
  new Problem(
    400,
    `The earnings of a paycheck may not be negative in total: take back ${dollars(wholeCents(short))} less, and that ` +
      'with a later paycheck',
    { refusal: 'negativeEarnings' },
  )

interface Required {
  readonly withheld: Withheld
  readonly garnishments: readonly Garnished[]
}

/**
 * Taxes and orders. When pre-tax elections leave too little money for them, the elections give up the smallest sum that
 * leaves enough: each dollar they give up is taxed, so the sum is searched for.
 */
function required(payment: Payment): Required {
  const whole = attempt(payment, ZERO)
  if (whole.suffices) return whole
  let [low, high] = [0n, takenOf(payment.preTax) as bigint]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (attempt(payment, cents(middle)).suffices) high = middle
    else low = middle
  }
  return attempt(payment, cents(high))
}

interface Payment {
  readonly input: PaycheckInput
  readonly options: PaycheckOptions
  readonly money: Money
  readonly preTax: readonly ElectedDeduction[]
  readonly afterTax: readonly ElectedDeduction[]
}

function attempt(payment: Payment, givenUp: Cents): Required & { suffices: boolean } {
  const { input, options, preTax } = payment
  const { cash } = payment.money
  for (const each of preTax) each.taken = each.allowed
  if (givenUp > 0n) giveWay(preTax, givenUp)
  const elected = takenOf(preTax)

  const withheld = collect(taxesOf(payment, options), cash, () => taxesOnWages(payment, options))
  const isMissing = withheld.due + elected > cash
  const isServed = input.garnishments.length > 0 && (!isMissing || elected === ZERO)
  const garnishments = isServed ? serve(payment, withheld.collected) : NOTHING
  const isShort = isMissing || garnishments.some(({ reason }) => reason === 'cash')
  return { withheld, garnishments, suffices: !isShort || elected === ZERO }
}

function taxesOf({ input, money, preTax }: Payment, options: PaycheckOptions): Withholding {
  if (input.workerType === '1099-NEC') return backupWithholding(input, money.gross, options)
  const facts = factsOf(input, wageBases(money.parts, preTax))
  const { explain } = options
  const told = explain ? { ...facts, explainWages: wageSteps(input.earnings, preTax, money.gross) } : facts
  const taken =
    input.elsewhere === undefined
      ? withhold(told, options)
      : withholdByPlace({ facts: told, input, parts: money.parts, preTax }, options)
  return input.corrections === undefined ? taken : withCorrections(taken, input.corrections)
}

/** The same without tips; undefined where there are none. */
function taxesOnWages(payment: Payment, options: PaycheckOptions): Withholding | undefined {
  const { money } = payment
  if (money.tips === ZERO) return undefined
  const parts = money.parts.map((part) => (part.kind.item === 'tips' ? { ...part, amount: 0 } : part))
  return taxesOf({ ...payment, money: { ...money, parts } }, options)
}

/** Spelled out, property by property: spreading an input of many shapes costs more than a tax. */
const factsOf = (input: PaycheckInput, wages: WagesOf): PayFacts =>
  ({
    payDate: input.payDate,
    periodStart: input.periodStart,
    periodEnd: input.periodEnd,
    frequency: input.frequency,
    work: input.work,
    resident: input.resident,
    wages,
    w4: input.w4,
    stateW4: input.stateW4,
    residentW4: input.residentW4,
    employer: input.employer,
    yearToDate: input.yearToDate,
    supplementalMethod: input.supplementalMethod,
    hours: input.hours,
    exemptions: input.exemptions,
    militarySpouse: input.militarySpouse,
    diedOn: input.diedOn,
    homeIsUnregistered: input.homeIsUnregistered,
    stateExtra: input.stateExtra,
    courtesy: input.courtesy,
    lacksNonresidence: input.lacksNonresidence,
  }) as PayFacts

function serve({ input, options, money, preTax, afterTax }: Payment, taxes: Cents): readonly Garnished[] {
  const { cash } = money
  const before = takenOf(preTax)
  const premiums = [...preTax, ...afterTax].filter(({ kind }) => kind.isHealth === true)
  const pay = {
    payDate: input.payDate,
    frequency: input.orderFrequency ?? input.frequency,
    gross: cash,
    taxes,
    healthPremiums: takenOf(premiums),
    deductions: add(before, takenOf(afterTax)),
    available: atLeastZero(cash - taxes - before),
    workState: input.work.state,
    minimumWage: (state: string) => protectingWage(state, input.payDate, options),
    lookUp: options,
  }
  return garnish(pay, input.garnishments)
}

/** Said only where it matters: a limit past what was checked. */
const marked = (confidence: ElectedDeduction['confidence']) =>
  confidence === 'provisional' ? { confidence } : undefined

function deductionLines(elected: readonly ElectedDeduction[], matches: Matches): readonly DeductionLine[] {
  if (matches.size === 0) return elected.map(deductionLine)
  return elected.flatMap((each) => {
    const line = deductionLine(each)
    const match = matches.get(each)
    if (match !== undefined && match.wanted > 0n) return [{ ...line, match }]
    return line.wanted > 0n || line.employer > 0n ? [line] : []
  })
}

function deductionLine(each: ElectedDeduction): DeductionLine {
  const { isPreTax, wanted, taken, employer, confidence } = each
  const { type, description, repays, recovers } = each.deduction
  const line = { type, isPreTax, wanted, amount: taken, employer, ...marked(confidence) }
  const named = description === undefined ? line : { ...line, description }
  if (repays === undefined) return named
  return recovers === undefined ? { ...named, repays } : { ...named, repays, recovers }
}

const NOTHING: readonly never[] = []

function takenOf(elected: readonly ElectedDeduction[]): Cents {
  let sum = 0n
  for (const { taken } of elected) sum += taken
  return cents(sum)
}

function sumOf(lines: readonly Garnished[]): Cents {
  let sum = 0n
  for (const { amount } of lines) sum += amount
  return cents(sum)
}
