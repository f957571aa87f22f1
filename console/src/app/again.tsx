import { useState } from 'react'
import { send } from '../calls/send.ts'
import { useWords } from '../messages/words.tsx'
import { Button } from '../ui/button/button.tsx'
import { Input } from '../ui/fields/fields.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Dialog } from '../ui/panel/panel.tsx'
import { useActing, useEntrance } from './session.tsx'
import styles from './sign-in/door.module.css'

/** Some acts want a fresh proof of who sits there. It is asked for where it is needed, and the act goes on. */
export default function Again({ end }: { end: (isProven: boolean) => void }) {
  const { frame } = useWords()
  const { role } = useActing()
  const { confirmed } = useEntrance()
  const [given, setGiven] = useState('')
  const [isRefused, setRefused] = useState(false)
  const isOperator = role === 'operator'
  const confirm = async () => {
    try {
      const proof = isOperator ? { SecretKey: given } : { code: given }
      confirmed((await send('session/confirmIdentity', proof)).session)
      end(true)
    } catch {
      setRefused(true)
    }
  }
  return (
    <Dialog
      open
      onClose={() => end(false)}
      title={frame.again.title}
      lead={isOperator ? frame.again.operator : frame.again.person}
    >
      <div className={styles.body}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void confirm()
          }}
        >
          {isRefused && <Notice tone="bad">{frame.again.refused}</Notice>}
          <Input
            name="proof"
            {...(isOperator
              ? { type: 'password', label: frame.again.secret, complete: 'off' }
              : { mode: 'numeric', label: frame.again.code, complete: 'one-time-code' })}
            value={given}
            onChange={setGiven}
            focus
          />
          <Button type="submit" kind="filled" disabled={given === ''}>
            {frame.again.confirm}
          </Button>
          {!isOperator && <Letter />}
        </form>
      </div>
    </Dialog>
  )
}

/** The digits come by mail to the own address, when they are asked for. */
function Letter() {
  const { frame } = useWords()
  const [email, setEmail] = useState('')
  const [isSent, setSent] = useState(false)
  const ask = async () => {
    await send('session/requestSignIn', { email })
    setSent(true)
  }
  if (isSent) return null
  return (
    <>
      <Input
        name="email"
        type="email"
        label={frame.again.email}
        value={email}
        onChange={setEmail}
        complete="email"
      />
      <Button disabled={email === ''} onClick={() => void ask()}>
        {frame.again.sendAgain}
      </Button>
    </>
  )
}
