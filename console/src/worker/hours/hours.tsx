import { Clock, Pencil, Plus } from 'lucide-react'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { refusalOf, toldOf } from '../../forms/refusal.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Status } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import { Shift } from '../shared/shift.tsx'
import type { HoursProps } from './asks.ts'
import { EntryPanel } from './entry.tsx'
import { localParts } from './local-time.ts'

type TimeCard = HoursProps['data']['cards']['timeCards'][number]

/** The cards of the last periods, day by day; an open one can be mended until it is handed in. */
export default function Hours({ data, given }: HoursProps) {
  const { words } = useLanguage()
  const { hours } = words.worker
  const go = useGo()
  const { timeCards } = data.cards
  const { companyId, userId, search } = given
  const entry = timeCards.flatMap((card) => card.entries).find((one) => one.timeEntryId === search.entry)
  const isOpen = search.entry === 'new' || entry !== undefined
  return (
    <>
      <header className={phone.head}>
        <h1>{hours.title}</h1>
        {timeCards.length > 0 && (
          <Button icon={Plus} onClick={() => go('/me/hours?entry=new')}>
            {hours.add}
          </Button>
        )}
      </header>
      <Stack gap="lines">
        <Shift given={given} />
        {timeCards.length === 0 && (
          <Card>
            <Empty icon={Clock} title={hours.none}>
              {hours.noneBody}
            </Empty>
          </Card>
        )}
        {timeCards.map((card) => (
          <CardOfHours key={card.timeCardId} card={card} companyId={companyId} userId={userId} />
        ))}
      </Stack>
      {isOpen && (
        <EntryPanel
          key={search.entry}
          entry={entry}
          today={given.today}
          of={{ companyId, userId }}
          close={() => go('/me/hours')}
        />
      )}
    </>
  )
}

function CardOfHours({ card, companyId, userId }: { card: TimeCard; companyId: string; userId: string }) {
  const { words, locale } = useLanguage()
  const submit = useSend('userPortal/submitTimeCard')
  const refusal = refusalOf(submit.error)
  const [refused] = submit.data?.timeCards.filter(({ error }) => error !== undefined) ?? []
  const { hours } = words.worker
  const whole = card.standardHours + card.overtimeHours + card.doubleTimeHours
  const mayChange = card.status === 'Open' || card.status === 'Rejected'
  return (
    <Card
      title={spanWords(card.payBeginDate, card.payEndDate, { locale })}
      aside={
        <Status tone={card.status === 'Rejected' ? 'bad' : card.status === 'Open' ? 'accent' : 'good'}>
          {hours.statuses[card.status] ?? card.status}
        </Status>
      }
    >
      <p>
        <strong>{hours.total(whole)}</strong>
        {card.overtimeHours > 0 && `, ${hours.overtime(card.overtimeHours)}`}
        {card.doubleTimeHours > 0 && `, ${hours.double(card.doubleTimeHours)}`}
      </p>
      {card.reason !== '' && <Notice>{card.reason}</Notice>}
      <Overtime of={card} />
      {card.entries.map((entry) => (
        <Entry key={entry.timeEntryId} of={entry} mayChange={mayChange} />
      ))}
      {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
      {refused && <Notice tone="bad">{toldOf(refused)}</Notice>}
      {mayChange && card.entries.length > 0 && (
        <div className={parts.acts}>
          <Button
            busy={submit.isPending}
            onClick={() => submit.mutate({ body: { companyId, userId, timeCardIds: [card.timeCardId] } })}
          >
            {hours.submit}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** Why hours are overtime, day by day, as the service tells it. */
function Overtime({ of: { explanation } }: { of: TimeCard }) {
  const { words, locale } = useLanguage()
  const { hours } = words.worker
  if (explanation.length === 0) return null
  return (
    <details className={parts.steps}>
      <summary>{hours.why}</summary>
      <ol>
        {explanation.map(({ date, hours: count, pays, why }) => (
          <li key={`${date} ${pays}`}>
            <span>
              {dayWords(date, 'table', { locale })}
              <small>{words.timeNote(why)}</small>
            </span>
            <span>{pays === 'overtime' ? hours.overtimeOf(count) : hours.double(count)}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

function Entry({ of: entry, mayChange }: { of: TimeCard['entries'][number]; mayChange: boolean }) {
  const { words, locale } = useLanguage()
  const { hours } = words.worker
  const go = useGo()
  const { day } = localParts(entry.start, entry.timeZone)
  const time = (at: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: entry.timeZone }).format(new Date(at))
  const name = dayWords(day, 'table', { locale })
  return (
    <div className={phone.row}>
      <span>
        {name}
        <small>{`${time(entry.start)} – ${entry.end ? time(entry.end) : hours.running}`}</small>
      </span>
      <span className={phone.opens}>
        {entry.hours === null ? '' : hours.total(entry.hours)}
        {mayChange && entry.end !== null && (
          <Button
            kind="quiet"
            icon={Pencil}
            label={hours.change(name)}
            onClick={() => go(`/me/hours?entry=${entry.timeEntryId}`)}
          />
        )}
      </span>
    </div>
  )
}
