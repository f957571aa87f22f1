/** Numbers that no authority has ever given out. What was issued to whom is for a verifier to say. */

/**
 * SSA, "Social Security number randomization": area 000, 666 and 900-999, group 00 and serial 0000 are not assigned.
 * IRS, Publication 1915: an ITIN begins with 9 and has a group of 50-65, 70-88, 90-92 or 94-99.
 */
export function canBeSsn(number: string): boolean {
  const digits = number.replaceAll('-', '')
  const [area, group, serial] = [digits.slice(0, 3), Number(digits.slice(3, 5)), digits.slice(5)]
  if (area.startsWith('9')) return ITIN_GROUPS.some(([from, to]) => group >= from && group <= to)
  return area !== '000' && area !== '666' && group !== 0 && serial !== '0000'
}

const ITIN_GROUPS = [
  [50, 65],
  [70, 88],
  [90, 92],
  [94, 99],
] as const

/** IRS, "How EINs are assigned and valid EIN prefixes": these two digits belong to no campus. */
const UNASSIGNED_PREFIXES = '00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' ')

export const canBeEin = (number: string): boolean => !UNASSIGNED_PREFIXES.includes(number.slice(0, 2))
