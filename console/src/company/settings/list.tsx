import type { ReactNode } from 'react'
import type { Ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import styles from './settings.module.css'

interface ListProps<R> {
  readonly title: string
  readonly none: string
  readonly asked: Ask<R>
  readonly items: (reply: R) => readonly ListItem[]
  readonly add?: { readonly words: string; readonly go: () => void } | undefined
}

interface ListItem {
  readonly key: string
  readonly name: ReactNode
  readonly detail: ReactNode
  readonly aside?: ReactNode
}

/** A part of the settings that is a list: what there is, a word about each, one button to add. */
export function List<R>({ title, none, asked, items, add }: ListProps<R>) {
  const { data, error, refetch } = useAsk(asked)
  const shown = data === undefined ? [] : items(data)
  return (
    <Card
      title={title}
      aside={
        add && (
          <Button size="small" onClick={add.go}>
            {add.words}
          </Button>
        )
      }
    >
      {error && <Fault error={error} again={() => void refetch()} />}
      {data === undefined && !error && <Skeleton rows={2} />}
      {data !== undefined && shown.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {shown.map(({ key, name, detail, aside }) => (
          <li key={key}>
            <div>
              <strong>{name}</strong>
              <p>{detail}</p>
            </div>
            {aside}
          </li>
        ))}
      </ul>
    </Card>
  )
}
