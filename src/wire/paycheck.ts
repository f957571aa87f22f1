import { z } from 'zod'
import { type Catalogue, compensationCatalogue, deductionCatalogue } from '../domain/pay/catalogue.ts'
import type { Garnished } from '../domain/pay/garnishment.ts'
import { garnishmentTypes } from '../domain/pay/garnishment-fields.ts'
import type { Paycheck } from '../domain/pay/paycheck-types.ts'
import { w4Forms } from '../domain/people/values.ts'
import { stateCodes, workerTypes } from '../domain/values.ts'
import { plain } from '../kernel/likeness.ts'
import { sentCents } from '../kernel/money.ts'
import { exemptions } from '../law/engine/exemptions.ts'
import type { Frequency, Step, TaxLine } from '../law/language/types.ts'
import { amount, choice, date, flag, marks, money, text } from './fields/fields.ts'
import { garnishmentAnswers } from './garnishment.ts'
import { arizonaPercent, w4Fields, w4FilingStatus } from './w4.ts'

const frequencies = [
  'Daily',
  'Weekly',
  'BiWeekly',
  'SemiMonthly',
  'Monthly',
  'Quarterly',
  'SemiAnnual',
  'Annual',
] as const satisfies readonly Frequency[]

const percentText = () =>
  z.union([z.string(), z.number()], 'must be a percentage').transform((value, context) => {
    const text = String(value).trim().replace(/\s*%$/, '')
    if (/^\d{1,3}(\.\d{1,8})?$/.test(text) && Number(text) <= 100) return `${text}%`
    context.addIssue({ code: 'custom', message: 'must be a percentage, such as 2.7 or 2.7%' })
    return z.NEVER
  })

/** One of a closed list; spaces, case and punctuation do not matter, or whatever `named` says. */
function kind<const Names extends string>(names: readonly Names[], named = spelled(names)) {
  const field = z
    .any()
    .transform((value, context): Names => {
      const found = typeof value === 'string' ? named(value) : undefined
      if (found !== undefined) return found
      context.addIssue({ code: 'custom', message: `must be one of: ${names.join(', ')}` })
      return z.NEVER
    })
    .meta({ type: 'string', enum: [...names] })
  marks.add(field, { closedList: true })
  return field
}

function spelled<Names extends string>(names: readonly Names[]): (word: string) => Names | undefined {
  const known = new Map(names.map((name) => [plain(name), name]))
  return (word) => known.get(plain(word))
}

/** A kind of the catalogue by any of its words. */
const kindOf = <Kind extends string>({ kinds, named }: Catalogue<Kind>) =>
  kind(
    kinds.map((each) => each.kind),
    named,
  )

const hours = () => z.number('must be a number').min(0).max(10_000)

const earning = z.object({
  type: kindOf(compensationCatalogue),
  amount: money().optional(),
  hours: hours().optional(),
  qualifiedOvertime: money().optional(),
  description: text(100).optional(),
  coverage: money()
    .optional()
    .describe(
      'Of Group-Term Life instead of an amount: what the plan insures. Its cost over 50,000 is imputed by the IRS table, for which `person.ageAtYearEnd` is needed.',
    ),
  workerPays: money()
    .optional()
    .describe('Of Group-Term Life with a coverage: what the worker pays for it after tax, in this period.'),
})

const deduction = z.object({
  type: kindOf(deductionCatalogue),
  amount: money().optional(),
  percent: percentText().optional(),
  employerAmount: money().optional(),
  employerPercent: percentText().optional(),
  arrears: money().optional(),
  taxTreatment: choice(['Pre-Tax', 'After-Tax']).optional(),
  coverage: choice(['Self', 'Family']).optional(),
  annualLimit: money().optional(),
  planToDate: money().optional(),
  description: text(100).optional(),
})

const garnishment = z.object({
  garnishmentId: text(100).optional(),
  garnishmentType: kind(garnishmentTypes),
  garnishmentFields: garnishmentAnswers(),
  takenBefore: money().optional(),
})

/** The fields of addW4Information, all optional; some may be sent as numbers or as text. */
const w4 = z.object({
  ...w4Fields,
  w4FilingStatus: w4FilingStatus().default('Single'),
  azDeductionPercent: arizonaPercent(
    percentText()
      .transform((percent, context) => {
        const basisPoints = sentCents(percent.slice(0, -1))
        if (basisPoints !== undefined) return Number(basisPoints)
        context.addIssue({ code: 'custom', message: 'must have at most two decimals' })
        return z.NEVER
      })
      .optional(),
  ),
  form: z.coerce
    .string()
    .pipe(z.enum(w4Forms, 'must be 2020, or 2019 for a certificate of before 2020'))
    .optional(),
})

/** A state's certificate by the labels, or the short names, of getStateW4FormFields. */
const stateAnswers = () => z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional()

const locality = () => z.union([z.string().max(100), z.array(z.string().max(100)).max(10)]).optional()

const example = {
  payDate: '2026-06-12',
  payFrequency: 'BiWeekly',
  workState: 'GA',
  residentState: 'GA',
  earnings: [
    { type: 'Regular', amount: 2000, hours: 80 },
    { type: 'Bonus', amount: 500 },
  ],
  deductions: [
    { type: '401(k)', amount: 100 },
    { type: 'Medical', amount: 50 },
  ],
  w4: { w4FilingStatus: 'Single', haveMultipleJob: false, dependents: 0, dependentsAbove18: 0 },
  stateW4: { status: 'A' },
  employer: { suiRate: '2.7%' },
  yearToDate: { 'US.socialSecurity': { wages: 0, tax: 0 }, supplementalWages: 0 },
  garnishments: [
    {
      garnishmentType: 'Child Support',
      garnishmentFields: { State: 'GA', 'Case Number': 'CS-2026-00123', 'Current Support Amount': '250.00' },
    },
  ],
  supplementalMethod: 'flat',
}

export const paycheckBody = z
  .object({
    payDate: date(),
    payBeginDate: date().optional(),
    payEndDate: date().optional(),
    payFrequency: choice(frequencies),
    workerType: choice(workerTypes).default('W2'),
    workState: choice(stateCodes),
    residentState: choice(stateCodes).optional(),
    workCity: text(100).optional(),
    residentCity: text(100).optional(),
    workLocality: locality(),
    residentLocality: locality(),
    earnings: z.array(earning).min(1, 'must have at least one earning').max(50),
    deductions: z.array(deduction).max(50).default([]),
    w4: w4.prefault({}),
    stateW4: stateAnswers(),
    stateW4Code: choice(stateCodes).optional(),
    residentStateW4: stateAnswers(),
    employer: z.record(z.string(), z.unknown()).default({}),
    yearToDate: z.record(z.string(), z.unknown()).default({}),
    person: z
      .object({
        ageAtYearEnd: z.number().int().min(0).max(130).optional(),
        priorYearSocialSecurityWages: money().optional(),
        priorEmployerDeferrals: money().optional(),
      })
      .default({}),
    exemptions: z.array(choice(exemptions)).max(20).default([]),
    backupWithholding: flag().default(false),
    garnishments: z.array(garnishment).max(20).default([]),
    hoursWorked: hours().optional(),
    supplementalMethod: choice(['flat', 'aggregate']).default('flat'),
    net: money().optional(),
  })
  .meta({ examples: [example] })

const taxLine = z.object({ code: z.string(), taxName: z.string(), taxable: amount(), amount: amount() })
const step = z.object({
  line: z.string(),
  formula: z.string(),
  inputs: z.record(z.string(), z.string()),
  value: z.string(),
})

export const paycheckReply = z.object({
  gross: amount(),
  net: amount(),
  reimbursements: amount(),
  notPaidInCash: amount(),
  employeeTaxes: z.array(taxLine),
  employerTaxes: z.array(taxLine),
  deductions: z.array(
    z.object({
      type: z.string(),
      description: z.string().optional(),
      amount: amount(),
      employerAmount: amount(),
      isPreTax: z.boolean(),
    }),
  ),
  garnishments: z.array(
    z.object({ garnishmentType: z.string(), amount: amount(), disposableEarnings: amount() }),
  ),
  notTaken: z.array(
    z.object({
      kind: z.string(),
      code: z.string(),
      description: z.string().optional(),
      amount: amount(),
      reason: z.string(),
    }),
  ),
  qualifiedOvertime: amount(),
  explanation: z.array(
    z.object({
      code: z.string(),
      payer: z.string(),
      law: z.string(),
      source: z.string(),
      confidence: z.string(),
      steps: z.array(step),
      amount: amount(),
    }),
  ),
  grossUp: z.object({ type: z.string(), amount: amount(), over: amount() }).optional(),
})

/** A paycheck as calculatePaycheck answers it. */
export const paycheckForm = (check: Paycheck) => ({
  gross: check.gross,
  net: check.net,
  reimbursements: check.reimbursements,
  notPaidInCash: check.notPaid,
  employeeTaxes: taxLines(check, 'employee'),
  employerTaxes: taxLines(check, 'employer'),
  deductions: check.deductions.map(({ type, description, amount, employer, isPreTax }) => ({
    type,
    ...(description === undefined ? {} : { description }),
    amount,
    employerAmount: employer,
    isPreTax,
  })),
  garnishments: check.garnishments.map(({ type, amount, disposable }) => ({
    garnishmentType: type,
    amount,
    disposableEarnings: disposable,
  })),
  notTaken: check.notTaken.map(({ kind, code, description, amount, reason }) => ({
    kind,
    code,
    ...(description === undefined ? {} : { description }),
    amount,
    reason,
  })),
  qualifiedOvertime: check.qualifiedOvertime,
  explanation: [...check.taxes.map(taxExplained), ...check.garnishments.map(orderExplained)],
})

const taxLines = ({ taxes }: Paycheck, payer: TaxLine['payer']) =>
  taxes
    .filter((line) => line.payer === payer)
    .map(({ code, taxName, taxable, amount }) => ({ code, taxName, taxable, amount }))

const taxExplained = ({ code, payer, law, source, confidence, steps = [], amount }: TaxLine) => ({
  code,
  payer,
  law,
  source,
  confidence,
  steps: steps.map(stepForm),
  amount,
})

const orderExplained = ({ type, law, source, confidence, steps, amount }: Garnished) => ({
  code: type,
  payer: 'employee',
  law,
  source,
  confidence,
  steps: steps.map(stepForm),
  amount,
})

const stepForm = ({ line, formula, inputs, value }: Step) => ({ line, formula, inputs, value })
