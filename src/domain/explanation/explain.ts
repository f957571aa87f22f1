import { type Cents, cents } from '../../kernel/money.ts'
import type { Step, TaxLine } from '../../law/language/types.ts'
import { type EarningKind, earningKinds } from '../pay/elements.ts'
import type { Garnished } from '../pay/garnishment.ts'
import { codeOf } from '../pay/line-code.ts'
import { type LineKind, matchedType } from '../pay/lines.ts'
import { calculatePaycheck } from '../pay/paycheck.ts'
import type { Deduction, Earning, MatchLine, PaycheckInput } from '../pay/paycheck-types.ts'
import { severanceOf } from '../pay/plan-pay.ts'
import type { DetailLine } from '../payroll/details.ts'
import type { UsedEdition } from '../payroll/editions.ts'
import type { RatedWage } from '../payroll/salary.ts'
import { type BasePart, baseOf } from './base.ts'
import { type CertificateUsed, certificateUsed } from './certificate-used.ts'
import { matchOrigin, payOrigin, takenOrigin } from './given.ts'
import { type Says, says } from './says.ts'
import { shownMoney } from './shown.ts'
import { isCorrection, taxSays } from './tax-says.ts'

/** A paycheck that was paid, or would be. */
export interface ExplainedPaycheck {
  /** What the engine was given. */
  readonly input: PaycheckInput
  readonly lines: readonly DetailLine[]
  /** Null: which dated rows it was made with is not known. */
  readonly editions: readonly UsedEdition[] | null
  /** In force at the end of the period. */
  readonly wage: RatedWage | undefined
}

/** Where a line comes from, beside what was paid. */
interface Origin {
  readonly name?: string
  readonly law: string
  readonly source: string
  readonly confidence: string
  readonly steps: readonly Step[]
  readonly says: Says
  readonly base?: readonly BasePart[]
  readonly certificate?: CertificateUsed | null
}

/** Every line as it was paid; the steps of taxes and orders are computed again from what the engine was given. */
export function explain(
  paycheck: ExplainedPaycheck,
  { allowProvisional }: { readonly allowProvisional: boolean },
) {
  const check = calculatePaycheck(paycheck.input, { explain: true, allowProvisional })
  const found: Found = {
    taxes: new Map(check.taxes.map((tax) => [taxKey(tax), tax])),
    orders: new Map(check.garnishments.map((order) => [order.id, order])),
    earnings: paycheck.input.earnings.values(),
    deductions: paycheck.input.deductions,
    matches: new Map(
      check.deductions.flatMap(({ type, description, match }) =>
        match === undefined ? [] : [[`${type}/${description ?? type}`, match] as const],
      ),
    ),
    /** Deductions whose limit in law is past what was checked. */
    provisional: new Set(
      check.deductions
        .filter(({ confidence }) => confidence === 'provisional')
        .map(({ isPreTax, type }) => `${isPreTax ? 'pretax' : 'aftertax'}/${type}`),
    ),
  }
  return paycheck.lines.map((line) => explained(line, originOf[line.kind](line, found, paycheck)))
}

interface Found {
  readonly taxes: ReadonlyMap<string, TaxLine>
  readonly orders: ReadonlyMap<string, Garnished>
  /** In the order of their lines: each is taken once. */
  readonly earnings: Iterator<Earning>
  readonly deductions: readonly Deduction[]
  /** By kind and name of the plan. */
  readonly matches: ReadonlyMap<string, MatchLine>
  readonly provisional: ReadonlySet<string>
}

const explained = (line: DetailLine, origin: Origin) => ({
  code: line.code,
  name: origin.name ?? line.name,
  payer: payers[line.kind] as string,
  law: line.law || origin.law,
  effective: effectiveOf(line.law || origin.law),
  source: origin.source,
  confidence: origin.confidence,
  says: { ...origin.says },
  certificate: origin.certificate ?? null,
  base: [...(origin.base ?? [])],
  taxable: cents(line.base),
  amount: cents(line.amount),
  steps: origin.steps.map(({ line, formula, inputs, value }) => ({
    line,
    formula,
    inputs: { ...inputs },
    value,
  })),
})

/** `GA@2026-05-11#1` is in force since May 11. */
const effectiveOf = (law: string): string => /@([\d-]+)/.exec(law)?.[1] ?? ''

type OriginOf = (line: DetailLine, found: Found, paycheck: ExplainedPaycheck) => Origin

function taxOrigin(line: DetailLine, { taxes }: Found, { input, lines, editions }: ExplainedPaycheck) {
  const tax = taxes.get(`${line.kind}/${line.code}/${line.name}`) ?? taxes.get(`${line.kind}/${line.code}`)
  // The law was corrected since, and does not know such a tax here any more.
  if (!tax) return { law: '', source: '', confidence: '', steps: [], says: says('tables', moneyOf(line)) }
  const certificate = isCorrection(tax) ? null : certificateUsed(line.code, editions)
  return {
    name: tax.taxName,
    law: tax.law,
    source: tax.source,
    confidence: tax.confidence,
    steps: tax.steps ?? [],
    says: taxSays(tax, line, { input, certificate }),
    base: isCorrection(tax) ? [] : baseOf(tax, line.base, lines),
    certificate,
  }
}

const moneyOf = ({ amount, base }: DetailLine) => ({
  amount: shownMoney(amount),
  taxable: shownMoney(base),
})

function orderOrigin(line: DetailLine, { orders }: Found): Origin {
  const order = orders.get(line.code)
  const said = says('order', { amount: shownMoney(line.amount), disposable: shownMoney(line.base) })
  return order
    ? { ...order, name: order.type, says: said }
    : { law: '', source: '', confidence: '', steps: [], says: said }
}

function earnedOrigin(line: DetailLine, { earnings }: Found, { input, wage }: ExplainedPaycheck): Origin {
  const { source, step, says } = payOrigin(line, earnings.next().value, { input, wage })
  return { law: '', source, confidence: 'given', steps: step, says }
}

function takenFrom(
  line: DetailLine,
  { deductions, matches, provisional }: Found,
  { input }: ExplainedPaycheck,
): Origin {
  const matched = line.kind === 'employerBenefit' ? matchedType(line.code) : undefined
  const alike = deductions.filter((each) => codeOf(each) === (matched ?? line.code))
  const asked = alike.find(({ description, type }) => (description ?? type) === line.name)
  if (matched !== undefined && asked?.match) {
    const match = matches.get(`${matched}/${line.name}`)
    const { source, step, says } = matchOrigin(line, match, asked.match)
    return { law: '', source, confidence: match?.confidence ?? 'given', steps: step, says }
  }
  const { source, step, says } = takenOrigin(line, asked, {
    cash: cashOf(input),
    severance: severanceOf(input.earnings),
  })
  const confidence = provisional.has(`${line.kind}/${line.code}`) ? 'provisional' : 'given'
  return { law: '', source, confidence, steps: step, says }
}

const originOf: Readonly<Record<LineKind, OriginOf>> = {
  earning: earnedOrigin,
  reimbursement: earnedOrigin,
  employeeTax: taxOrigin,
  employerTax: taxOrigin,
  pretax: takenFrom,
  aftertax: takenFrom,
  employerBenefit: takenFrom,
  garnishment: orderOrigin,
}

const taxKey = (tax: TaxLine): string =>
  `${tax.payer}Tax/${tax.code}${isCorrection(tax) ? `/${tax.taxName}` : ''}`

/** What percentages are of: pay in money, without what is paid back. */
function cashOf({ earnings }: PaycheckInput): Cents {
  const paid = earnings.filter(({ type }) => {
    const kind: EarningKind = earningKinds[type]
    return kind.money === 'paid' && kind.item !== 'reimbursement'
  })
  return cents(paid.reduce((sum, { amount }) => sum + amount, 0n))
}

const payers: Readonly<Record<LineKind, 'employee' | 'employer'>> = {
  earning: 'employer',
  reimbursement: 'employer',
  employeeTax: 'employee',
  employerTax: 'employer',
  pretax: 'employee',
  aftertax: 'employee',
  garnishment: 'employee',
  employerBenefit: 'employer',
}
