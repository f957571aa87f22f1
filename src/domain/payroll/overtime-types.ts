/** Kinds of overtime that an import may name, each with what it is usually paid of the rate, in hundredths. */
export const overtimeTypes = [
  { type: 'Overtime', multiplier: 150, named: /over\W?time|and a half|^(ot|1\.5x?)$/i },
  { type: 'Double Time', multiplier: 200, named: /double|^(dt|2x?)$/i },
] as const

/** Undefined where the word means neither: what is then paid of the rate, only who sends it knows. */
export const usualMultiplier = (word: string): number | undefined =>
  overtimeTypes.findLast(({ named }) => named.test(word.trim()))?.multiplier
