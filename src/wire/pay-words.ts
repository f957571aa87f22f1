import { z } from 'zod'
import { type Catalogue, compensationCatalogue, deductionCatalogue } from '../domain/pay/catalogue.ts'
import { type DeductionKind, deductionKinds, type EarningKind, earningKinds } from '../domain/pay/elements.ts'
import type { PayItem } from '../law/language/pay-items.ts'

/** Words of pay items on the wire: which are known, how each is taxed, and what is said of another. */

export const wordRefusals = { unknownWord: '{fault}' } as const

interface Item {
  /** Deduction, AdditionalCompensation or Reimbursement. */
  readonly payItem: string
  readonly word: string
}

/** Words that the company declared for itself are known too. */
export function wordFault({ payItem, word }: Item, isDeclared: boolean): string | undefined {
  const catalogue = catalogues[payItem]
  if (catalogue === undefined || isDeclared || catalogue.named(word) !== undefined) return undefined
  return `${catalogue.unknown(word)}, and addPayItemType declares a word of your own`
}

/** Overtime by a word of one's own says itself what it is paid at. */
export const overtimeFault = (word: string): string =>
  `"${word}" is no overtime that is known; reports/getOverTimeTypes lists what is, and multiplier says what another is paid at`

/** What is paid back is called as the company likes: it is never taxed. */
const catalogues: Readonly<Record<string, Catalogue<string>>> = {
  Deduction: deductionCatalogue,
  AdditionalCompensation: compensationCatalogue,
}

export const knownWord = z.object({
  description: z.string().describe('The word itself.'),
  taxTreatment: z.string().describe('Which taxes see it, and how.'),
  synonyms: z.array(z.string()).describe('Other words that are taken for it.'),
})

export const knownDeductions = (): z.input<typeof knownWord>[] =>
  deductionCatalogue.kinds.map(({ kind, words }) => ({
    description: kind,
    taxTreatment: deductionTreatment(deductionKinds[kind]),
    synonyms: words.slice(1),
  }))

export const knownCompensation = (): z.input<typeof knownWord>[] =>
  compensationCatalogue.kinds.map(({ kind, words }) => ({
    description: kind,
    taxTreatment: earningTreatment(earningKinds[kind]),
    synonyms: words.slice(1),
  }))

function deductionTreatment({ isPreTax, item }: DeductionKind): string {
  if (!isPreTax) return 'Taken after tax.'
  return DEFERRED.has(item)
    ? 'Taken before federal income tax, and after Social Security, Medicare and FUTA; some states differ.'
    : 'Taken before federal income tax, Social Security, Medicare and FUTA; some states differ.'
}

/** IRC 3121(a)(5), (v) and 3121(a)(18): out of income, not out of FICA. */
const DEFERRED: ReadonlySet<PayItem> = new Set(['plan401k', 'plan403b', 'plan457b', 'simpleIra', 'adoption'])

function earningTreatment({ item, money, wages }: EarningKind): string {
  if (item === 'reimbursement') return 'Paid back and not taxed.'
  if (item === 'sCorpHealth')
    return 'Income tax only, no Social Security, Medicare or FUTA; never paid in money.'
  const taxed = wages === 'regular' ? 'Taxed with the wages of the period' : 'Taxed as supplemental wages'
  return `${taxed}; ${paidHow[money]}.`
}

const paidHow = {
  paid: 'paid with the paycheck',
  received: 'already in the worker’s hands, and not paid again',
  imputed: 'never paid in money',
} as const
