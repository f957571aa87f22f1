/** Hours (hundredths) that a person usually has; undefined where there is no paycheck to tell. */
export function usualHours(earlier: readonly number[]): number | undefined {
  if (earlier.length === 0) return undefined
  const sorted = earlier.toSorted((a, b) => a - b)
  // The middle one: a single odd period changes nothing.
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

/** A hint that someone should look twice, never a stop. One paycheck is no habit. */
export function isUnlikeUsual(hours: number, earlier: readonly number[]): boolean {
  const usual = usualHours(earlier)
  if (usual === undefined || earlier.length < 2) return false
  return Math.abs(hours - usual) > Math.max(usual / 4, FOUR_HOURS)
}

const FOUR_HOURS = 400
