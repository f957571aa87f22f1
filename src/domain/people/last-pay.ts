/** How a leaver is paid for the last days: in a period of their own, with the Regular payroll, or not by this payroll. */
export type LastPay = 'supplemental' | 'regular' | 'elsewhere'

/** What finalPayCheckType is searched for, in capitals or not, and what it then means; the first found counts. */
export const lastPayWords: readonly { readonly words: string; readonly pay: LastPay }[] = [
  { words: 'supplemental', pay: 'supplemental' },
  { words: 'regular payroll cycle', pay: 'regular' },
]

/** Other words are kept, and nothing is paid here. */
export const OTHER_WORDS: LastPay = 'elsewhere'

export function lastPayOf(finalPayCheckType: string): LastPay {
  const told = finalPayCheckType.toLowerCase()
  return lastPayWords.find(({ words }) => told.includes(words))?.pay ?? OTHER_WORDS
}

export const isPaidHere = (finalPayCheckType: string): boolean => lastPayOf(finalPayCheckType) !== 'elsewhere'
