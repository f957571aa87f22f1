import { compensationCatalogue, deductionCatalogue } from './catalogue.ts'

/** What a company may declare words of its own for. */
export const declaredItems = ['Deduction', 'AdditionalCompensation'] as const
export type DeclaredItem = (typeof declaredItems)[number]

/** A word of a company's own. */
export interface PayItemType {
  readonly payItem: DeclaredItem
  readonly name: string
  /** The word of the catalogue as which it is taxed. */
  readonly taxTreatment: string
  /** The account of the company's books; empty for the usual one. */
  readonly glAccount: string
  /** Where pay does not suffice, the lowest is taken first. */
  readonly priority: number
  /** Of mileage and per diem: ten-thousandths of a dollar for a mile or a day. */
  readonly rate: number | null
}

/** What a line under such a word keeps of it. */
export interface Treated {
  readonly as?: string
  readonly priority?: number
  readonly rate?: number
}

export const USUAL_PRIORITY = 100

/** Those that are taken first stand first; most companies declare none, and keep the order. */
export function byPriority<Item extends Treated>(items: readonly Item[]): readonly Item[] {
  if (items.every(({ priority }) => priority === undefined)) return items
  return items.toSorted((a, b) => (a.priority ?? USUAL_PRIORITY) - (b.priority ?? USUAL_PRIORITY))
}

export const catalogueOf = {
  Deduction: deductionCatalogue,
  AdditionalCompensation: compensationCatalogue,
} as const
