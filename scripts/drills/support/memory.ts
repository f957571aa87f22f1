/** Resident memory over time, and whether it grows. */

export interface Sample {
  readonly seconds: number
  readonly megabytes: number
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
