import type { PageProps } from '../../app/page.tsx'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Status } from '../../ui/status/status.tsx'
import phone from '../shared/phone.module.css'
import { Shift } from '../shared/shift.tsx'
import type { hoursAsks } from '../worker.pages.ts'

type HoursProps = PageProps<ReturnType<typeof hoursAsks>>
type TimeCard = HoursProps['data']['cards']['timeCards'][number]

export default function Hours({ data, given }: HoursProps) {
  const { words } = useLanguage()
  const { timeCards } = data.cards
  return (
    <>
      <header className={phone.head}>
        <h1>{words.worker.hours.title}</h1>
      </header>
      <Stack gap="lines">
        <Shift given={given} />
        {timeCards.length === 0 && <p className={phone.quiet}>{words.worker.hours.none}</p>}
        {timeCards.map((card) => (
          <CardOfHours key={card.timeCardId} card={card} companyId={given.companyId} userId={given.userId} />
        ))}
      </Stack>
    </>
  )
}

function CardOfHours({ card, companyId, userId }: { card: TimeCard; companyId: string; userId: string }) {
  const { words, locale } = useLanguage()
  const submit = useSend('userPortal/submitTimeCard')
  const refusal = refusalOf(submit.error)
  const { hours } = words.worker
  const whole = card.standardHours + card.overtimeHours + card.doubleTimeHours
  const time = (at: string, timeZone: string) =>
    new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at))
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
        <strong>{hours.total(whole)}</strong> {card.overtimeHours > 0 && hours.overtime(card.overtimeHours)}
      </p>
      {card.reason !== '' && <Notice>{card.reason}</Notice>}
      {card.entries.map((entry) => (
        <div key={entry.timeEntryId} className={phone.row}>
          <span>
            {dayWords(entry.start.slice(0, 10), 'table', { locale })}
            <small>{`${time(entry.start, entry.timeZone)} – ${entry.end ? time(entry.end, entry.timeZone) : hours.running}`}</small>
          </span>
          <span>{entry.hours === null ? '' : hours.total(entry.hours)}</span>
        </div>
      ))}
      {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
      {(card.status === 'Open' || card.status === 'Rejected') && card.entries.length > 0 && (
        <Button
          busy={submit.isPending}
          onClick={() => submit.mutate({ body: { companyId, userId, timeCardIds: [card.timeCardId] } })}
        >
          {hours.submit}
        </Button>
      )}
    </Card>
  )
}
