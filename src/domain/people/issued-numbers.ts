/** Numbers that no authority has ever given out. What was issued to whom is for a verifier to say. */

/**
 * SSA, "Social Security number randomization": area 000, 666 and 900-999, group 00 and serial 0000 are not assigned.
 * IRS, Publication 1915: an ITIN begins with 9 and has a group of 50-65, 70-88, 90-92 or 94-99.
 */
export const canBeSsn = (number: string): boolean => isSsn(number) || isItin(number)

export function isSsn(number: string): boolean {
  const { area, group, serial } = partsOf(number)
  return !['000', '666'].includes(area) && !area.startsWith('9') && group !== 0 && serial !== '0000'
}

/** In place of an SSN of who cannot have one: such a person is no employee. */
export function isItin(number: string): boolean {
  const { area, group } = partsOf(number)
  return area.startsWith('9') && ITIN_GROUPS.some(([from, to]) => group >= from && group <= to)
}

function partsOf(number: string) {
  const digits = number.replaceAll('-', '')
  return { area: digits.slice(0, 3), group: Number(digits.slice(3, 5)), serial: digits.slice(5) }
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
