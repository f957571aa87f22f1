import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Stack } from '../head/head.tsx'
import styles from './repeated.module.css'

interface RepeatedProps<Row> {
  readonly rows: readonly Row[]
  readonly onChange: (rows: readonly Row[]) => void
  readonly blank: () => Row
  /** What each is called: "Tier 2". */
  readonly legend: (number: number) => string
  readonly add: string
  readonly remove: string
  /** So many stay. */
  readonly least?: number
  readonly children: (row: Row, put: (change: Partial<Row>) => void, at: number) => ReactNode
}

/** Fields that there are several times, in order: one can be added at the end, and each taken away. */
export function Repeated<Row extends { readonly key: string }>({
  rows,
  onChange,
  blank,
  legend,
  add,
  remove,
  least = 0,
  children,
}: RepeatedProps<Row>) {
  const put = (key: string) => (change: Partial<Row>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  return (
    <Stack gap="lines">
      {rows.map((row, at) => (
        <fieldset key={row.key} className={styles.one}>
          <legend>{legend(at + 1)}</legend>
          <div className={styles.fields}>{children(row, put(row.key), at)}</div>
          {rows.length > least && (
            <Button
              size="small"
              kind="quiet"
              label={`${remove}: ${legend(at + 1)}`}
              onClick={() => onChange(rows.filter(({ key }) => key !== row.key))}
            >
              {remove}
            </Button>
          )}
        </fieldset>
      ))}
      <div>
        <Button size="small" onClick={() => onChange([...rows, blank()])}>
          {add}
        </Button>
      </div>
    </Stack>
  )
}
