/** Derives docs/reference/sandbox.md from the tables of src/domain/sandbox. */
import { returnOf } from '../src/domain/money/ach/returns.ts'
import { returnsBySuffix } from '../src/domain/sandbox/bank.ts'
import { accountCheckedAt, MICRO_DEPOSIT_ENDING } from '../src/domain/sandbox/company-account.ts'
import { endings, VERIFICATION_DELAY } from '../src/domain/sandbox/outcomes.ts'
import { instant } from '../src/kernel/dates.ts'
import { operations } from '../src/operations/index.ts'

export function sandboxReference(): string {
  const rows = [
    ...verdicts('EIN', 'the business verification', endings.business),
    ...verdicts('SSN', 'the identity verification', endings.identity),
    ['Company bank account', MICRO_DEPOSIT_ENDING, MICRO_DEPOSITS],
    [
      'Company bank account',
      returnsBySuffix.debit.suffix,
      returned('a debit from it', returnsBySuffix.debit),
    ],
    [
      'Worker bank account',
      returnsBySuffix.credit.suffix,
      returned('a credit to it', returnsBySuffix.credit),
    ],
  ] as const
  const table = rows.map(([number, ending, outcome]) => `| ${number} | \`${ending}\` | ${outcome} |`)
  return `${HEAD}\n${table.join('\n')}\n\n${PACE}\n${tools().join('\n')}\n`
}

const verdicts = (number: string, what: string, endings: Readonly<Record<string, string>>) =>
  Object.entries(endings).map(
    ([ending, outcome]) =>
      [number, ending, `${what} ${outcome === 'pending' ? 'stays pending' : 'fails'}`] as const,
  )

const returned = (what: string, { code }: (typeof returnsBySuffix)[keyof typeof returnsBySuffix]): string =>
  `${what} comes back as ${code}: ${returnOf(code).means}`

const MICRO_DEPOSITS =
  'it needs `adminPortal/verifyMicroDeposits`; `sandbox/getMicroDeposits` shows the two amounts'

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
