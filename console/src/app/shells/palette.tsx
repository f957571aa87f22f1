import { type KeyboardEvent, useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { useWords } from '../../messages/words.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { useActing } from '../session.tsx'
import type { NavItem } from './nav-item.ts'
import styles from './palette.module.css'

interface Hit {
  readonly to: string
  readonly words: string
  readonly group: string
}

/** A few letters, and one is there: pages and people. */
export default function Palette({ items, close }: { items: readonly NavItem[]; close: () => void }) {
  const { frame } = useWords()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const go = useGo()
  const hits = useHits(items, text)
  const open = (hit: Hit | undefined) => {
    if (!hit) return
    close()
    go(hit.to)
  }
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setAt((now) => (now + step + hits.length) % Math.max(hits.length, 1))
    }
    if (event.key === 'Enter') open(hits[at])
  }
  return (
    <Dialog open onClose={close} title={frame.palette.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside */}
      <div onKeyDown={keys} role="presentation">
        <Input
          name="jump"
          type="search"
          focus
          label={<span className="unseen">{frame.palette.title}</span>}
          placeholder={frame.palette.placeholder}
          value={text}
          onChange={(value) => {
            setText(value)
            setAt(0)
          }}
        />
      </div>
      <ul className={styles.hits}>
        {hits.map((hit, index) => (
          <li key={hit.to}>
            <button type="button" className={styles.hit} data-on={index === at} onClick={() => open(hit)}>
              <span>{hit.words}</span>
              <span className={styles.group}>{hit.group}</span>
            </button>
          </li>
        ))}
        {hits.length === 0 && <li className={styles.none}>{frame.palette.none}</li>}
      </ul>
    </Dialog>
  )
}

function useHits(items: readonly NavItem[], text: string): readonly Hit[] {
  const { frame } = useWords()
  const { companyId } = useActing()
  const wanted = companyId !== '' && text.length > 0
  const { data } = useAsk(
    wanted ? ask('reports/getUsers', { companyId, search: text.trim(), limit: 8 }) : undefined,
  )
  const pages = items.map(({ to, words }) => ({ to, words, group: frame.palette.pages }))
  const people = (data?.users ?? []).map(({ user, userId }) => ({
    to: `/c/${companyId}/people/${userId}`,
    words: user,
    group: frame.palette.people,
  }))
  const typed = text.trim().toLowerCase()
  const meant = pages.filter(({ words }) => words.toLowerCase().includes(typed))
  return [...meant, ...(wanted ? people : [])].slice(0, 8)
}
