import { Clock } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { time as words } from '../../messages/en/company/time.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { TimeProps } from './asks.ts'
import styles from './time.module.css'

type TimeCard = TimeProps['data']['cards']['timeCards'][number]

/** Cards by state; what waits for a decision comes first. */
export default function Time({ data, given }: TimeProps) {
  const go = useGo()
  const { timeCards } = data.cards
  const names = new Map(data.users.users.map(({ userId, user }) => [userId, user]))
  const [returned, setReturned] = useState<TimeCard>()
  const shown = given.search.show && given.search.show in words.tabs ? given.search.show : 'Submitted'
  const rows = timeCards.filter(({ status }) => status === shown)
  const tabs = Object.entries(words.tabs).map(([name, title]) => ({
    name,
    words: title,
    count: timeCards.filter(({ status }) => status === name).length,
  }))
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Card flush label={words.title}>
        {timeCards.length === 0 ? (
          <Empty icon={Clock} title={words.none}>
            {words.noneBody}
          </Empty>
        ) : (
          <>
            <div className={styles.bar}>
              <Tabs
                label={words.filter}
                tabs={tabs}
                chosen={shown}
                choose={(name) => go(`/c/${given.companyId}/time?show=${name}`, { replace: true })}
              />
            </div>
            {rows.length === 0 ? (
              <Empty title={words.nothing} />
            ) : (
              <DataTable
                label={words.title}
                rows={rows}
                keyOf={({ timeCardId }) => timeCardId}
                columns={columnsOf(names, setReturned)}
              />
            )}
          </>
        )}
      </Card>
      {returned && (
        <GiveBack
          card={returned}
          name={names.get(returned.userId) ?? ''}
          close={() => setReturned(undefined)}
        />
      )}
    </>
  )
}

const columnsOf = (
  names: ReadonlyMap<string, string>,
  giveBack: (card: TimeCard) => void,
): readonly Column<TimeCard>[] => [
  {
    name: 'person',
    head: words.columns.person,
    cell: ({ userId }) => <Person name={names.get(userId) ?? userId} />,
  },
  { name: 'span', head: words.columns.span, cell: (card) => spanWords(card.payBeginDate, card.payEndDate) },
  {
    name: 'hours',
    head: words.columns.hours,
    align: 'end',
    cell: ({ standardHours }) => words.total(standardHours),
  },
  {
    name: 'overtime',
    head: words.columns.overtime,
    cell: ({ overtimeHours, doubleTimeHours, explanation }) => (
      <span title={explanation.map(({ why }) => why).join('; ')}>
        {words.total(overtimeHours + doubleTimeHours)}
      </span>
    ),
  },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: (card) => <Acts card={card} giveBack={giveBack} />,
  },
]

function Acts({ card, giveBack }: { card: TimeCard; giveBack: (card: TimeCard) => void }) {
  const approve = useSend('adminPortal/approveTimeCards')
  const { companyId, timeCardId, status } = card
  if (status !== 'Submitted') return <Status tone="calm">{words.statuses[status] ?? status}</Status>
  return (
    <Row end>
      <Button
        size="small"
        busy={approve.isPending}
        onClick={() => approve.mutate({ body: { companyId, timeCardIds: [timeCardId] } })}
      >
        {words.approve}
      </Button>
      <Button size="small" kind="quiet" onClick={() => giveBack(card)}>
        {words.reject}
      </Button>
    </Row>
  )
}

function GiveBack({ card, name, close }: { card: TimeCard; name: string; close: () => void }) {
  const [reason, setReason] = useState('')
  const reject = useSend('adminPortal/rejectTimeCards', { done: close })
  const refusal = refusalOf(reject.error)
  const { companyId, timeCardId } = card
  return (
    <Dialog open onClose={close} title={words.rejectTitle(name)}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Input name="reason" label={words.reason} value={reason} onChange={setReason} focus />
        <Row end>
          <Button onClick={close}>{words.keep}</Button>
          <Button
            kind="filled"
            disabled={reason === ''}
            busy={reject.isPending}
            onClick={() => reject.mutate({ body: { companyId, timeCardIds: [timeCardId], reason } })}
          >
            {words.reject}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
