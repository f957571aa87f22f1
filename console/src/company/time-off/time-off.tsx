import { Palmtree } from 'lucide-react'
import type { ReactNode } from 'react'
import { spanWords } from '../../format/days.ts'
import { timeOff as words } from '../../messages/company/time-off.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card, Count } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Beside, Head } from '../../ui/head/head.tsx'
import { Person } from '../../ui/person/person.tsx'
import { DecideLeave } from '../shared/decide-leave.tsx'
import type { TimeOffProps } from './asks.ts'
import styles from './time-off.module.css'

type Asked = TimeOffProps['data']['requests']['timeOffRequests'][number]

/** What waits for a decision, and who will be away. */
export default function TimeOff({ data, given }: TimeOffProps) {
  const maySetUp = given.acting.role !== 'bookkeeper'
  const { timeOffRequests } = data.requests
  const waiting = timeOffRequests.filter(({ status }) => status === 'Pending').toReversed()
  const coming = timeOffRequests.filter(
    ({ status, endDate }) => status === 'Approved' && endDate >= given.today,
  )
  if (timeOffRequests.length === 0 && data.policies.timeOffPolicies.length === 0)
    return (
      <>
        <Head title={words.title} lead={words.lead} />
        <Card>
          <Empty
            icon={Palmtree}
            title={words.none}
            action={
              maySetUp && (
                <ButtonLink kind="filled" to={`/c/${given.companyId}/settings/policies?form=leave`}>
                  {words.noneGo}
                </ButtonLink>
              )
            }
          >
            {words.noneBody}
          </Empty>
        </Card>
      </>
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
            <Request key={asked.timeOffRequestId} asked={asked}>
              <DecideLeave asked={asked} />
            </Request>
          ))}
        </Card>
        <Card title={words.coming}>
          {coming.length === 0 && <p className={styles.quiet}>{words.nobody}</p>}
          {coming.map((asked) => (
            <Request key={asked.timeOffRequestId} asked={asked} />
          ))}
        </Card>
      </Beside>
    </>
  )
}

function Request({ asked, children }: { asked: Asked; children?: ReactNode }) {
  const detail = `${asked.policyType}, ${spanWords(asked.startDate, asked.endDate)}, ${words.hours(asked.hours)}`
  return (
    <div className={styles.row}>
      <Person name={asked.userName} detail={detail} />
      {children}
    </div>
  )
}
