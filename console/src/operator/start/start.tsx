import { BookOpen, CircleCheck } from 'lucide-react'
import type { PageProps } from '../../app/page.tsx'
import { dayWords } from '../../format/days.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Beside, Head, Stack } from '../../ui/head/head.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Way } from '../../ui/way/way.tsx'
import type { startAsks } from './asks.ts'
import styles from './start.module.css'

const words = ops.start
const SIGNS = ['workParked', 'deliveriesParked', 'reviewsWaiting', 'paymentsReturned'] as const

export default function Start({ data, given }: PageProps<ReturnType<typeof startAsks>>) {
  const { health } = data.health
  const isQuiet = SIGNS.every((sign) => health[sign] === 0)
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
              <Facts of={SIGNS.map((sign) => [words.facts[sign], health[sign]] as const)} />
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
            {data.companies.companies.map(({ companyId, company, doingBusinessAs, entityType }) => (
              <li key={companyId}>
                <Way to={`/c/${companyId}`}>
                  <Person name={doingBusinessAs || company} detail={entityType} />
                </Way>
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </>
  )
}
