import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
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
  const body = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Popup className={look} initialFocus={(how) => firstOf(body.current, how)}>
          <header className={styles.header}>
            <div>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {lead !== undefined && <Base.Description className={styles.lead}>{lead}</Base.Description>}
            </div>
            <Button kind="quiet" icon={X} label={frame.close} onClick={onClose} />
          </header>
          <div className={styles.body} ref={body}>
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

/** The first thing to fill in, not the way out; by touch nothing, because a keyboard would cover the sheet. */
const firstOf = (body: HTMLElement | null, how: string): HTMLElement | true =>
  (how !== 'touch' && body?.querySelector<HTMLElement>('input:not([type=file]), select, textarea')) || true
