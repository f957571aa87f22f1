import { dayWords, spanWords } from '../../format/days.ts'
import { home as words } from '../../messages/en/company/home.ts'
import { Card } from '../../ui/card/card.tsx'
import { Way } from '../../ui/way/way.tsx'
import styles from './home.module.css'
import type { HomeProps } from './home.tsx'

export function PastPaydays({ data, given }: HomeProps) {
  const past = data.periods.payPeriod
    .filter(({ payPeriodStatus }) => payPeriodStatus === 'processed')
    .toSorted((one, other) => other.payDate.localeCompare(one.payDate))
  return (
    <Card title={words.history}>
      {past.length === 0 && <p className={styles.quiet}>{words.noHistory}</p>}
      <ul className={styles.owed}>
        {past.slice(0, 6).map(({ payPeriodId, payDate, payBeginDate, payEndDate }) => (
          <li key={payPeriodId}>
            <span>{dayWords(payDate, 'sentence', { today: given.today })}</span>
            <span>{spanWords(payBeginDate, payEndDate)}</span>
            <Way to={`/c/${given.companyId}/payroll/${payPeriodId}?step=paid`}>{words.open}</Way>
          </li>
        ))}
      </ul>
    </Card>
  )
}
