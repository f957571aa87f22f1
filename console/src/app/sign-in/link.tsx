import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { useWords } from '../../messages/words.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { useEntrance } from '../session.tsx'
import { Door } from './door.tsx'

/** The token is behind the #, so it reaches no log; only a click spends it, so no scanner of mails does. */
const token = location.pathname === '/link' ? location.hash.slice(1) : ''

export default function LinkPage() {
  const { signIn: words } = useWords()
  const { entered } = useEntrance()
  const go = useGo()
  const [isRefused, setRefused] = useState(token === '')
  const [busy, setBusy] = useState(false)
  const spend = async () => {
    setBusy(true)
    try {
      const { session } = await send('session/createSession', { linkToken: token })
      entered(session)
      go(session.page === '' ? '/' : session.page, { replace: true })
    } catch {
      setRefused(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Door title={words.link.title} lead={isRefused ? undefined! : words.link.body}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void spend()
        }}
      >
        {isRefused && <Notice tone="bad">{token === '' ? words.link.none : words.refused}</Notice>}
        {isRefused ? (
          <ButtonLink to="/sign-in" kind="filled" size="large">
            {words.link.fresh}
          </ButtonLink>
        ) : (
          <Button type="submit" kind="filled" size="large" busy={busy}>
            {words.link.go}
          </Button>
        )}
      </form>
    </Door>
  )
}
