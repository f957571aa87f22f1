import { CalendarCheck, Hourglass, Landmark, Wallet } from 'lucide-react'
import { dayWords } from '../../format/days.ts'
import { dollars, total } from '../../format/money.tsx'
import { home as words } from '../../messages/company/home.ts'
import type { Icon } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { isPreparing, type Period, type Preview } from '../shared/payroll-sums.ts'
import type { HomeProps } from './asks.ts'
import styles from './home.module.css'

interface Coming {
  readonly day: string
  readonly icon: Icon
  readonly what: string
  readonly detail: string
}

/** The days ahead, in order: the deadline, the draw, payday, the deposits. */
export function ComingUp({
  data,
  given,
  next,
  preview,
}: HomeProps & { next: Period | undefined; preview: Preview | undefined }) {
  const coming = [...payrollDays(next, preview), ...deposits(data.owed.taxLiabilities)]
    .filter(({ day }) => day >= given.today)
    .toSorted((one, other) => one.day.localeCompare(other.day))
  return (
    <Card title={words.coming}>
      {coming.length === 0 && <p className={styles.quiet}>{words.nothing}</p>}
      <ol className={styles.coming}>
        {coming.slice(0, 6).map(({ day, icon: Mark, what, detail }) => (
          <li key={`${day} ${what}`}>
            <span>{dayWords(day, 'short', { today: given.today })}</span>
            <Mark size={16} strokeWidth={1.75} aria-hidden="true" />
            <div>
              <strong>{what}</strong>
              <small>{detail}</small>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function payrollDays(next: Period | undefined, preview: Preview | undefined): readonly Coming[] {
  if (!next) return []
  const count = preview?.totals?.people
  const days: Coming[] = [
    {
      day: next.payDate,
      icon: CalendarCheck,
      what: words.paydayName,
      detail: count === undefined ? '' : words.people(count),
    },
  ]
  if (isPreparing(next))
    days.push({
      day: next.deadLineToRunPayroll,
      icon: Hourglass,
      what: words.lastDay,
      detail: words.lastHour,
    })
  if (preview)
    days.push({
      day: preview.debitDate,
      icon: Wallet,
      ...(preview.funding.method === 'ACH'
        ? {
            what: words.isDrawn(dollars(preview.fundingTotal)),
            detail: words.drawnOnly(dayWords(preview.debitDate, 'table')),
          }
        : {
            what: words.isWired(dollars(preview.fundingTotal)),
            detail: words.wired(dayWords(preview.debitDate, 'table')),
          }),
    })
  return days
}

/** By the day of our deposit: the law may allow a later one. */
function deposits(owed: HomeProps['data']['owed']['taxLiabilities']): readonly Coming[] {
  const open = owed.flatMap(({ outstanding, depositDate }) =>
    outstanding > 0 && depositDate !== null ? [{ outstanding, day: depositDate }] : [],
  )
  return [...new Set(open.map(({ day }) => day))].map((day) => {
    const then = open.filter((each) => each.day === day)
    return {
      day,
      icon: Landmark,
      what: words.deposited(dollars(total(then.map(({ outstanding }) => outstanding)))),
      detail: words.deposits(then.length),
    }
  })
}
