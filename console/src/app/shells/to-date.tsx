import { useState } from 'react'
import { daysUntil } from '../../format/days.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import type { ClockNow } from '../clock.tsx'
import styles from './time-bar.module.css'

/** Which day to travel to. */
export default function ToDate({
  clock,
  close,
  travel,
}: {
  clock: ClockNow
  close: () => void
  travel: (days: number) => Promise<void>
}) {
  const { words } = useLanguage()
  const { frame } = words
  const [day, setDay] = useState(clock.today)
  const days = daysUntil(clock.today, day)
  return (
    <Dialog open onClose={close} title={frame.sandbox.toDate} lead={frame.sandbox.past}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (days > 0) void travel(days)
        }}
      >
        <Input name="to" type="date" label={frame.sandbox.date} value={day} onChange={setDay} />
        <Button type="submit" kind="filled" disabled={days <= 0}>
          {frame.sandbox.go}
        </Button>
      </form>
    </Dialog>
  )
}
