import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { toldOf } from '../../forms/refusal.ts'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { isPreparing } from '../shared/payroll-sums.ts'
import { useSchedules } from '../shared/schedules.ts'
import type { PersonRecord, TabProps } from './asks.ts'

/** By which schedule somebody is paid, and what comes next; nothing where there is no choice. */
export function PaySchedule({ user, given, open }: Pick<TabProps, 'user' | 'given' | 'open'>) {
  const schedules = useSchedules(given.companyId, user.WorkerType.WorkerType)
  const called = (name: string) =>
    schedules.find(({ payScheduleName }) => payScheduleName === name)?.words ?? (name || '–')
  const { payScheduleAhead: ahead } = user
  return (
    <>
      {called(user.payScheduleName)}
      {ahead &&
        ` · ${words.schedule.ahead(called(ahead.payScheduleName), dayWords(ahead.payScheduleFrom, 'month', { today: given.today }))}`}
      {open && schedules.length > 1 && user.status.userStatus !== 'Inactive' && (
        <Button kind="quiet" size="small" onClick={() => open('schedule')}>
          {words.schedule.change}
        </Button>
      )}
    </>
  )
}

interface ChangeProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly close: () => void
  readonly today: string
}

/** Another schedule, from the first day of one of its open periods on. */
export function ChangeSchedule({ user, companyId, close, today }: ChangeProps) {
  const schedules = useSchedules(companyId, user.WorkerType.WorkerType)
  const { data } = useAsk(ask('reports/getPayPeriod', { companyId }))
  const now = (user.payScheduleAhead ?? user).payScheduleName
  const [chosen, setChosen] = useState<string>()
  const [from, setFrom] = useState('')
  const other = schedules.find(({ payScheduleName }) => payScheduleName !== now)?.payScheduleName
  const payScheduleName = chosen ?? other ?? now
  const send = useSend('adminPortal/updateUser', { done: close })
  const days = (data?.payPeriod ?? [])
    .filter((period) => period.payScheduleName === payScheduleName && period.payPeriodType === 'Regular')
    .filter(({ workerType, payEndDate }) => workerType === user.WorkerType.WorkerType && payEndDate >= today)
    .filter(isPreparing)
    .map(({ payBeginDate }) => payBeginDate)
    .sort()
    .slice(0, AHEAD)
  return (
    <Panel open onClose={close} title={words.schedule.change} lead={words.schedule.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const payScheduleFrom = from || null
          send.mutate({ body: { user: { userId: user.userId, payScheduleName, payScheduleFrom } } })
        }}
      >
        <Stack gap="lines">
          {send.error && <Notice tone="bad">{toldOf(send.error)}</Notice>}
          <Select
            name="schedule"
            label={words.schedule.to}
            value={payScheduleName}
            onChange={(name) => {
              setChosen(name)
              setFrom('')
            }}
            options={schedules.map((each) => ({ value: each.payScheduleName, words: each.words }))}
          />
          <Select
            name="from"
            label={words.schedule.from}
            value={from}
            onChange={setFrom}
            options={[
              { value: '', words: words.schedule.next },
              ...days.map((value) => ({ value, words: dayWords(value, 'month', { today }) })),
            ]}
          />
          <Button type="submit" kind="filled" busy={send.isPending}>
            {words.save}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}

/** So many first days are offered. */
const AHEAD = 8
