import { dayWords } from '../../format/days.ts'
import { Money, total } from '../../format/money.tsx'
import { home as words } from '../../messages/company/home.ts'
import { Card } from '../../ui/card/card.tsx'
import { Way } from '../../ui/way/way.tsx'
import type { HomeProps } from './asks.ts'
import styles from './home.module.css'

/** What is held for the agencies, largest first. */
export function Agencies({ data, given }: HomeProps) {
  const owed = data.owed.taxLiabilities
    .filter(({ outstanding }) => outstanding > 0)
    .toSorted((one, other) => other.outstanding - one.outstanding)
  const whole = total(owed.map(({ outstanding }) => outstanding))
  return (
    <Card title={words.agencies} aside={owed.length > 0 && <Money amount={whole} />}>
      {owed.length === 0 && <p className={styles.quiet}>{words.noAgencies}</p>}
      <ul className={styles.owed}>
        {owed.slice(0, 6).map(({ agency, form, agencyCode, dueDate, outstanding }) => (
          <li key={`${agencyCode} ${form} ${dueDate}`}>
            <span className={styles.agency}>
              {agency}
              <small>{form}</small>
            </span>
            <span>{dueDate === null ? '–' : dayWords(dueDate, 'short')}</span>
            <Money amount={outstanding} />
          </li>
        ))}
      </ul>
      {owed.length > 6 && <Way to={`/c/${given.companyId}/taxes`}>{words.allAgencies}</Way>}
    </Card>
  )
}
