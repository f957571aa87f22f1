import { ChevronRight } from 'lucide-react'
import type { PageProps } from '../../app/page.tsx'
import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { useLanguage } from '../../messages/words.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Way } from '../../ui/way/way.tsx'
import phone from '../shared/phone.module.css'
import type { payAsks } from '../worker.pages.ts'

export default function Pay({ data, given }: PageProps<ReturnType<typeof payAsks>>) {
  const { words, locale } = useLanguage()
  const stubs = data.history.payrollHistory.toSorted((one, other) => other.payDate.localeCompare(one.payDate))
  return (
    <>
      <header className={phone.head}>
        <h1>{words.worker.pay.title}</h1>
      </header>
      {stubs.length === 0 && <p className={phone.quiet}>{words.worker.pay.none}</p>}
      <Stack gap="lines">
        {stubs.map(({ payPeriodId, payDate, netTotal, payPeriod }) => (
          <Way key={payPeriodId} to={`/me/pay/${payPeriodId}`} className={phone.tile}>
            <div>
              <strong>{dayWords(payDate, 'month', { locale, today: given.today })}</strong>
              <small>{payPeriod}</small>
            </div>
            <Money amount={netTotal} tone="strong" />
            <ChevronRight size={20} aria-hidden="true" />
          </Way>
        ))}
      </Stack>
    </>
  )
}
