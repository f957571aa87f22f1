import type { ReactNode } from 'react'
import { moveIn } from '../../messages/company/move-in.ts'
import { Card } from '../../ui/card/card.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import type { Found } from './asks.ts'
import styles from './move-in.module.css'

interface MappingProps {
  readonly heads: readonly string[]
  /** What the service took them for; nothing while it cannot read the register. */
  readonly found: Found | undefined
  readonly said: Readonly<Record<string, string>>
  readonly say: (column: string, means: string) => void
  readonly action: ReactNode
}

/** What each column was taken for, and a list to choose something else from. */
export function Mapping({ heads, found, said, say, action }: MappingProps) {
  const words = moveIn.mapping
  const options = optionsOf(found)
  const columns = new Map((found?.mapping ?? []).map((each) => [each.column, each]))
  return (
    <Card title={words.title}>
      <Stack gap="lines">
        <p>{words.lead}</p>
        <div className={styles.columns}>
          {[...new Set(heads)].filter(Boolean).map((head) => (
            <Select
              key={head}
              name={head}
              label={head}
              help={howOf(columns.get(head), said[head])}
              value={said[head] ?? columns.get(head)?.means ?? ''}
              withNone={!columns.has(head)}
              onChange={(means) => say(head, means)}
              options={options}
            />
          ))}
        </div>
        <Row end>{action}</Row>
      </Stack>
    </Card>
  )
}

/** While a register cannot be read it lacks a person, a day or an amount: those can be said. */
function optionsOf(found: Found | undefined) {
  const words = moveIn.mapping
  const plain = Object.entries(words.plain).map(([value, told]) => ({ value, words: told }))
  const coded = (found?.meanings ?? [])
    .filter(({ means }) => means.includes(':'))
    .map(({ means, name }) => ({
      value: means,
      words: `${words.kinds[means.split(':')[0]!] ?? ''}: ${name}`,
    }))
  const known = new Set([...plain, ...coded].map(({ value }) => value))
  const others = (found?.mapping ?? [])
    .map(({ means }) => means)
    .filter((means, at, all) => !known.has(means) && all.indexOf(means) === at)
  return [...plain, ...coded, ...others.map((means) => ({ value: means, words: means }))]
}

function howOf(column: Found['mapping'][number] | undefined, said: string | undefined): string {
  const words = moveIn.mapping
  if (said !== undefined || (column && !column.isGuessed && !column.isKept)) return words.said
  return column === undefined ? '' : column.isKept ? words.kept : words.guessed
}
