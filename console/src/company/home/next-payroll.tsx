import { ArrowRight } from 'lucide-react'
import { daysUntil, dayWords, spanWords } from '../../format/days.ts'
import { dollars, Money } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { home as words } from '../../messages/company/home.ts'
import { SplitBar, SplitList } from '../../pictures/split/split.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Row } from '../../ui/head/head.tsx'
import { Status } from '../../ui/status/status.tsx'
import {
  fundingOf,
  isMissed,
  isPreparing,
  type Period,
  type Preview,
  sharesOf,
} from '../shared/payroll-sums.ts'
import type { HomeProps } from './asks.ts'
import styles from './home.module.css'

interface NextProps extends HomeProps {
  readonly next: Period
  readonly preview: Preview | undefined
  readonly isFailed: boolean
}

/** The one thing to do: how many people, until when, and on the right what it costs. */
export function NextPayroll({ data, given, next, preview, isFailed }: NextProps) {
  const base = `/c/${given.companyId}/payroll/${next.payPeriodId}`
  const count =
    preview?.totals?.people ?? data.summary.payrolls.findLast(({ people }) => people !== null)?.people ?? 0
  return (
    <Card flush label={words.next}>
      <div className={styles.next}>
        <div className={styles.what}>
          <p className={styles.over}>
            {isPreparing(next) ? words.next : words.submittedOver} <Left next={next} today={given.today} />
          </p>
          <h2 className={styles.headline}>{headlineOf(next, count, given.today)}</h2>
          <p className={styles.lead}>{leadOf(next, given.today)}</p>
          <span className={styles.spring} />
          <Row>
            {isPreparing(next) ? (
              <>
                <ButtonLink kind="filled" size="large" then={ArrowRight} to={`${base}?step=preview`}>
                  {words.review}
                </ButtonLink>
                <ButtonLink size="large" to={`${base}?step=hours`}>
                  {words.hours}
                </ButtonLink>
              </>
            ) : (
              <ButtonLink kind="filled" size="large" then={ArrowRight} to={`${base}?step=paid`}>
                {words.follow}
              </ButtonLink>
            )}
          </Row>
        </div>
        <Cost data={data} preview={preview} isFailed={isFailed} />
      </div>
    </Card>
  )
}

/** How many is known when it is computed, or from the payroll before. */
function headlineOf(next: Period, count: number, today: string): string {
  const day = dayWords(next.payDate, 'sentence', { today })
  if (count === 0) return words.payday(day)
  return (isPreparing(next) ? words.pay : words.paid)(count, day)
}

function Left({ next, today }: { next: Period; today: string }) {
  if (!isPreparing(next)) return null
  const days = daysUntil(today, next.deadLineToRunPayroll)
  return days < 0 ? (
    <Status tone="bad">{words.late}</Status>
  ) : (
    <Status tone={days <= 3 ? 'warn' : 'calm'}>{words.daysLeft(days)}</Status>
  )
}

function leadOf(next: Period, today: string): string {
  const span = spanWords(next.payBeginDate, next.payEndDate, { today })
  const deadline = dayWords(next.deadLineToRunPayroll, 'sentence', { today })
  if (next.payPeriodStatus === 'inProcess') return words.spanInProcess(span)
  if (!isPreparing(next)) return words.spanSubmitted(span, deadline)
  return isMissed(next, today) ? words.spanLate(span) : words.spanAndDeadline(span, deadline)
}

function Cost({ data, preview, isFailed }: Pick<NextProps, 'data' | 'preview' | 'isFailed'>) {
  if (!preview?.totals)
    return (
      <div className={styles.cost}>
        <p className={styles.over}>{isFailed ? words.cannot : words.computing}</p>
        {!isFailed && <Skeleton rows={4} />}
      </div>
    )
  const { totals } = preview
  const shares = sharesOf(totals, words.shares)
  const account = fundingOf(data.company.company)
  return (
    <div className={styles.cost}>
      <p className={styles.over}>
        {preview.funding.method === 'ACH'
          ? words.drawn(
              dayWords(preview.debitDate),
              account ? words.bank(account.bankName, endingOf(account.accountNumber)) : words.noAccount,
            )
          : words.wired(dayWords(preview.debitDate))}
      </p>
      <p className={styles.amount}>
        <Money amount={preview.fundingTotal} tone="strong" />
      </p>
      <SplitBar shares={shares} label={words.split} />
      <SplitList shares={shares} />
      {totals.checks > 0 && <p className={styles.note}>{words.checks(dollars(totals.checks))}</p>}
    </div>
  )
}
