import { useEffect, useRef } from 'react'
import { useGo } from '../../ui/way/way.tsx'

interface Keys {
  readonly items: readonly { readonly to: string; readonly key?: string }[]
  readonly palette: () => void
  readonly calls: () => void
}

/** ⌘K jumps, `~` shows the calls, `g` and a letter goes to a page. Nothing is taken from a field someone types in. */
export function useKeys(keys: Keys): void {
  const go = useGo()
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    let goes = false
    const listen = (event: KeyboardEvent) => {
      const { items, palette, calls } = latest.current
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        palette()
      }
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      if (event.key === '~') calls()
      const item = goes ? items.find(({ key }) => key === event.key) : undefined
      goes = event.key === 'g'
      if (item) go(item.to)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [go])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
