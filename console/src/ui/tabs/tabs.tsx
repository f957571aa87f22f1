import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly words: ReactNode
  readonly count?: number
}

/** One of several views; which one is in the address. */
export function Tabs<Name extends string>({
  tabs,
  chosen,
  choose,
  label,
}: {
  tabs: readonly Tab<Name>[]
  chosen: Name
  choose: (name: Name) => void
  label: string
}) {
  const list = useRef<HTMLDivElement>(null)
  // On a phone the tabs are a strip: the chosen one may lie beyond its edge.
  useEffect(() => {
    const at = tabs.findIndex(({ name }) => name === chosen)
    const tab = list.current?.querySelectorAll<HTMLElement>('[role=tab]')[at]
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - EDGE
  }, [chosen, tabs])
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(({ name }) => name === chosen)
    const next = tabs[(at + step + tabs.length) % tabs.length]!
    choose(next.name)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
      {tabs.map(({ name, words, count }) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={name === chosen}
          tabIndex={name === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => choose(name)}
        >
          {words}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  )
}

/** So much of the tab before stays in sight. */
const EDGE = 48
