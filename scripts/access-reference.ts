import { roles, type Scope, scopes, scopesOf, scopeWords } from '../src/domain/access/scopes.ts'
import type { Operation } from '../src/operations/declaration/operation.ts'
import { operations as all } from '../src/operations/index.ts'

const operations = [...all].sort((one, other) => (one.address < other.address ? -1 : 1))

/** Who may call what, from the declarations. */
export function accessReference(): string {
  return [
    HEAD,
    '## Scopes\n',
    row(['scope', 'opens', ...roles]),
    row(['---', '---', ...roles.map(() => '---')]),
    ...scopes.map((scope) =>
      row([`\`${scope}\``, scopeWords[scope], ...roles.map((role) => mark(scopesOf[role].includes(scope)))]),
    ),
    '\n## Operations\n',
    'Keys and operators call an operation by its scope; people by their role. *client*: not for a key that is limited to',
    'companies. *again*: who has signed in must have proven it within the last ten minutes; *unusual cost*: only for a payroll of',
    'more than twice the usual cost.\n',
    ...scopes.flatMap(tableOf),
    '## At the door\n',
    'Without credentials, or about the caller itself:',
    `${operations
      .filter(({ access }) => typeof access === 'string')
      .map(nameOf)
      .join(', ')}.`,
    '',
  ].join('\n')
}

function tableOf(scope: Scope): readonly string[] {
  const limited = operations.flatMap((operation) =>
    typeof operation.access === 'string' || operation.access.scope !== scope
      ? []
      : [{ operation, access: operation.access }],
  )
  if (limited.length === 0) return []
  return [
    `### ${scope}\n`,
    row(['operation', ...roles, 'limits']),
    row(['---', ...roles.map(() => '---'), '---']),
    ...limited.map(({ operation, access }) => {
      const limits = [
        ...(access.reach === 'client' ? ['client'] : []),
        ...(access.again === true ? ['again'] : access.again ? ['unusual cost'] : []),
      ]
      return row([
        nameOf(operation),
        ...roles.map((role) => mark(access.roles.includes(role))),
        limits.join(', '),
      ])
    }),
    '',
  ]
}

const nameOf = ({ address }: Operation): string => `\`${address}\``
const mark = (holds: boolean): string => (holds ? 'yes' : '')
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const HEAD = `# Access

Who may call what. Derived from \`access\` on each operation and from \`src/domain/access\`; how to use it is in the
[guide](../guides/access.md).
`
