import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentType, type FunctionComponent, type ReactNode, useEffect, useState } from 'react'
import { speakCompany, spokenNow } from '../messages/company/spoken.ts'
import { useLanguage } from '../messages/words.tsx'
import { Skeleton } from '../ui/empty/empty.tsx'
import { Clockwork } from './clock.tsx'
import { Interruptions } from './interruptions.tsx'
import type { Face } from './page.tsx'
import { type Acting, ActingAs, type PersonIn, type Session, useWho } from './session.tsx'
import { ToDoor } from './to-door.tsx'

/** A face is for whoever the session may be there; anybody else is sent to the door, or to the own face. */
export const guarded = (face: Face, Shell: ComponentType): FunctionComponent =>
  function Guarded() {
    const { session, isAsking } = useWho()
    const { companyId } = useParams({ strict: false }) as { companyId?: string }
    const { person } = useSearch({ strict: false }) as { person?: string }
    if (isAsking) return <Skeleton />
    if (!session) return <ToDoor />
    const acting = actingAt(face, session, { companyId: companyId ?? '', person: person ?? '' })
    if (!acting) return <Navigate to="/" />
    return (
      <ActingAs key={acting.person?.userId ?? acting.companyId} value={acting}>
        <Clockwork>
          <Within>{face === 'company' ? <InOwnWords shows={Shell} /> : <Shell />}</Within>
        </Clockwork>
      </ActingAs>
    )
  }

/** The words of a company's pages are loaded first; in another language everything is drawn anew. */
function InOwnWords({ shows: Shell }: { shows: ComponentType }) {
  const { language } = useLanguage()
  const [spoken, setSpoken] = useState(spokenNow)
  useEffect(() => {
    if (spokenNow() === language) setSpoken(language)
    else void speakCompany(language).then(() => setSpoken(language))
  }, [language])
  return spoken === language ? <Shell key={spoken} /> : <Skeleton />
}

const Within = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Interruptions />
  </>
)

function actingAt(
  face: Face,
  session: Session,
  named: { companyId: string; person: string },
): Acting | undefined {
  if (face === 'worker') {
    const own = session.people.filter(({ userId }) => userId !== undefined)
    const kept = named.person || sessionStorage.getItem('purser-worker')
    const person = own.find(({ userId }) => userId === kept) ?? own[0]
    if (person?.userId) sessionStorage.setItem('purser-worker', person.userId)
    return person && as(session, person)
  }
  if (session.kind === 'operator') return operatorOf(session, named.companyId)
  if (face === 'operator') return undefined
  const person = session.people.find(
    ({ companyId, userId }) => companyId === named.companyId && userId === undefined,
  )
  return person && as(session, person)
}

const as = (session: Session, person: PersonIn): Acting => ({
  session,
  person,
  role: person.role,
  companyId: person.companyId,
  name: person.name,
})

const operatorOf = (session: Session, companyId: string): Acting => ({
  session,
  person: undefined,
  role: 'operator',
  companyId,
  name: session.label,
})
