import { Clock, Upload } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { time as words } from '../../messages/company/time.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useWithin } from '../../ui/way/way.tsx'
import { PAGE, shownOf, type TimeProps } from './asks.ts'
import styles from './time.module.css'
import { TimePanel } from './time-panel.tsx'

type TimeCard = TimeProps['data']['cards']['timeCards'][number]

/** Cards by state; what waits for a decision comes first. */
export default function Time({ data, given }: TimeProps) {
  const { timeCards: rows, nextCursor } = data.cards
  const [returned, setReturned] = useState<TimeCard>()
  const shown = shownOf(given.search)
  const { cursor = '' } = given.search
  const at = useWithin(`/c/${given.companyId}/time`, { show: shown })
  const tabs = Object.entries(words.tabs).map(([name, title]) => ({ name, words: title }))
  const isTracked = data.policies.timeTrackingPolicies.length > 0
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={
          isTracked && (
            <Button icon={Upload} onClick={() => at({ upload: 'yes' })}>
              {words.upload.open}
            </Button>
          )
        }
      />
      {given.search.upload === 'yes' && (
        <TimePanel companyId={given.companyId} close={() => at({ upload: '' })} />
      )}
      <Card flush label={words.title}>
        {rows.length === 0 && !isTracked ? (
          <Empty
            icon={Clock}
            title={words.none}
            action={
              given.acting.role !== 'bookkeeper' && (
                <ButtonLink kind="filled" to={`/c/${given.companyId}/settings/policies?form=tracking`}>
                  {words.noneGo}
                </ButtonLink>
              )
            }
          >
            {words.noneBody}
          </Empty>
        ) : (
          <>
            <div className={styles.bar}>
              <Tabs label={words.filter} tabs={tabs} chosen={shown} choose={(name) => at({ show: name })} />
            </div>
            {shown === 'Approved' && rows.length > 0 && <IntoPayroll cards={rows} />}
            {shown === 'Submitted' && rows.length > 1 && <ApproveAll cards={rows} />}
            {rows.length === 0 ? (
              <Empty title={words.nothing} />
            ) : (
              <DataTable
                label={words.title}
                rows={rows}
                keyOf={({ timeCardId }) => timeCardId}
                columns={columnsOf(setReturned)}
              />
            )}
            <Pager cursor={cursor} next={nextCursor} size={PAGE} go={(to) => at({ cursor: to })} />
          </>
        )}
      </Card>
      {returned && <GiveBack card={returned} name={returned.userName} close={() => setReturned(undefined)} />}
    </>
  )
}

const columnsOf = (giveBack: (card: TimeCard) => void): readonly Column<TimeCard>[] => [
  {
    name: 'person',
    head: words.columns.person,
    cell: ({ userName }) => <Person name={userName} />,
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
      <span title={explanation.map(({ why }) => wordsNow().timeNote(why)).join('; ')}>
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

/** Cards of one period go together; what the service says of a card that cannot is shown. */
function IntoPayroll({ cards }: { cards: readonly TimeCard[] }) {
  const sync = useSend('adminPortal/syncTimeCardsToPayroll')
  const { companyId, payPeriodId, payBeginDate, payEndDate } = cards[0]!
  const together = cards.filter((card) => card.payPeriodId === payPeriodId)
  const timeCardIds = together.map(({ timeCardId }) => timeCardId)
  return (
    <ForAll sending={sync} send={() => sync.mutate({ body: { companyId, payPeriodId, timeCardIds } })}>
      {words.intoPayroll(together.length, spanWords(payBeginDate, payEndDate))}
    </ForAll>
  )
}

/** What is shown is what is approved, no card that nobody looked at. */
function ApproveAll({ cards }: { cards: readonly TimeCard[] }) {
  const approve = useSend('adminPortal/approveTimeCards')
  const { companyId } = cards[0]!
  const timeCardIds = cards.map(({ timeCardId }) => timeCardId)
  return (
    <ForAll sending={approve} send={() => approve.mutate({ body: { companyId, timeCardIds } })}>
      {words.approveAll(cards.length)}
    </ForAll>
  )
}

interface ForAllProps {
  readonly sending: { readonly error: Error | null; readonly isPending: boolean }
  readonly send: () => void
  readonly children: string
}

function ForAll({ sending, send, children }: ForAllProps) {
  const { whole } = refusalOf(sending.error)
  return (
    <div className={styles.into}>
      {whole && <Notice tone="bad">{whole}</Notice>}
      <Row end>
        <Button kind="filled" busy={sending.isPending} onClick={send}>
          {children}
        </Button>
      </Row>
    </div>
  )
}

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
