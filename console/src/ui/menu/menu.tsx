import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Icon } from '../button/button.tsx'
import styles from './menu.module.css'

export interface Choice {
  readonly name: string
  readonly icon?: Icon
  readonly do: () => void
  readonly isOn?: boolean
}

interface MenuProps {
  readonly className: string | undefined
  readonly trigger: ReactNode
  readonly groups: readonly (readonly Choice[])[]
  readonly head?: ReactNode
  readonly side?: 'below' | 'above'
}

/** Choices behind a button. Arrows move, Escape closes and gives the focus back; a group is a line between. */
export function Menu({ className, trigger, groups, head, side = 'below' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen) return
    itemsOf(whole.current)[0]?.focus()
    const outside = (event: PointerEvent) => {
      if (!whole.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [isOpen])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') setOpen(false)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const items = itemsOf(whole.current)
    const at = items.indexOf(document.activeElement as HTMLElement)
    items[(at + step + items.length) % items.length]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the menu inside
    <div className={styles.whole} ref={whole} onKeyDown={keys}>
      <button
        type="button"
        ref={button}
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div className={`${styles.menu} ${styles[side]}`}>
          {head !== undefined && <p className={styles.head}>{head}</p>}
          <div role="menu" id={id}>
            {groups.map((choices, group) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no field set
              <div key={choices[0]?.name ?? group} className={styles.group} role="group">
                {choices.map((choice) => (
                  <Item key={choice.name} {...choice} close={close} />
                ))}
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  )
}

function Item({ name, icon: Mark, do: act, isOn, close }: Choice & { close: () => void }) {
  const choose = () => {
    close()
    act()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={styles.item}
      aria-current={isOn ? 'true' : undefined}
      onClick={choose}
    >
      {Mark && <Mark size={16} strokeWidth={1.75} />}
      {name}
    </button>
  )
}

const itemsOf = (whole: HTMLElement | null): HTMLElement[] => [
  ...(whole?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]
