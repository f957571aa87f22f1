import { Activity } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { eventMoment, momentWords } from '../../format/days.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Row } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { EventsProps } from './asks.ts'
import styles from './events.module.css'

const words = ops.events
type Happened = Reply<'reports/getEvents'>['events'][number]

export default function Events({ data, given }: EventsProps) {
  const go = useGo()
  const [shown, setShown] = useState<Happened>()
  const { events, nextCursor } = data.events
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Card flush label={words.title}>
        {events.length === 0 ? (
          <Empty icon={Activity} title={words.none} />
        ) : (
          <DataTable
            label={words.title}
            rows={events}
            keyOf={({ trigger }) => trigger.eventId}
            columns={columnsOf(setShown)}
            open={setShown}
          />
        )}
      </Card>
      <Row end>
        {given.search.cursor && <Button onClick={() => go('/ops/events')}>{words.newest}</Button>}
        {nextCursor && (
          <Button onClick={() => go(`/ops/events?cursor=${encodeURIComponent(nextCursor)}`)}>
            {words.older}
          </Button>
        )}
      </Row>
      {shown && (
        <Panel
          open
          wide
          onClose={() => setShown(undefined)}
          title={shown.trigger.eventType}
          lead={words.payload}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre className={styles.payload} tabIndex={0}>
            {JSON.stringify(shown, null, 2)}
          </pre>
        </Panel>
      )}
    </>
  )
}

const columnsOf = (show: (event: Happened) => void): readonly Column<Happened>[] => [
  {
    name: 'when',
    head: words.columns.when,
    cell: ({ trigger }) => momentWords(eventMoment(trigger.eventTimeStamp)),
  },
  {
    name: 'event',
    head: words.columns.event,
    cell: (event) => (
      <button type="button" className={styles.open} onClick={() => show(event)}>
        <code>{event.trigger.eventType}</code>
      </button>
    ),
  },
  { name: 'id', head: words.columns.id, minor: true, cell: ({ trigger }) => <code>{trigger.eventId}</code> },
]
