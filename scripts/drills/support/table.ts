import type { Outcome } from './drill.ts'

/** A row as it came out. */
export interface Line extends Outcome {
  readonly row: string
  readonly title: string
  readonly seconds: number
}

/** While it runs: one line, and the first failures below it. */
export function line({ row, title, tries, failures, notes, words, seconds }: Line): string {
  const head = `${row.padEnd(4)} ${failures === 0 ? 'ok  ' : 'FAIL'} ${title} | ${tries} | ${failures} | ${notes.join('; ')}`
  return [`${head} (${seconds.toFixed(1)} s)`, ...words.map((each) => `     - ${each}`)].join('\n')
}

/** At the end, and in a report: markdown. */
export function table(lines: readonly Line[], { scale, seed }: { scale: number; seed: number }): string {
  const rows = lines.map(
    ({ row, title, tries, failures, notes, words }) =>
      `| ${row} | ${title} | ${tries.toLocaleString('en-US')} | ${failures} | ${cell([...notes, ...(failures > 0 ? words.slice(0, 1) : [])])} |`,
  )
  const failed = lines.filter(({ failures }) => failures > 0).map(({ row }) => row)
  return [
    `Scale ${scale}, seed ${seed}. ${failed.length === 0 ? 'No row failed.' : `Failed: ${failed.join(', ')}.`}`,
    '',
    '| row | test | tries | failures | note |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

const cell = (words: readonly string[]): string =>
  words.join('; ').replaceAll('|', '/').replaceAll(/\s+/g, ' ').slice(0, 300)
