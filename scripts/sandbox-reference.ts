/** Derives docs/reference/sandbox.md from the tables of src/domain/sandbox. */
import { accountCheckedAt } from '../src/domain/sandbox/company-account.ts'
import { VERIFICATION_DELAY } from '../src/domain/sandbox/outcomes.ts'
import { scenarios } from '../src/domain/sandbox/scenarios.ts'
import { instant } from '../src/kernel/dates.ts'
import { operations } from '../src/operations/index.ts'

export function sandboxReference(): string {
  const table = scenarios().flatMap(({ number, ending, happens }) =>
    number ? [`| ${number} | \`${ending}\` | ${happens} |`] : [],
  )
  return `${HEAD}\n${table.join('\n')}\n\n${PACE}\n${tools().join('\n')}\n`
}

const seconds = (ms: number): number => ms / 1000

const PACE = `Every other number passes. A verification is answered ${seconds(VERIFICATION_DELAY)} seconds after it was asked for, a company's bank
account is judged ${seconds(accountCheckedAt(instant(0)))} seconds after it was linked, both on the client's own clock: \`sandbox/advanceClock\` brings the
answer at once.

## Operations of the sandbox
`

const tools = () =>
  operations
    .filter(({ address }) => address.startsWith('sandbox/'))
    .map(({ address, summary }) => `- \`${address}\`: ${summary}`)
    .sort()

const HEAD = `# Sandbox

The sandbox decides by the last four digits of a number, so that every path can be tried. Derived from
\`src/domain/sandbox\`.

| number | ending | what happens |
|---|---|---|`
