import type { ReactNode } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { spanWords } from '../../format/days.ts'
import { timeOff as words } from '../../messages/en/company/time-off.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card, Count } from '../../ui/card/card.tsx'
import { Beside, Head, Row } from '../../ui/head/head.tsx'
import { Person } from '../../ui/person/person.tsx'
import type { TimeOffProps } from './asks.ts'
import styles from './time-off.module.css'

type Asked = TimeOffProps['data']['requests']['timeOffRequests'][number]

/** What waits for a decision, and who will be away. */
export default function TimeOff({ data, given }: TimeOffProps) {
  const names = new Map(data.users.users.map(({ userId, user }) => [userId, user]))
  const { timeOffRequests } = data.requests
  const waiting = timeOffRequests.filter(({ status }) => status === 'Pending')
  const coming = timeOffRequests.filter(
    ({ status, endDate }) => status === 'Approved' && endDate >= given.today,
  )
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Beside>
        <Card
          title={
            <>
              {words.decide} {waiting.length > 0 && <Count of={waiting.length} />}
            </>
          }
        >
          {waiting.length === 0 && <p className={styles.quiet}>{words.nothing}</p>}
          {waiting.map((asked) => (
            <Request key={asked.timeOffRequestId} asked={asked} name={names.get(asked.userId) ?? ''}>
              <Decide asked={asked} />
            </Request>
          ))}
        </Card>
        <Card title={words.coming}>
          {coming.length === 0 && <p className={styles.quiet}>{words.nobody}</p>}
          {coming.map((asked) => (
            <Request key={asked.timeOffRequestId} asked={asked} name={names.get(asked.userId) ?? ''} />
          ))}
        </Card>
      </Beside>
    </>
  )
}

function Request({ asked, name, children }: { asked: Asked; name: string; children?: ReactNode }) {
  const detail = `${asked.policyType}, ${spanWords(asked.startDate, asked.endDate)}, ${words.hours(asked.hours)}`
  return (
    <div className={styles.row}>
      <Person name={name} detail={detail} />
      {children}
    </div>
  )
}

function Decide({ asked }: { asked: Asked }) {
  const approve = useSend('adminPortal/approveTimeOffRequest')
  const deny = useSend('adminPortal/denyTimeOffRequest')
  const body = { companyId: asked.companyId, timeOffRequestId: asked.timeOffRequestId }
  return (
    <Row>
      <Button busy={approve.isPending} onClick={() => approve.mutate({ body })}>
        {words.approve}
      </Button>
      <Button kind="quiet" busy={deny.isPending} onClick={() => deny.mutate({ body })}>
        {words.decline}
      </Button>
    </Row>
  )
}
