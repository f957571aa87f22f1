import { machineWords } from './machine.ts'
import type { Line } from './table.ts'

/** What a campaign tries again and again, pass after pass, each from the next seed. */
export interface Campaign {
  readonly title: string
  readonly about: string
  /** Of the drills, by their number. */
  readonly rows: readonly string[]
  /** How much of what its title says a row tries in one pass. */
  readonly scale: number
}

export const campaigns = {
  chaos: {
    title: 'Chaos',
    about:
      'Processes, PostgreSQL and its connections are killed, stopped, frozen, silenced and filled up, receivers fail and rivals\n' +
      'come at once; at the end of a row everything that `purser verify` checks must hold.',
    // biome-ignore format: by what is broken
    rows: [
      '1a', '1b', '1c', '2', '2w', '2i', '3a', '3b', '3c', '3d', '3e', '3f', '3g', '3h', '10', '11b', '11c',
    ],
    scale: 0.1,
  },
  fuzz: {
    title: 'Fuzz',
    about:
      'Every operation is sent bodies that are valid but for one field, dates, strings and lists that mean harm, and requests\n' +
      'that are not quite HTTP.',
    rows: ['4d', '4e', '4f', '5a', '5b'],
    scale: 0.1,
  },
} as const satisfies Record<string, Campaign>

/** What the passes so far found, from whichever day. */
export interface Found {
  readonly passes: number
  /** The seed of the last pass. */
  readonly seed: number
  readonly seconds: number
  readonly since: string
  readonly until: string
  readonly rows: Readonly<Record<string, FoundOfRow>>
}

interface FoundOfRow {
  readonly title: string
  readonly passes: number
  readonly tries: number
  readonly failures: number
  /** The first few failures, each with its seed. */
  readonly words: readonly string[]
}

const SHOWN = 10

export const nothingYet = (today: string): Found => ({
  ...{ passes: 0, seed: 0, seconds: 0, since: today, until: today },
  rows: {},
})

/** One pass more. A row that could not be run here tried nothing. */
export function added(before: Found, lines: readonly Line[], today: string): Found {
  const seed = before.seed + 1
  const rows = lines.map(({ row, title, tries, failures, words }) => {
    const was = before.rows[row] ?? { passes: 0, tries: 0, failures: 0, words: [] }
    return [
      row,
      {
        title,
        passes: was.passes + (tries > 0 || failures > 0 ? 1 : 0),
        tries: was.tries + tries,
        failures: was.failures + failures,
        words: [...was.words, ...words.map((each) => `seed ${seed}: ${each}`)].slice(0, SHOWN),
      },
    ] as const
  })
  return {
    passes: before.passes + 1,
    seed,
    seconds: before.seconds + lines.reduce((sum, { seconds }) => sum + Math.round(seconds), 0),
    since: before.since,
    until: today,
    rows: { ...before.rows, ...Object.fromEntries(rows) },
  }
}

export function campaignReport(name: keyof typeof campaigns, found: Found): string {
  const { title, about, rows: own }: Campaign = campaigns[name]
  const rows = own.flatMap((row) => (found.rows[row] ? [[row, found.rows[row]] as const] : []))
  const failures = rows.flatMap(([row, { words }]) => words.map((each) => `- ${row}, ${each}`))
  const sum = (of: 'tries' | 'failures') => rows.reduce((total, [, each]) => total + each[of], 0)
  return [
    `# ${title}`,
    '',
    about,
    '',
    `Written by \`npm run ${name}\`, which goes on where the last run ended: each pass takes the next seed. The rows are`,
    'those of [the drills](../operations/drills.md).',
    '',
    `- Machine of the last pass: ${machineWords()}`,
    `- Passes: ${found.passes}, ${(found.seconds / 60).toFixed(0)} minutes, from ${found.since} to ${found.until}`,
    `- ${count(sum('tries'))} tries, ${count(sum('failures'))} failures`,
    '',
    '| row | what is tried | passes | tries | failures |',
    '|---|---|---:|---:|---:|',
    ...rows.map(
      ([row, each]) =>
        `| ${row} | ${each.title} | ${each.passes} | ${count(each.tries)} | ${count(each.failures)} |`,
    ),
    '',
    ...(failures.length === 0 ? [] : ['What failed:', '', ...failures, '']),
  ].join('\n')
}

const count = (number: number): string => number.toLocaleString('en-US')
