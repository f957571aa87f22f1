import { Palmtree } from 'lucide-react'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import type { TimeOffProps } from './asks.ts'

type BalanceOf = TimeOffProps['data']['balance']['timeOffBalance'][number]
type Asked = TimeOffProps['data']['requests']['timeOffRequests'][number]
const TONES: Readonly<Record<string, Tone>> = { Approved: 'good', Pending: 'warn', Denied: 'bad' }

export default function TimeOff({ data, given }: TimeOffProps) {
  const { words, locale } = useLanguage()
  const go = useGo()
  const { timeOff } = words.worker
  const { companyId, userId, search } = given
  const cancel = useSend('userPortal/cancelTimeOffRequest')
  const refusal = refusalOf(cancel.error)
  const kinds = words.fields.options
  const { timeOffBalance } = data.balance
  return (
    <>
      <header className={phone.head}>
        <h1>{timeOff.title}</h1>
        {timeOffBalance.length > 0 && (
          <Button kind="filled" onClick={() => go('/me/time-off?ask=yes')}>
            {timeOff.ask}
          </Button>
        )}
      </header>
      <Stack gap="lines">
        {timeOffBalance.length === 0 && (
          <Card>
            <Empty icon={Palmtree} title={timeOff.none}>
              {timeOff.noneBody}
            </Empty>
          </Card>
        )}
        {timeOffBalance.map((balance) => (
          <Balance key={balance.timeOffPolicyId} of={balance} today={given.today} />
        ))}
        <Card title={timeOff.requests}>
          {data.requests.timeOffRequests.length === 0 && <p className={phone.quiet}>{timeOff.noRequests}</p>}
          {data.requests.timeOffRequests.map((asked) => (
            <div key={asked.timeOffRequestId} className={phone.row}>
              <span>
                {spanWords(asked.startDate, asked.endDate, { locale, today: given.today })}
                <small>{`${kinds[asked.policyType] ?? asked.policyType}, ${words.worker.hoursLeft(asked.hours)}`}</small>
              </span>
              <Row>
                <Status tone={TONES[asked.status] ?? 'calm'}>
                  {timeOff.statuses[asked.status] ?? asked.status}
                </Status>
                {mayTakeBack(asked, given.today) && (
                  <Button
                    size="small"
                    label={timeOff.cancelOf(
                      spanWords(asked.startDate, asked.endDate, { locale, today: given.today }),
                    )}
                    busy={cancel.isPending}
                    onClick={() =>
                      cancel.mutate({ body: { companyId, userId, timeOffRequestId: asked.timeOffRequestId } })
                    }
                  >
                    {timeOff.cancel}
                  </Button>
                )}
              </Row>
            </div>
          ))}
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        </Card>
        <Holidays of={data.holidays.companyHolidays} />
      </Stack>
      {search.ask === 'yes' && (
        <Panel open onClose={() => go('/me/time-off')} title={timeOff.ask}>
          <OperationForm
            address="userPortal/addTimeOffRequest"
            fields={schemaFields('userPortal/addTimeOffRequest', FIELDS, {
              'timeOffRequest/policyType': {
                options: [...new Set(timeOffBalance.map(({ policyType }) => policyType))],
                required: true,
              },
            })}
            fixed={{ timeOffRequest: { companyId, userId } }}
            initial={{
              'timeOffRequest/policyType': timeOffBalance[0]?.policyType ?? '',
              'timeOffRequest/startDate': given.today,
              'timeOffRequest/endDate': given.today,
              'timeOffRequest/hours': '8',
            }}
            submit={timeOff.send}
            then={() => go('/me/time-off')}
          />
        </Panel>
      )}
    </>
  )
}

const FIELDS = ['policyType', 'startDate', 'endDate', 'hours'].map((name) => `timeOffRequest/${name}`)

/** What has not begun can be taken back, whether it was decided or not. */
const mayTakeBack = ({ status, startDate }: Asked, today: string): boolean =>
  status === 'Pending' || (status === 'Approved' && startDate > today)

/** What is left, and every line that it came from. */
function Balance({ of, today }: { of: BalanceOf; today: string }) {
  const { words, locale } = useLanguage()
  const { timeOff, hoursLeft } = words.worker
  const waiting = of.pendingHours + of.approvedHours
  return (
    <section className={parts.balance}>
      <div>
        <strong>{hoursLeft(of.availableHours ?? of.balanceHours)}</strong>
        <small>{`${words.fields.options[of.policyType] ?? of.policyType}, ${timeOff.left}`}</small>
      </div>
      {waiting > 0 && <p className={phone.over}>{timeOff.planned(waiting)}</p>}
      {of.usableFrom > today && (
        <p className={phone.over}>{timeOff.usableFrom(dayWords(of.usableFrom, 'sentence', { locale }))}</p>
      )}
      {of.lines.length > 0 && (
        <details className={parts.steps}>
          <summary>{timeOff.lines}</summary>
          <ol>
            {of.lines.toReversed().map(({ date, kind, hours, balance, explanation }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may be the same
              <li key={`${date} ${kind} ${at}`}>
                <span>
                  {dayWords(date, 'short', { locale, today })}
                  <small>{words.timeNote(explanation)}</small>
                </span>
                <span>
                  {timeOff.line(hours)}
                  <small>{timeOff.leaves(balance)}</small>
                </span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function Holidays({ of }: { of: TimeOffProps['data']['holidays']['companyHolidays'] }) {
  const { words, locale } = useLanguage()
  if (of.length === 0) return null
  return (
    <Card title={words.worker.timeOff.holidays}>
      {of.slice(0, 4).map(({ companyHolidayId, date, name }) => (
        <div key={companyHolidayId} className={phone.row}>
          <span>{words.worker.timeOff.holidayNames[name] ?? name}</span>
          <span className={phone.over}>{dayWords(date, 'table', { locale })}</span>
        </div>
      ))}
    </Card>
  )
}
