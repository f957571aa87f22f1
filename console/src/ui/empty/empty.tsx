import { PurserRefusal } from 'purser/client'
import { type ReactNode, useEffect, useState } from 'react'
import { plain } from '../../forms/refusal.ts'
import { useWords } from '../../messages/words.tsx'
import { Button, type Icon } from '../button/button.tsx'
import styles from './empty.module.css'

/** Nothing here yet: one sentence that teaches, one button. */
export function Empty({
  icon: Mark,
  title,
  children,
  action,
}: {
  icon?: Icon
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      {Mark && (
        <span className={styles.mark}>
          <Mark size={22} strokeWidth={1.5} />
        </span>
      )}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.body}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** In place of the part that failed: what happened, what to do, and the id of the request. */
export function Fault({ error, again }: { error: unknown; again?: () => void }) {
  const { frame } = useWords()
  const refusal = error instanceof PurserRefusal ? error : undefined
  const reason =
    refusal === undefined
      ? frame.fault.unreachable
      : refusal.code === 403
        ? frame.fault.forbidden
        : refusal.code >= 500
          ? frame.fault.failed
          : plain(refusal.message)
  return (
    <div className={styles.fault} role="alert">
      <p className={styles.title}>{frame.fault.title}</p>
      <p className={styles.body}>{reason}</p>
      {refusal?.requestId && <p className={styles.id}>{frame.fault.id(refusal.requestId)}</p>}
      {again && (
        <div className={styles.action}>
          <Button onClick={again}>{frame.tryAgain}</Button>
        </div>
      )}
    </div>
  )
}

/** Blocks in the geometry of what comes; nothing for the first moment, so that a quick answer does not flicker. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  const { frame } = useWords()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.skeleton} role="status" aria-busy="true" aria-label={frame.loading}>
      {isSlow && BLOCKS.slice(0, rows).map((block) => <span key={block} className={styles.block} />)}
    </div>
  )
}

const BLOCKS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
