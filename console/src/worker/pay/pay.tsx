import { ChevronRight } from 'lucide-react'
import { dayWords, spanWords } from '../../format/days.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { useLanguage } from '../../messages/words.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Status } from '../../ui/status/status.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import { owedOf } from '../shared/came-back.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import { PAGE, type PayProps } from './asks.ts'

type Paid = PayProps['data']['history']['payrollHistory'][number]

/** Stubs by year, the newest first. */
export default function Pay({ data, given }: PayProps) {
  const { pay } = useLanguage().words.worker
  const go = useGo()
  const { cursor = '' } = given.search
  const { payrollHistory: stubs, nextCursor } = data.history
  const years = [...new Set(stubs.map(({ payDate }) => payDate.slice(0, 4)))]
  return (
    <>
      <header className={phone.head}>
        <h1>{pay.title}</h1>
      </header>
      {stubs.length === 0 && <p className={phone.quiet}>{pay.none}</p>}
      <Stack>
        {years.map((year) => (
          <Year
            key={year}
            year={year}
            of={stubs.filter(({ payDate }) => payDate.startsWith(year))}
            isWhole={!(cursor && year === years[0]) && !(nextCursor && year === years.at(-1))}
            periods={data.periods.payPeriod}
          />
        ))}
        <Pager
          cursor={cursor}
          next={nextCursor}
          size={PAGE}
          go={(to) => go(`/me/pay${to && `?${new URLSearchParams({ cursor: to })}`}`)}
        />
      </Stack>
    </>
  )
}

function Year({
  year,
  of,
  isWhole,
  periods,
}: {
  year: string
  of: readonly Paid[]
  /** Whether all of the year is here: part of a year has no sum. */
  isWhole: boolean
  periods: PayProps['data']['periods']['payPeriod']
}) {
  const { words, locale } = useLanguage()
  const span = (id: string) => periods.find(({ payPeriodId }) => payPeriodId === id)
  return (
    <section aria-label={year}>
      <header className={parts.year}>
        <h2>{year}</h2>
        {isWhole && (
          <span>
            {words.worker.pay.net} <Money amount={total(of.map(({ netTotal }) => netTotal))} />
          </span>
        )}
      </header>
      <ul className={phone.lines}>
        {of.map(({ payPeriodId, payDate, netTotal, returnedPay }) => {
          const period = span(payPeriodId)
          const owed = owedOf(returnedPay)
          return (
            <li key={payPeriodId}>
              <Way to={`/me/pay/${payPeriodId}`} className={phone.line}>
                <span>
                  {dayWords(payDate, 'month', { locale })}
                  {period && (
                    <small>
                      {words.worker.pay.worked(spanWords(period.payBeginDate, period.payEndDate, { locale }))}
                    </small>
                  )}
                  {owed > 0 && <Status tone="bad">{words.worker.cameBack.owed(dollars(owed))}</Status>}
                </span>
                <span className={phone.opens}>
                  <Money amount={netTotal} tone="strong" />
                  <ChevronRight size={16} aria-hidden="true" />
                </span>
              </Way>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
