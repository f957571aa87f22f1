import { deductionCatalogue } from './catalogue.ts'
import { deductionKinds } from './elements.ts'

/**
 * Whether an item may end with a total, as a loan does: what is taken before tax has limits of the law instead. `word` is the
 * one of the catalogue, or one from before there was a catalogue, which is after tax.
 */
export const mayHaveTotal = ({
  payItem,
  word,
}: {
  readonly payItem: string
  readonly word: string
}): boolean => payItem === 'Deduction' && !deductionKinds[deductionCatalogue.named(word) ?? 'Other'].isPreTax
