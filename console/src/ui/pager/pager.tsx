import { useWords } from '../../messages/words.tsx'
import { Button } from '../button/button.tsx'
import { Row } from '../head/head.tsx'
import styles from './pager.module.css'

/** Below a list that the service pages: on, or back to its beginning. Nothing where one page holds all. */
export function Pager({
  cursor,
  next,
  size,
  go,
}: {
  readonly cursor: string
  readonly next: string | null | undefined
  readonly size: number
  readonly go: (cursor: string) => void
}) {
  const { frame } = useWords()
  if (cursor === '' && !next) return null
  return (
    <div className={styles.pager}>
      <Row end>
        {cursor !== '' && <Button onClick={() => go('')}>{frame.fromBeginning}</Button>}
        {next && <Button onClick={() => go(next)}>{frame.nextPage(size)}</Button>}
      </Row>
    </div>
  )
}
