import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../button/button.tsx'
import styles from './panel.module.css'

interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children: ReactNode
  readonly lead?: ReactNode
  readonly wide?: boolean
}

/** A sheet from the right over the page, from below on a phone: one never loses the place. */
export const Panel = (props: SheetProps) => (
  <Sheet {...props} look={props.wide ? styles.widePanel! : styles.panel!} />
)

/** A question in the middle. */
export const Dialog = (props: SheetProps) => <Sheet {...props} look={styles.dialog!} />

function Sheet({ open, onClose, title, lead, children, look }: SheetProps & { look: string }) {
  const { frame } = useWords()
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Popup className={look}>
          <header className={styles.header}>
            <div>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {lead !== undefined && <Base.Description className={styles.lead}>{lead}</Base.Description>}
            </div>
            <Button kind="quiet" icon={X} label={frame.close} onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
