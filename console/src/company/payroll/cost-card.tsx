import type { Reply } from '../../calls/operations.ts'
import { dayWords } from '../../format/days.ts'
import { Money, signed, total } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { SplitBar, SplitList } from '../../pictures/split/split.tsx'
import { Card } from '../../ui/card/card.tsx'
import { fundingOf, moneyOf, type Preview, SHARES, sharesOf, type Totals } from '../shared/payroll-sums.ts'
import styles from './preview.module.css'

interface CostProps {
  readonly preview: Preview
  readonly company: Reply<'reports/getCompanyInfo'>['company']
}

/** On the left what it costs and how that is paid, on the right where it goes; both add up to the cent. */
export function CostCard({ preview, company }: CostProps) {
  const { totals, totalsBefore: former, comparedTo } = preview
  if (!totals) return null
  const shares = sharesOf(totals, words.shares).map((share) => ({
    ...share,
    ...beside(share.hue, totals, former),
  }))
  const ways = [
    [words.checks, totals.checks],
    [words.outside, totals.paidOutside],
    [words.carriers, totals.carriers],
  ] as const
  const account = fundingOf(company)
  const from = account ? words.bank(account.bankName, endingOf(account.accountNumber)) : words.account
  return (
    <Card flush label={words.cost}>
      <div className={styles.cost}>
        <div className={styles.half}>
          <p className={styles.over}>{words.cost}</p>
          <p className={styles.amount}>
            <Money amount={moneyOf(totals)} tone="strong" />
          </p>
          {former && comparedTo && (
            <p className={styles.against}>
              {againstWords(total([moneyOf(totals), -moneyOf(former)]), comparedTo.payDate)}
            </p>
          )}
          <ul className={styles.parts}>
            <li>
              <span>
                {preview.funding.method === 'ACH'
                  ? words.drawn(dayWords(preview.debitDate, 'short'), from)
                  : words.wired(dayWords(preview.debitDate, 'short'))}
              </span>
              <Money amount={preview.fundingTotal} />
            </li>
            {ways
              .filter(([, amount]) => amount > 0)
              .map(([way, amount]) => (
                <li key={way}>
                  <span>{way}</span>
                  <Money amount={amount} />
                </li>
              ))}
          </ul>
        </div>
        <div className={styles.half}>
          <SplitBar shares={shares} label={words.split} />
          <SplitList shares={shares} />
        </div>
      </div>
    </Card>
  )
}

const againstWords = (difference: number, day: string): string =>
  difference === 0
    ? words.same(dayWords(day, 'month'))
    : words.against(signed(difference), dayWords(day, 'month'))

function beside(hue: string, now: Totals, former: Totals | null | undefined): { beside?: string } {
  const [, part] = SHARES.find(([, , its]) => its === hue) ?? []
  if (!former || !part) return {}
  const difference = total([now[part], -former[part]])
  return { beside: difference === 0 ? words.asBefore : signed(difference) }
}
