import { type Cents, cents, dollars } from '../../kernel/money.ts'
import type { LineKind } from '../pay/lines.ts'
import { calculatePaycheck } from '../pay/paycheck.ts'
import type { Earning, PaycheckInput, RegularRateUsed } from '../pay/paycheck-types.ts'
import type { DetailLine } from './details.ts'

interface Step {
  readonly line: string
  readonly formula: string
  readonly inputs: Readonly<Record<string, string>>
  readonly value: string
}

/** Where a line comes from, beside what was paid. */
interface Origin {
  readonly name?: string
  readonly law: string
  readonly source: string
  readonly confidence: string
  readonly steps: readonly Step[]
}

/**
 * Every line of a stored paycheck as it was paid; the steps of taxes and orders are computed again from what the engine
 * was given.
 */
export function explainStored(
  input: PaycheckInput,
  lines: readonly DetailLine[],
  { allowProvisional }: { readonly allowProvisional: boolean },
) {
  const { origins, provisional } = originsOf(input, allowProvisional)
  const earned = input.earnings.values()
  return lines.map((line) => {
    const given = givens[line.kind]
    const earning = line.kind === 'earning' || line.kind === 'reimbursement' ? earned.next().value : undefined
    const origin =
      origins.get(`${line.kind}/${line.code}/${line.name}`) ??
      origins.get(`${line.kind}/${line.code}`) ??
      (given && givenOrigin(line, given, earning))
    return {
      code: line.code,
      name: origin?.name ?? line.name,
      payer: payers[line.kind] as string,
      law: line.law || (origin?.law ?? ''),
      source: origin?.source ?? '',
      confidence: provisional.has(`${line.kind}/${line.code}`) ? 'provisional' : (origin?.confidence ?? ''),
      taxable: cents(line.base),
      amount: cents(line.amount),
      steps: (origin?.steps ?? []).map((step) => ({ ...step, inputs: { ...step.inputs } })),
    }
  })
}

function originsOf(input: PaycheckInput, allowProvisional: boolean) {
  const check = calculatePaycheck(input, { explain: true, allowProvisional })
  const taxes = check.taxes.map(
    ({ payer, code, taxName, steps = [], ...line }) =>
      [
        `${payer}Tax/${code}${isCorrection(line) ? `/${taxName}` : ''}`,
        { ...line, name: taxName, steps },
      ] as const,
  )
  const orders = check.garnishments.map(
    ({ id, type, ...line }) => [`garnishment/${id}`, { ...line, name: type }] as const,
  )
  const deductions = check.deductions.filter(({ confidence }) => confidence === 'provisional')
  return {
    origins: new Map<string, Origin>([...taxes, ...orders]),
    /** Deductions whose limit in law is past what was checked. */
    provisional: new Set(
      deductions.map(({ isPreTax, type }) => `${isPreTax ? 'pretax' : 'aftertax'}/${type}`),
    ),
  }
}

/** Beside the tax itself, under the same code. */
const isCorrection = ({ subject, amount }: { subject: bigint; amount: bigint }): boolean =>
  subject === 0n && amount !== 0n

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

interface Given {
  readonly source: string
  readonly formula: string
}

const pay: Given = {
  source: 'The wage in force and what was given for the period',
  formula: 'as earned in the period',
}
const taken: Given = {
  source: 'Enrollments, recurring items and what was given for the period',
  formula: 'what was asked, up to its limit and what is left of the pay',
}

/** What no law decides. */
const givens: Partial<Record<LineKind, Given>> = {
  earning: pay,
  reimbursement: pay,
  pretax: taken,
  aftertax: taken,
  employerBenefit: taken,
}

function givenOrigin(line: DetailLine, { source, formula }: Given, earning: Earning | undefined): Origin {
  if (earning?.regularRate) return overtimeOrigin(line, earning, earning.regularRate)
  const asked: Cents = cents(line.base)
  const inputs = earning?.hours ? { hours: String(earning.hours) } : { asked: dollars(asked) }
  const step = { line: 'amount', formula, inputs, value: dollars(cents(line.amount)) }
  return { law: '', source, confidence: 'given', steps: [step] }
}

/** Says what was assumed: who gives hours by the period does not say in which workweek they lie. */
function overtimeOrigin(
  line: DetailLine,
  { hours, premiumHours, rate }: Earning,
  used: RegularRateUsed,
): Origin {
  const paid = String(premiumHours ?? hours ?? 0)
  return {
    law: '',
    source: '29 USC 207(a); 29 CFR 778.108 to .117 and .209(b)',
    confidence: 'given',
    steps: [
      {
        line: 'regular rate',
        formula:
          '(all hours × their plain rate + other pay for work) ÷ all hours, over the period as a whole',
        inputs: { hours: String(used.hours), other: dollars(used.other) },
        value: rateText(used.rate),
      },
      {
        line: 'amount',
        formula: premiumHours
          ? 'hours × the extra of the regular rate'
          : 'hours × (plain rate + the extra of the regular rate)',
        inputs: { hours: paid, ...(rate === undefined ? {} : { rate: rateText(rate) }) },
        value: dollars(cents(line.amount)),
      },
    ],
  }
}

const rateText = (tenThousandths: number): string => (tenThousandths / 10_000).toFixed(4)
