import { nearest } from '../../kernel/likeness.ts'
import type { DeductionType, EarningType } from './elements.ts'
import { compensationWords, deductionWords } from './words.ts'

/** Every word by which a kind is known: its name first, then what people call it. */
export interface Catalogue<Kind extends string> {
  readonly kinds: readonly { readonly kind: Kind; readonly words: readonly string[] }[]
  /** The kind that a word means, whatever its letter case, hyphens, spaces and plurals; undefined where none does. */
  readonly named: (word: string) => Kind | undefined
  /** What is said of a word that means nothing. */
  readonly unknown: (word: string) => string
}

export const deductionCatalogue = catalogue<DeductionType>(deductionWords, {
  noun: 'deduction',
  list: 'reports/getDeductionDescription',
})

export const compensationCatalogue = catalogue<EarningType>(compensationWords, {
  noun: 'additional compensation',
  list: 'reports/getAdditionalCompensationDescription',
})

function catalogue<Kind extends string>(
  table: Readonly<Record<Kind, readonly string[]>>,
  { noun, list }: { readonly noun: string; readonly list: string },
): Catalogue<Kind> {
  const kinds = (Object.entries(table) as [Kind, readonly string[]][]).map(([kind, also]) => ({
    kind,
    words: [kind, ...also],
  }))
  const known = new Map(kinds.flatMap(({ kind, words }) => words.map((word) => [bare(word), kind] as const)))
  const all = kinds.flatMap(({ words }) => words)
  return {
    kinds,
    named: remembered((word) => known.get(bare(word))),
    unknown: (word) => {
      const near = nearest(word, all)
      const meant = near.length > 0 ? `did you mean ${near.join(', ')}? ` : ''
      return `"${word}" is no ${noun} that is known; ${meant}${list} lists what is`
    },
  }
}

/** Payrolls ask for the same few words thousands of times. */
function remembered<Kind>(find: (word: string) => Kind | undefined): (word: string) => Kind | undefined {
  const found = new Map<string, Kind | undefined>()
  return (word) => {
    if (found.has(word)) return found.get(word)
    const kind = find(word)
    if (found.size < MOST) found.set(word, kind)
    return kind
  }
}

const MOST = 10_000

/** Letters and digits of each word in the singular. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map(singular)
    .join('')
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|us|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}
