import { useState } from 'react'
import { proven, send } from '../../calls/send.ts'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/head/head.tsx'
import type { PersonRecord } from './asks.ts'

/**
 * Four digits, until somebody proves again who sits there. The whole number is kept by this part alone, never with the
 * answers of the page, and each look is in the audit log.
 */
export function SocialSecurity({
  companyId,
  user,
  open,
}: {
  companyId: string
  user: PersonRecord
  open: (form: string) => void
}) {
  const [whole, setWhole] = useState('')
  const show = async () => {
    const answer = () => send('reports/getUser', { companyId, userId: user.userId })
    const first = (await answer()).user[0]?.ssn ?? ''
    if (!isMasked(first)) return setWhole(first)
    if (await proven()) setWhole((await answer()).user[0]?.ssn ?? '')
  }
  if (user.ssn === '') return '–'
  return (
    <Row end>
      <span>{whole || masked(user.ssn)}</span>
      {whole === '' ? (
        <Button size="small" onClick={() => void show()}>
          {words.showSsn}
        </Button>
      ) : (
        <Button size="small" onClick={() => setWhole('')}>
          {words.hideSsn}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={() => open('correct')}>
        {words.correct}
      </Button>
    </Row>
  )
}

const isMasked = (ssn: string): boolean => ssn.includes('*')

/** Whoever has proven it lately is answered in full: shown is the same. */
const masked = (ssn: string): string => `•••-••-${ssn.slice(-4)}`
