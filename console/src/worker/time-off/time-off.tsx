import type { PageProps } from '../../app/page.tsx'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import phone from '../shared/phone.module.css'
import type { timeOffAsks } from '../worker.pages.ts'

type TimeOffProps = PageProps<ReturnType<typeof timeOffAsks>>
const TONES: Readonly<Record<string, Tone>> = { Approved: 'good', Pending: 'warn', Denied: 'bad' }

export default function TimeOff({ data, given }: TimeOffProps) {
  const { words, locale } = useLanguage()
  const go = useGo()
  const { timeOff } = words.worker
  const { companyId, userId, search } = given
  const cancel = useSend('userPortal/cancelTimeOffRequest')
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
        {timeOffBalance.length === 0 && <p className={phone.quiet}>{timeOff.none}</p>}
        <div className={phone.pair}>
          {timeOffBalance.map(({ timeOffPolicyId, policyType, availableHours, balanceHours }) => (
            <div key={timeOffPolicyId} className={phone.tile}>
              <div>
                <strong>{words.worker.hoursLeft(availableHours ?? balanceHours)}</strong>
                <small>{`${kinds[policyType] ?? policyType}, ${timeOff.left}`}</small>
              </div>
            </div>
          ))}
        </div>
        <Card title={timeOff.requests}>
          {data.requests.timeOffRequests.length === 0 && <p className={phone.quiet}>{timeOff.noRequests}</p>}
          {data.requests.timeOffRequests.map((asked) => (
            <div key={asked.timeOffRequestId} className={phone.row}>
              <span>
                {spanWords(asked.startDate, asked.endDate, { locale })}
                <small>{`${kinds[asked.policyType] ?? asked.policyType}, ${words.worker.hoursLeft(asked.hours)}`}</small>
              </span>
              <Row>
                <Status tone={TONES[asked.status] ?? 'calm'}>
                  {timeOff.statuses[asked.status] ?? asked.status}
                </Status>
                {asked.status === 'Pending' && (
                  <Button
                    size="small"
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
        </Card>
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
