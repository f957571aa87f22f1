import { useEffect, useRef, useState } from 'react'
import { send, whenProofIsNeeded } from '../calls/send.ts'
import { useWords } from '../messages/words.tsx'
import { Button } from '../ui/button/button.tsx'
import { Input } from '../ui/fields/fields.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Dialog } from '../ui/panel/panel.tsx'
import { useActing, useEntrance } from './session.tsx'
import styles from './sign-in/door.module.css'

/** Some acts want a fresh proof of who sits there. It is asked for where it is needed, and the act goes on. */
export function Again() {
  const { frame } = useWords()
  const { role } = useActing()
  const { confirmed } = useEntrance()
  const [isOpen, setOpen] = useState(false)
  const [given, setGiven] = useState('')
  const [isRefused, setRefused] = useState(false)
  const waiting = useRef<(isProven: boolean) => void>(() => undefined)
  useEffect(
    () =>
      whenProofIsNeeded(
        () =>
          new Promise((resolve) => {
            waiting.current = resolve
            setGiven('')
            setRefused(false)
            setOpen(true)
          }),
      ),
    [],
  )
  const end = (isProven: boolean) => {
    setOpen(false)
    setGiven('')
    waiting.current(isProven)
  }
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
      open={isOpen}
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
            type={isOperator ? 'password' : 'text'}
            mode={isOperator ? undefined! : 'numeric'}
            label={isOperator ? frame.again.secret : frame.again.code}
            value={given}
            onChange={setGiven}
            complete={isOperator ? 'off' : 'one-time-code'}
            focus
          />
          <Button type="submit" kind="filled" disabled={given === ''}>
            {frame.again.confirm}
          </Button>
        </form>
      </div>
    </Dialog>
  )
}
