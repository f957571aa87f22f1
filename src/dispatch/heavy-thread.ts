import { setPriority } from 'node:os'

/**
 * Of a payroll nearly everything dies young, a slice of people at a time. In twice the default, in megabytes, that happens
 * before the collector looks, measured as a twentieth less of the thread's time.
 */
export const resourceLimits = { maxYoungGenerationSizeMb: 96 }

const NICE = 10

/** Whoever asks a small question goes first: on Linux niceness is a thread's own, elsewhere it would be the process's. */
export function stepBack(): void {
  if (process.platform === 'linux') setPriority(NICE)
}
