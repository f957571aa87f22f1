import { type FormEvent, useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { dayAfter } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { localParts } from './local-time.ts'

type Entry = Reply<'reports/getTimeCards'>['timeCards'][number]['entries'][number]

interface EntryProps {
  /** Left out for a new one. */
  readonly entry: Entry | undefined
  readonly today: string
  readonly of: { readonly companyId: string; readonly userId: string }
  readonly close: () => void
}

/** A stretch of work, in the time of the work place; one that ends before it begins goes over midnight. */
export function EntryPanel({ entry, today, of, close }: EntryProps) {
  const { hours, me } = useWords().worker
  const [stretch, setStretch] = useState(() => stretchOf(entry, today))
  const add = useSend('userPortal/addTimeEntry', { done: close })
  const update = useSend('userPortal/updateTimeEntry', { done: close })
  const remove = useSend('userPortal/deleteTimeEntry', { done: close })
  const refusal = refusalOf(add.error ?? update.error ?? remove.error, {
    fields: ['start', 'end', 'breakMinutes'],
  })
  const set = (name: keyof typeof stretch) => (value: string) => setStretch({ ...stretch, [name]: value })
  const isBusy = add.isPending || update.isPending || remove.isPending

  const save = (event: FormEvent) => {
    event.preventDefault()
    const { day, from, to, pause } = stretch
    const body = {
      ...of,
      start: `${day}T${from}`,
      end: `${to > from ? day : dayAfter(day, 1)}T${to}`,
      ...(pause === '' ? {} : { breakMinutes: Number(pause) }),
    }
    if (entry) update.mutate({ body: { ...body, timeEntryId: entry.timeEntryId } })
    else add.mutate({ body })
  }

  return (
    <Panel open onClose={close} title={entry ? hours.changeTitle : hours.add} lead={hours.addLead}>
      <form noValidate onSubmit={save}>
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <Input name="day" type="date" label={hours.day} value={stretch.day} onChange={set('day')} />
          <Input
            name="from"
            type="time"
            label={hours.from}
            value={stretch.from}
            onChange={set('from')}
            fault={refusal.at('start')}
          />
          <Input
            name="to"
            type="time"
            label={hours.to}
            value={stretch.to}
            onChange={set('to')}
            fault={refusal.at('end')}
          />
          <Input
            name="pause"
            mode="numeric"
            label={hours.pause}
            after="min"
            optional
            value={stretch.pause}
            onChange={set('pause')}
            fault={refusal.at('breakMinutes')}
          />
          <Row end>
            {entry && (
              <Button
                kind="danger"
                disabled={isBusy}
                onClick={() => remove.mutate({ body: { ...of, timeEntryId: entry.timeEntryId } })}
              >
                {hours.remove}
              </Button>
            )}
            <Button type="submit" kind="filled" busy={isBusy}>
              {me.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}

function stretchOf(entry: Entry | undefined, today: string) {
  if (!entry?.end) return { day: today, from: '09:00', to: '17:00', pause: '' }
  const begin = localParts(entry.start, entry.timeZone)
  return {
    day: begin.day,
    from: begin.time,
    to: localParts(entry.end, entry.timeZone).time,
    pause: String(entry.breakMinutes),
  }
}
