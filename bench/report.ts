import { appendFileSync } from 'node:fs'

/** One line of docs/reference/performance.md. Every figure carries its unit; what a bench does not measure it leaves out. */
export interface Measure {
  readonly what: string
  readonly ours: string
  /** The leanest that does the same, in the same run, or the most that is allowed. */
  readonly least?: string
  /** Of ours to the leanest: above one is faster. */
  readonly ratio?: number
  readonly p50?: string
  readonly p99?: string
  readonly memory?: string
}

/** Prints a measure, and hands it to `npm run bench -- --write`, which says where. */
export function report(measure: Measure): void {
  const { what, ratio, ...figures } = measure
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  const compared = ratio === undefined ? [] : [`ratio ${ratio.toFixed(2)}`]
  console.log([`${what}:`, ...told, ...compared].join('   '))
  if (process.env.PURSER_BENCH_ROWS)
    appendFileSync(process.env.PURSER_BENCH_ROWS, `${JSON.stringify(measure)}\n`)
}

export const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en-US')}/s`
export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
export const mebibytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MiB`
