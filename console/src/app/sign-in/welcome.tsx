import { Navigate } from '@tanstack/react-router'
import { Building2, Sprout } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { useWords } from '../../messages/words.tsx'
import type { Icon } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { useWho } from '../session.tsx'
import { beginTour } from '../tour/tour-kept.ts'
import { Door } from './door.tsx'
import styles from './welcome.module.css'

/** The first visit: a company that can be paid at once, or one's own. */
export default function Welcome() {
  const { signIn } = useWords()
  const words = signIn.welcome
  const { session, isAsking } = useWho()
  const go = useGo()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>()
  if (isAsking) return null
  if (session?.kind !== 'operator') return <Navigate to="/" />
  const demo = async () => {
    setBusy(true)
    try {
      const { company } = await send('sandbox/seedDemoCompany', { employees: 15 })
      beginTour(company.companyId)
      go(`/c/${company.companyId}`)
    } catch (error) {
      setFault(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Door title={words.title} lead={words.lead} wide>
      {fault !== undefined && <Fault error={fault} />}
      <div className={styles.ways}>
        <Way
          icon={Sprout}
          title={busy ? words.making : words.demo}
          lead={words.demoLead}
          act={() => void demo()}
          busy={busy}
          main
        />
        <Way
          icon={Building2}
          title={words.own}
          lead={words.ownLead}
          act={() => go('/ops/companies?new=yes')}
          busy={busy}
        />
      </div>
    </Door>
  )
}

function Way({
  icon: Mark,
  title,
  lead,
  act,
  busy,
  main,
}: {
  icon: Icon
  title: string
  lead: string
  act: () => void
  busy: boolean
  main?: boolean
}) {
  return (
    <button
      type="button"
      className={main ? styles.main : styles.way}
      onClick={act}
      disabled={busy}
      aria-busy={busy}
    >
      <Mark size={24} strokeWidth={1.5} />
      <strong>{title}</strong>
      <span>{lead}</span>
    </button>
  )
}
