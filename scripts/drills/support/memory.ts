/** Resident memory over time, and whether it grows. */

export interface Sample {
  readonly seconds: number
  readonly megabytes: number
}

/**
 * The lowest of each minute: what stays when garbage was collected and replies were sent. What stands above it comes and
 * goes by hundreds of MB, so that a line through all samples of half an hour may lean either way.
 */
export function floorsOf(samples: readonly Sample[]): readonly Sample[] {
  const minutes = new Map<number, number[]>()
  for (const { seconds, megabytes } of samples) {
    const minute = Math.floor(seconds / 60)
    minutes.set(minute, [...(minutes.get(minute) ?? []), megabytes])
  }
  // A minute that has just begun has not come to its floor.
  const whole = Math.max(...[...minutes.values()].map(({ length }) => length)) / 2
  return [...minutes]
    .filter(([, sizes]) => sizes.length >= whole)
    .map(([minute, sizes]) => ({ seconds: minute * 60, megabytes: Math.min(...sizes) }))
}

/** MB an hour over the last two thirds, by least squares: the first third fills caches and pools. */
export function slopeOf(samples: readonly Sample[]): number {
  const last = samples.slice(Math.floor(samples.length / 3))
  const mean = (of: (sample: Sample) => number) => last.reduce((sum, each) => sum + of(each), 0) / last.length
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)]
  const spread = last.reduce((sum, { seconds }) => sum + (seconds - x) ** 2, 0)
  const together = last.reduce((sum, { seconds, megabytes }) => sum + (seconds - x) * (megabytes - y), 0)
  return spread === 0 ? 0 : (together / spread) * 3600
}
