/** What something cost, time after time, in milliseconds of processor. */
export interface Series {
  readonly what: string
  readonly costs: readonly number[]
}

/** How the last third compares with the first, the very first left out: it also compiles. */
export function growthOf({ costs }: Series): number {
  const later = costs.slice(1)
  const third = Math.max(1, Math.floor(later.length / 3))
  return mean(later.slice(-third)) / Math.max(mean(later.slice(0, third)), 1)
}

/** One row a series: the cost of each time as a bar, by the highest of the row. */
export function plot(series: readonly Series[]): string {
  const width = Math.max(...series.map(({ what }) => what.length))
  return series
    .map(({ what, costs }) => {
      const most = Math.max(...costs.slice(1), 1)
      const bars = costs.slice(1).map((cost) => BARS[Math.round((cost / most) * (BARS.length - 1))])
      return `${what.padEnd(width)}  ${bars.join('')}  at most ${most.toFixed(0)} ms`
    })
    .join('\n')
}

export function table(series: readonly Series[]): string {
  const rows = series.map((each) => {
    const later = each.costs.slice(1)
    const cells = [later[0]!, later[later.length >> 1]!, later.at(-1)!].map((cost) => `${cost.toFixed(0)} ms`)
    return `| ${[each.what, ...cells, growthOf(each).toFixed(2)].join(' | ')} |`
  })
  return ['| what | second | middle | last | growth |', '|---|---:|---:|---:|---:|', ...rows].join('\n')
}

const BARS = '▁▂▃▄▅▆▇█'

const mean = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0) / costs.length
