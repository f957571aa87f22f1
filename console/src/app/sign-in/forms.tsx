import { PurserRefusal } from 'purser/client'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Body } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Session } from '../session.tsx'
import { hasPasskeys, passkeySigns } from './passkey.ts'

type Way = 'address' | 'code' | 'operator'

type Entered = (session: Session) => void | Promise<void>

/** A letter with a link and a code, a passkey, or the credentials of a key. */
export function SignInForms({ entered }: { entered: Entered }) {
  const [way, setWay] = useState<Way>('address')
  const [email, setEmail] = useState('')
  const enter = async (ways: Body<'session/createSession'>) => {
    const { session } = await send('session/createSession', ways)
    await entered(session)
  }
  if (way === 'address') return <Address email={email} setEmail={setEmail} next={setWay} enter={enter} />
  if (way === 'code') return <Code email={email} next={setWay} enter={enter} />
  return <Operator next={setWay} enter={enter} />
}

type Enter = (ways: Body<'session/createSession'>) => Promise<void>

function Address({
  email,
  setEmail,
  next,
  enter,
}: {
  email: string
  setEmail: (email: string) => void
  next: (way: Way) => void
  enter: Enter
}) {
  const { signIn: words } = useWords()
  const { attempt, fault, busy } = useAttempt()
  return (
    <Sent
      fault={fault}
      submit={() =>
        attempt(async () => {
          await send('session/requestSignIn', { email })
          next('code')
        })
      }
    >
      <Input
        name="email"
        type="email"
        label={words.email}
        value={email}
        onChange={setEmail}
        complete="email webauthn"
        help={words.noPassword}
        most={254}
      />
      <Button type="submit" kind="filled" size="large" busy={busy} disabled={email === ''}>
        {words.send}
      </Button>
      {hasPasskeys() && (
        <Button
          size="large"
          onClick={() => void attempt(async () => enter({ passkey: await passkeySigns('signIn') }))}
        >
          {words.passkey}
        </Button>
      )}
      <Button kind="quiet" onClick={() => next('operator')}>
        {words.operator}
      </Button>
    </Sent>
  )
}

function Code({ email, next, enter }: { email: string; next: (way: Way) => void; enter: Enter }) {
  const { signIn: words } = useWords()
  const { attempt, fault, busy } = useAttempt()
  const [code, setCode] = useState('')
  return (
    <Sent fault={fault} submit={() => attempt(() => enter({ email, code }))}>
      <Notice tone="good">
        <strong>{words.sent(email)}</strong> {words.sentNext}
      </Notice>
      <Input
        name="code"
        label={words.code}
        value={code}
        onChange={setCode}
        mode="numeric"
        complete="one-time-code"
        most={10}
        focus
      />
      <Button type="submit" kind="filled" size="large" busy={busy} disabled={code === ''}>
        {words.enter}
      </Button>
      <Button kind="quiet" onClick={() => next('address')}>
        {words.other}
      </Button>
    </Sent>
  )
}

function Operator({ next, enter }: { next: (way: Way) => void; enter: Enter }) {
  const { signIn: words } = useWords()
  const { attempt, fault, busy } = useAttempt(words.refusedSecret)
  const [clientID, setId] = useState('')
  const [SecretKey, setSecret] = useState('')
  return (
    <Sent fault={fault} submit={() => attempt(() => enter({ clientID, SecretKey }))}>
      <Input
        name="clientID"
        label={words.clientId}
        value={clientID}
        onChange={setId}
        help={words.operatorLead}
        focus
      />
      <Input name="SecretKey" type="password" label={words.secret} value={SecretKey} onChange={setSecret} />
      <Button
        type="submit"
        kind="filled"
        size="large"
        busy={busy}
        disabled={clientID === '' || SecretKey === ''}
      >
        {words.enter}
      </Button>
      <Button kind="quiet" onClick={() => next('address')}>
        {words.backToMail}
      </Button>
    </Sent>
  )
}

function Sent({
  submit,
  fault,
  children,
}: {
  submit: () => Promise<void>
  fault: string
  children: ReactNode
}) {
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {fault !== '' && <Notice tone="bad">{fault}</Notice>}
      {children}
    </form>
  )
}

/** One try: busy while it runs, and a sentence when it fails. */
function useAttempt(refused?: string) {
  const { signIn: words } = useWords()
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFault('')
    try {
      await act()
    } catch (error) {
      const code = error instanceof PurserRefusal ? error.code : 0
      setFault(code === 0 ? words.away : code === 429 ? words.later : (refused ?? words.refused))
    } finally {
      setBusy(false)
    }
  }
  return { attempt, fault, busy }
}
