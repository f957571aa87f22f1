import { Link, useLocation } from '@tanstack/react-router'
import {
  ChevronsUpDown,
  Languages,
  LogOut,
  Menu as MenuIcon,
  MonitorCog,
  Moon,
  Search,
  Sun,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useLanguage, useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { type Choice, Menu } from '../../ui/menu/menu.tsx'
import { Avatar } from '../../ui/person/person.tsx'
import { toDoor } from '../door.ts'
import { useActing, useEntrance } from '../session.tsx'
import { type Theme, themeNow, wear } from '../theme.ts'
import type { NavItem } from './nav-item.ts'
import styles from './side-shell.module.css'
import { useKeys } from './use-keys.ts'

const CallsPanel = lazy(() => import('./calls-panel.tsx'))
const Palette = lazy(() => import('./palette.tsx'))

interface SideShellProps {
  readonly title: string
  readonly detail: string
  readonly nav: readonly (readonly NavItem[])[]
  readonly switcher: readonly (readonly Choice[])[]
  readonly bar: ReactNode
  /** Whether its pages speak more than English. */
  readonly isTranslated?: boolean
  readonly children: ReactNode
}

/** A column with the ways, the sandbox's clock on top, and the page. */
export function SideShell({
  title,
  detail,
  nav,
  switcher,
  bar,
  isTranslated = false,
  children,
}: SideShellProps) {
  const { frame } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [palette, setPalette] = useState(false)
  const [calls, setCalls] = useState(false)
  const items = nav.flat()
  useKeys({ items, palette: () => setPalette(true), calls: () => setCalls((shown) => !shown) })
  return (
    <div className={styles.shell}>
      <a className="skip" href="#page">
        {frame.skip}
      </a>
      <aside className={styles.side} data-open={isOpen}>
        <div className={styles.top}>
          <Switcher title={title} detail={detail} groups={switcher} />
          <span className={styles.burger}>
            <Button kind="quiet" icon={MenuIcon} label={frame.menu} onClick={() => setOpen(!isOpen)} />
          </span>
        </div>
        <div className={styles.folds}>
          <button type="button" className={styles.search} onClick={() => setPalette(true)}>
            <Search size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{frame.search}</span>
            <kbd>⌘K</kbd>
          </button>
          <nav className={styles.nav} aria-label={title} onClickCapture={() => setOpen(false)}>
            {nav.map((group) => (
              <ul key={group[0]!.to}>
                {group.map((item) => (
                  <Way key={item.to} {...item} />
                ))}
              </ul>
            ))}
          </nav>
          <Self isTranslated={isTranslated} />
        </div>
      </aside>
      <div className={styles.main}>
        {bar}
        <main id="page" className={styles.page} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Suspense fallback={null}>
        {palette && <Palette items={items} close={() => setPalette(false)} />}
        {calls && <CallsPanel close={() => setCalls(false)} />}
      </Suspense>
    </div>
  )
}

function Way({ to, words, icon: Mark, count, exact, under }: NavItem) {
  const isUnder = useLocation().pathname.startsWith(`${under ?? to}/`) && under !== undefined
  return (
    <li>
      <Link
        to={to}
        className={`${styles.way} ${isUnder ? styles.here : ''}`}
        activeOptions={{ exact: exact === true, includeSearch: false }}
      >
        <Mark size={17} strokeWidth={1.75} aria-hidden="true" />
        <span>{words}</span>
        {count !== undefined && count > 0 && <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  )
}

function Switcher({
  title,
  detail,
  groups,
}: {
  title: string
  detail: string
  groups: readonly (readonly Choice[])[]
}) {
  const face = (
    <>
      <span className={styles.mark} aria-hidden="true">
        <Avatar name={title} />
      </span>
      <span className={styles.who}>
        <strong>{title}</strong>
        <span>{detail}</span>
      </span>
    </>
  )
  if (groups.flat().length === 0) return <div className={styles.switcher}>{face}</div>
  return (
    <Menu
      className={styles.switcher}
      groups={groups}
      trigger={
        <>
          {face}
          <ChevronsUpDown size={16} aria-hidden="true" />
        </>
      }
    />
  )
}

function Self({ isTranslated }: { isTranslated: boolean }) {
  const { words, language, speak } = useLanguage()
  const { frame, signIn } = words
  const { name, role } = useActing()
  const { leave } = useEntrance()
  const [theme, setTheme] = useState<Theme>(themeNow)
  const choose = (next: Theme) => () => {
    wear(next)
    setTheme(next)
  }
  const out = (everywhere: boolean) => async () => {
    await leave(everywhere)
    toDoor()
  }
  return (
    <Menu
      className={styles.self}
      side="above"
      head={frame.theme}
      trigger={
        <>
          <Avatar name={name} tone="accent" />
          <span className={styles.who}>
            <strong>{name}</strong>
            <span>{signIn.roles[role]}</span>
          </span>
        </>
      }
      groups={[
        [
          { name: frame.themes.system, icon: MonitorCog, do: choose('system'), isOn: theme === 'system' },
          { name: frame.themes.light, icon: Sun, do: choose('light'), isOn: theme === 'light' },
          { name: frame.themes.dark, icon: Moon, do: choose('dark'), isOn: theme === 'dark' },
        ],
        ...(isTranslated
          ? [
              [
                { name: 'English', icon: Languages, do: () => speak('en'), isOn: language === 'en' },
                { name: 'Español', icon: Languages, do: () => speak('es'), isOn: language === 'es' },
              ],
            ]
          : []),
        [
          { name: frame.signOut, icon: LogOut, do: () => void out(false)() },
          { name: frame.signOutEverywhere, do: () => void out(true)() },
        ],
      ]}
    />
  )
}
