import { Outlet } from '@tanstack/react-router'
import {
  Activity,
  Banknote,
  Building2,
  FileX,
  FlaskConical,
  KeyRound,
  LayoutDashboard,
  MapPin,
  Palette,
  PauseCircle,
  Scale,
  ScrollText,
  ShieldCheck,
  Undo2,
  Webhook,
} from 'lucide-react'
import { nav as names } from '../../messages/en/operator/nav.ts'
import { useClock } from '../clock.tsx'
import { SideShell } from './side-shell.tsx'
import { TimeBar } from './time-bar.tsx'

/** The face of the platform: companies, keys, webhooks, events, and the sandbox. */
export function OperatorShell() {
  const { isSandbox } = useClock()
  return (
    <SideShell
      title={names.title}
      detail={names.detail}
      switcher={[]}
      bar={<TimeBar stops={[]} />}
      nav={[
        [
          { to: '/ops', words: names.start, icon: LayoutDashboard, exact: true, key: 'h' },
          { to: '/ops/companies', words: names.companies, icon: Building2, key: 'c' },
        ],
        [
          { to: '/ops/keys', words: names.keys, icon: KeyRound, key: 'k' },
          { to: '/ops/webhooks', words: names.webhooks, icon: Webhook, key: 'w' },
          { to: '/ops/events', words: names.events, icon: Activity, key: 'e' },
          { to: '/ops/requests', words: names.requests, icon: ScrollText, key: 'r' },
        ],
        [
          { to: '/ops/reviews', words: names.reviews, icon: ShieldCheck, key: 'v' },
          { to: '/ops/parked', words: names.parked, icon: PauseCircle, key: 'p' },
          { to: '/ops/wires', words: names.wires, icon: Banknote, key: 'm' },
          { to: '/ops/returns', words: names.returns, icon: Undo2, key: 'b' },
          { to: '/ops/rejected', words: names.rejected, icon: FileX, key: 'f' },
          { to: '/ops/law', words: names.law, icon: Scale, key: 'l' },
          { to: '/ops/address', words: names.address, icon: MapPin, key: 'a' },
        ],
        ...(isSandbox
          ? [
              [
                { to: '/ops/sandbox', words: names.sandbox, icon: FlaskConical, key: 's' },
                { to: '/ops/kit', words: names.kit, icon: Palette, key: 'y' },
              ],
            ]
          : []),
      ]}
    >
      <Outlet />
    </SideShell>
  )
}
