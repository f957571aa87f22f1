import { Timer } from 'lucide-react'
import { useClock } from '../../app/clock.tsx'
import type { Given } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import phone from './phone.module.css'

/** The clock, for whoever tracks time: one big button. */
export function Shift({ given }: { given: Given }) {
  const { words, locale } = useLanguage()
  const { now } = useClock()
  const { companyId, userId } = given
  const { data } = useAsk(ask('reports/getTimeCards', { companyId, userId, limit: 3, newestFirst: true }))
  const begin = useSend('userPortal/clockIn')
  const end = useSend('userPortal/clockOut')
  const entries = (data?.timeCards ?? []).flatMap((card) => card.entries)
  const running = entries.find((entry) => entry.end === null)
  // Who never had a card does not track time.
  if (!data || data.timeCards.length === 0) return null
  const minutes = running
    ? Math.max(0, Math.floor((Date.parse(now) - Date.parse(running.start)) / 60_000))
    : 0
  const refusal = refusalOf(running ? end.error : begin.error)
  const act = () => (running ? end : begin).mutate({ body: { companyId, userId } })
  return (
    <section className={phone.shift} aria-label={words.worker.hours.title}>
      <p className={phone.shiftTop}>
        <span className={phone.back}>
          <Timer size={20} strokeWidth={1.75} aria-hidden="true" />
          {running
            ? words.worker.clock.since(timeWords(running.start, running.timeZone, locale))
            : words.worker.clock.last}
        </span>
        <span className={phone.shiftState}>{running ? words.worker.clock.on : words.worker.clock.off}</span>
      </p>
      {running && (
        <p className={phone.shiftTime}>
          {words.worker.clock.duration(Math.floor(minutes / 60), minutes % 60)}
        </p>
      )}
      {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
      <button type="button" disabled={begin.isPending || end.isPending} onClick={act}>
        {running ? words.worker.clock.out : words.worker.clock.in}
      </button>
    </section>
  )
}

const timeWords = (at: string, timeZone: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at))
