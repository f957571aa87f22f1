import { dayWords } from '../../format/days.ts'
import { home as words } from '../../messages/company/home.ts'
import { type Bar, Bars } from '../../pictures/bars/bars.tsx'
import { SplitLegend } from '../../pictures/split/split.tsx'
import { Card } from '../../ui/card/card.tsx'
import { type Period, type Preview, sharesOf, type Totals } from '../shared/payroll-sums.ts'
import type { HomeProps } from './asks.ts'
import styles from './home.module.css'

type Payroll = HomeProps['data']['summary']['payrolls'][number]
const MOST = 8

/** What the last payrolls cost, and the next one hatched. */
export function Costs({
  data,
  next,
  preview,
}: HomeProps & { next: Period | undefined; preview: Preview | undefined }) {
  const past = data.summary.payrolls
    .filter(({ people, payPeriodId }) => people !== null && payPeriodId !== next?.payPeriodId)
    .slice(-MOST)
    .map(barOf)
  const coming = next && preview?.totals ? [comingBar(next, preview.totals)] : []
  const bars = [...past, ...coming]
  return (
    <Card title={words.costs} aside={bars.length > 0 && words.costsHow}>
      {bars.length === 0 ? (
        <p className={styles.quiet}>{words.noHistory}</p>
      ) : (
        <>
          <Bars bars={bars} label={words.costsLabel} />
          <SplitLegend
            names={(Object.keys(HUES) as (keyof typeof HUES)[])
              .filter((name) =>
                bars.some(({ parts }) => parts.some(({ hue, amount }) => hue === HUES[name] && amount > 0)),
              )
              .map((name) => ({ name: words.shortShares[name], hue: HUES[name] }))}
          />
        </>
      )}
    </Card>
  )
}

const HUES = { net: 'net', withheld: 'tax', own: 'ownTax', deducted: 'benefit', orders: 'order' } as const

const barOf = (payroll: Payroll): Bar => ({
  key: payroll.payPeriodId,
  label: dayWords(payroll.payDate, 'short'),
  isComing: false,
  parts: [
    { hue: 'net', amount: payroll.net ?? 0 },
    { hue: 'tax', amount: payroll.employeeTaxes ?? 0 },
    { hue: 'ownTax', amount: payroll.employerTaxes ?? 0 },
    { hue: 'benefit', amount: (payroll.deductions ?? 0) + (payroll.contributions ?? 0) },
    { hue: 'order', amount: payroll.orders ?? 0 },
  ],
})

const comingBar = (next: Period, totals: Totals): Bar => ({
  key: next.payPeriodId,
  label: dayWords(next.payDate, 'short'),
  isComing: true,
  parts: sharesOf(totals, words.shares),
})
