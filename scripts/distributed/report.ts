import { writeFileSync } from 'node:fs'
import { machineWords } from '../drills/support/machine.ts'
import type { Planned } from './planned.ts'
import type { Refused } from './refused.ts'
import type { Times } from './story.ts'
import type { Folder, Suite } from './suite.ts'

export interface Drilled {
  /** Which tests were asked for. */
  readonly paths: readonly string[]
  readonly versions: string
  readonly seconds: number
  readonly shards: number
  readonly rows: readonly number[]
  /** Before and after the cluster. */
  readonly plain: readonly [Times, Times]
  readonly spread: Times
  /** Migrations that a schema of an earlier release was led on by. */
  readonly migrations: number
  readonly planned: Planned
  readonly suite: Suite
  readonly refused: readonly Refused[]
}

const PAGE = new URL('../../docs/reference/distributed.md', import.meta.url)

/** Writes what was found as a page; `npm run drill:distributed` makes it anew. */
export function writeReport(drilled: Drilled): void {
  writeFileSync(PAGE, pageOf(drilled))
}

const pageOf = ({
  paths,
  versions,
  seconds,
  shards,
  rows,
  plain,
  spread,
  migrations,
  planned,
  suite,
  refused,
}: Drilled): string => `# The drill on several machines

Written by \`npm run drill:distributed\` on ${new Date().toISOString().slice(0, 10)}: ${machineWords()}; ${versions}.
[Scale](../operations/scale.md) says how the database is spread and what to do with these numbers.

A coordinator and ${rows.length} workers on one machine, so what follows is the price of spreading and not its gain. The schema
was migrated and spread in ${seconds.toFixed(0)} s.

- The whole story ran: companies were made and paid, time traveled over payday, reports and filings were read, each ledger
  sums to 0. Workers hold ${rows.join(' and ')} people.
- Row-level security held on ${shards} parts of tables, asked of the workers themselves by each role: all rows of the client, none of
  another, none without one; to a limited caller those of the company, and none of another. Nobody who was paid can be removed.
- A transaction over a worker and the coordinator was prepared on the worker before it committed.
- The schema of an earlier release, spread, was led on by ${migrations} migrations, and each machine then had what it has when the newest
  is spread: columns, privileges, constraints, indexes, policies, triggers.
- Of ${planned.statements} statements that the operations send, Citus plans ${planned.statements - planned.refused.length}.

## Price

Seconds of the same story on one PostgreSQL of the same version and settings, before the cluster and after it. Each is one run.
Where the two of one machine differ as much as the cluster differs from them, the row says nothing about the price.

| step | one machine, before | cluster | one machine, after |
|---|---|---|---|
${Object.entries(spread)
  .map(
    ([step, took]) =>
      `| ${step} | ${plain[0][step]?.toFixed(2)} | ${took.toFixed(2)} | ${plain[1][step]?.toFixed(2)} |`,
  )
  .join('\n')}

## Tests

Only of what was asked for: ${paths.join(', ')}. Of the rest this page says nothing.${
  suite.unfinished.length === 0 ? '' : ` There was no time for ${suite.unfinished.join(', ')}.`
}

| folder | passed | failed |
|---|---|---|
${[...suite.folders, total(suite.folders)].map(({ name, passed, failed }) => `| ${name} | ${passed} | ${failed} |`).join('\n')}

${suite.failed.length === 0 ? 'None failed.' : `Failed:\n\n${suite.failed.map((test) => `- ${plainText(test)}`).join('\n')}`}

## Statements that Citus does not take

Those of the operations, and those that were sent while the tests ran, by the tests themselves too.

${
  refused.length + planned.refused.length === 0
    ? 'None was met.'
    : `| times | why | statement |\n|---|---|---|\n${[...planned.refused, ...refused]
        .map(
          ({ times, why, statement }) =>
            `| ${times} | ${plainText(why)} | ${plainText(statement).slice(0, 300)} |`,
        )
        .join('\n')}`
}
`

const total = (folders: readonly Folder[]): Folder => ({
  name: 'all',
  passed: folders.reduce((sum, { passed }) => sum + passed, 0),
  failed: folders.reduce((sum, { failed }) => sum + failed, 0),
})

/** In a table, and without what Markdown would read. */
const plainText = (text: string): string => text.replace(/[|`<>*_[\]{}$]/g, ' ').replace(/\s+/g, ' ')
