import { BookOpen, CircleCheck } from 'lucide-react'
import type { Reply } from '../../calls/operations.ts'
import { dayWords, momentWords } from '../../format/days.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Beside, Head, Stack } from '../../ui/head/head.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Status } from '../../ui/status/status.tsx'
import { Way } from '../../ui/way/way.tsx'
import shared from '../shared/operator.module.css'
import type { StartProps } from './asks.ts'
import styles from './start.module.css'

const words = ops.start
type Health = Reply<'operator/getHealth'>['health']

/** What asks for attention, and where it is looked into. */
const SIGNS = [
  ['workParked', '/ops/parked'],
  ['deliveriesParked', '/ops/webhooks'],
  ['reviewsWaiting', '/ops/reviews'],
  ['paymentsReturned', '/ops/returns'],
] as const

export default function Start({ data, given }: StartProps) {
  const { health } = data.health
  const isQuiet = SIGNS.every(([sign]) => health[sign] === 0) && health.endpointsFailing.length === 0
  return (
    <>
      <Head over={dayWords(given.today)} title={words.title} />
      <Stack>
        <Beside share="wide">
          <Card title={words.attention}>
            {isQuiet ? (
              <Empty icon={CircleCheck} title={words.quiet}>
                {words.quietBody}
              </Empty>
            ) : (
              <Signs of={health} />
            )}
          </Card>
          <Card title={words.begin}>
            <p className={styles.lead}>{words.beginBody}</p>
            <a className={styles.reference} href="/docs">
              <BookOpen size={16} aria-hidden="true" /> {words.reference}
            </a>
          </Card>
        </Beside>
        <Card title={words.companies}>
          <ul className={styles.companies}>
            {data.companies.companies.map(({ companyId, company, nextPayday }) => (
              <li key={companyId}>
                <Way to={`/c/${companyId}`}>
                  <Person
                    name={company}
                    detail={nextPayday ? words.payday(dayWords(nextPayday.payDate, 'table')) : ''}
                  />
                </Way>
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </>
  )
}

function Signs({ of: health }: { of: Health }) {
  return (
    <ul className={shared.signs}>
      {health.endpointsFailing.map(({ webhookEndpointId, url, failingSince }) => (
        <li key={webhookEndpointId}>
          <Way to={`/ops/webhooks/${webhookEndpointId}`}>
            <code>{url}</code>
            <Status tone="bad">{words.since(momentWords(failingSince))}</Status>
          </Way>
        </li>
      ))}
      {SIGNS.filter(([sign]) => health[sign] > 0).map(([sign, to]) => (
        <li key={sign}>
          <Way to={to}>
            {words.facts[sign]}
            <Status tone="warn">{health[sign]}</Status>
          </Way>
        </li>
      ))}
    </ul>
  )
}
