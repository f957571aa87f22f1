import type { TimeOffLine } from './time-off.ts'

/**
 * The first day that is asked for and has no room: it is held under the same policy, or what is held under others and
 * asked for is more than a usual day.
 */
export function heldDay<Held extends TimeOffLine & { readonly assignmentId: string }>(
  lines: readonly TimeOffLine[],
  held: readonly Held[],
  { assignmentId, usualDay }: { readonly assignmentId: string; readonly usualDay: number },
): Held | undefined {
  for (const { day, hours } of lines) {
    const there = held.filter((each) => each.day === day)
    const same = there.find((each) => each.assignmentId === assignmentId)
    const total = there.reduce((sum, each) => sum + each.hours, hours)
    if (same ?? (there.length > 0 && total > usualDay)) return same ?? there[0]
  }
  return undefined
}

/** Hundredths of an hour: a fifth of the usual week, and no less than eight hours. */
export const usualDay = (weeklyHours: number): number => Math.max(800, Math.round(weeklyHours / 5))
