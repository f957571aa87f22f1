import { lazy, Suspense, useState } from 'react'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { clockWords, daysUntil, dayWords, hoursToNoon } from '../../format/days.ts'
import { useLanguage } from '../../messages/words.tsx'
import { type ClockNow, useClock } from '../clock.tsx'
import { useActing } from '../session.tsx'
import styles from './time-bar.module.css'

const ToDate = lazy(() => import('./to-date.tsx'))

export interface Stop {
  readonly day: string
  readonly words: string
}

/** The sandbox's clock over every page: what day it is, what comes next, and the way there. */
export function TimeBar({ stops }: { stops: readonly Stop[] }) {
  const clock = useClock()
  const { role } = useActing()
  const { words, locale } = useLanguage()
  if (!clock.isSandbox) return null
  const { frame } = words
  return (
    <section className={styles.bar} aria-label={frame.sandbox.name}>
      <span className={styles.badge}>{frame.sandbox.name}</span>
      <span className={styles.now}>
        <strong>{dayWords(clock.today, 'table', { locale, today: realDay() })}</strong>{' '}
        {clockWords(clock.now, locale)} {frame.sandbox.eastern}
      </span>
      <Line clock={clock} stops={stops} />
      {role === 'operator' && <Travel clock={clock} stops={stops} />}
    </section>
  )
}

/** Of this world: a sandbox that has left the year says which one it is in. */
const realDay = (): string => new Date().toISOString()

function Line({ clock, stops }: { clock: ClockNow; stops: readonly Stop[] }) {
  const { locale } = useLanguage()
  const ahead = stops.filter(({ day }) => day >= clock.today).slice(0, 4)
  if (ahead.length === 0) return <span className={styles.line} />
  return (
    <ol className={styles.line}>
      <li className={styles.here} aria-hidden="true" />
      {ahead.map(({ day, words }) => (
        <li key={`${day} ${words}`} className={styles.stop}>
          {dayWords(day, 'short', { locale })} {words}
        </li>
      ))}
    </ol>
  )
}

function Travel({ clock, stops }: { clock: ClockNow; stops: readonly Stop[] }) {
  const { words, locale } = useLanguage()
  const { frame } = words
  const [going, setGoing] = useState(false)
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState('')
  const payday = stops.find(({ day, words: name }) => name === frame.sandbox.payday && day > clock.today)

  const travel = async (days: number, hours = 0) => {
    setAsking(false)
    setGoing(true)
    setTold(frame.sandbox.travelling)
    try {
      const { clock: arrived } = await send('sandbox/advanceClock', { days, hours })
      setTold(frame.sandbox.arrived(dayWords(arrived.today, 'sentence', { locale })))
    } finally {
      await forgetAnswers()
      setGoing(false)
    }
  }

  return (
    <div className={styles.travel}>
      <span className="unseen" role="status">
        {told}
      </span>
      <button type="button" disabled={going} onClick={() => void travel(1)}>
        {going ? frame.sandbox.travelling : frame.sandbox.day}
      </button>
      {payday && (
        <button
          type="button"
          disabled={going}
          onClick={() => void travel(daysUntil(clock.today, payday.day), hoursToNoon(clock.now))}
        >
          {frame.sandbox.toPayday}
        </button>
      )}
      <button type="button" disabled={going} onClick={() => setAsking(true)}>
        {frame.sandbox.toDate}
      </button>
      <Suspense fallback={null}>
        {asking && <ToDate clock={clock} close={() => setAsking(false)} travel={travel} />}
      </Suspense>
    </div>
  )
}
