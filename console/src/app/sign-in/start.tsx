import { Navigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { useWords } from '../../messages/words.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Person } from '../../ui/person/person.tsx'
import { type PersonIn, useWho } from '../session.tsx'
import { ToDoor } from '../to-door.tsx'
import { Door } from './door.tsx'
import styles from './start.module.css'

/** `/` sends everyone to their face; who has several is asked. */
export default function Start() {
  const { session, isAsking } = useWho()
  const { signIn: words } = useWords()
  if (isAsking) return null
  if (!session) return <ToDoor />
  if (session.kind === 'operator') return <OperatorStart />
  const [only, ...others] = session.people
  if (only && others.length === 0) return <Navigate to={faceOf(only)} replace />
  return (
    <Door title={words.whoTitle}>
      <ul className={styles.ways}>
        {session.people.map((person) => (
          <li key={faceOf(person) + person.company}>
            <a href={faceOf(person)} className={styles.way}>
              <Person name={person.company} detail={words.roles[person.role]} />
              <ChevronRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </Door>
  )
}

/** A platform without any company begins at the welcome. */
function OperatorStart() {
  const { data, error } = useAsk(ask('reports/getCompanies', { limit: 1 }))
  if (error) return <Fault error={error} />
  if (!data) return null
  return <Navigate to={data.companies.length === 0 ? '/welcome' : '/ops'} replace />
}

const faceOf = ({ userId, companyId }: PersonIn): string =>
  userId === undefined ? `/c/${companyId}` : `/me?person=${userId}`
