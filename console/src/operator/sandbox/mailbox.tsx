import type { Reply } from '../../calls/operations.ts'
import { momentWords } from '../../format/days.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Card } from '../../ui/card/card.tsx'
import styles from '../shared/operator.module.css'

const words = ops.sandbox
type Mail = Reply<'sandbox/getMailbox'>['mails'][number]

/** What people would find in their inbox: the sandbox sends nothing. */
export function Mailbox({ of }: { of: readonly Mail[] }) {
  return (
    <Card title={words.mailbox}>
      {of.length === 0 && <p className={styles.quiet}>{words.mailboxNone}</p>}
      {of.map(({ mailId, subject, to, sentAt, text }) => (
        <details key={mailId} className={styles.mail}>
          <summary>
            <strong>{subject}</strong>
            <small>{`${to.join(', ')} · ${momentWords(sentAt)}`}</small>
          </summary>
          <pre className={styles.pre}>{text}</pre>
        </details>
      ))}
    </Card>
  )
}
