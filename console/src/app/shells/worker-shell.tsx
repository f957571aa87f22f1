import { Outlet } from '@tanstack/react-router'
import { Banknote, CalendarDays, CircleUserRound, Clock, House } from 'lucide-react'
import { useWords } from '../../messages/words.tsx'
import type { Icon } from '../../ui/button/button.tsx'
import { Way } from '../../ui/way/way.tsx'
import { useActing } from '../session.tsx'
import { TimeBar } from './time-bar.tsx'
import styles from './worker-shell.module.css'

/** The face of a worker: one column, tabs under the thumb. */
export function WorkerShell() {
  const { frame, worker } = useWords()
  const isWorking = useActing().role === 'worker'
  return (
    <div className={styles.shell}>
      <a className="skip" href="#page">
        {frame.skip}
      </a>
      <TimeBar stops={[]} />
      <main id="page" className={styles.page} tabIndex={-1}>
        <Outlet />
      </main>
      <nav className={styles.tabs} aria-label={frame.menu}>
        {TABS.filter(({ ofWork }) => isWorking || !ofWork).map(({ to, name, icon: Mark }) => (
          <Way key={to} to={to} className={styles.tab} activeOptions={{ exact: to === '/me' }}>
            <Mark size={22} strokeWidth={1.75} />
            <span>{worker.nav[name]}</span>
          </Way>
        ))}
      </nav>
    </div>
  )
}

interface Tab {
  readonly to: string
  readonly name: 'home' | 'pay' | 'hours' | 'timeOff' | 'me'
  readonly icon: Icon
  /** Of no use to who has left. */
  readonly ofWork?: true
}

const TABS: readonly Tab[] = [
  { to: '/me', name: 'home', icon: House },
  { to: '/me/pay', name: 'pay', icon: Banknote },
  { to: '/me/hours', name: 'hours', icon: Clock, ofWork: true },
  { to: '/me/time-off', name: 'timeOff', icon: CalendarDays, ofWork: true },
  { to: '/me/profile', name: 'me', icon: CircleUserRound },
]
