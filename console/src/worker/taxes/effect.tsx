import { useEffect, useRef } from 'react'
import { dollars, signed } from '../../format/money.tsx'
import { useWords } from '../../messages/words.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import type { Tried } from './try-first.ts'

/** What the certificate would have done to the last pay: before it is saved, and without keeping anything. */
export function Effect({ of: { lines, difference, net, isExact } }: { of: Tried }) {
  const { worker } = useWords()
  const { taxes } = worker
  const shown = useRef<HTMLDivElement>(null)
  // The answer stands under a long form: it comes into sight by itself.
  useEffect(() => shown.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div className={parts.effect} role="status" ref={shown}>
      <p>
        <strong>{difference === 0 ? taxes.same : taxes.would(dollars(net), signed(difference))}</strong>
      </p>
      <ul className={parts.sheet}>
        {lines.map(({ code, name, now, after }) => (
          <li key={code}>
            <span>{worker.taxOf(code, name)}</span>
            <span>{now === after ? dollars(after) : taxes.fromTo(dollars(now), dollars(after))}</span>
          </li>
        ))}
      </ul>
      <p className={phone.over}>{isExact ? taxes.exact : taxes.about}</p>
    </div>
  )
}
