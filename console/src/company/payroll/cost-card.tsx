import type { Reply } from '../../calls/operations.ts'
import { dayWords } from '../../format/days.ts'
import { Money, signed, total } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { SplitBar, SplitList } from '../../pictures/split/split.tsx'
import { Card } from '../../ui/card/card.tsx'
import { fundingOf, type PayLine, type Preview, type Sums, sharesOf, sumsOf } from '../shared/payroll-sums.ts'
import styles from './preview.module.css'

export interface Compared {
  readonly day: string
  readonly lines: readonly PayLine[]
}

interface CostProps {
  readonly preview: Preview
  readonly company: Reply<'reports/getCompanyInfo'>['company']
  readonly compared: Compared | undefined
}

/** On the left what it costs and how that is paid, on the right where it goes; both add up to the cent. */
export function CostCard({ preview, company, compared }: CostProps) {
  const sums = sumsOf(preview.payPeriod[0]?.payrollLineItems ?? [])
  const former = compared && sumsOf(compared.lines)
  const shares = sharesOf(sums, words.shares).map((share) => ({
    ...share,
    ...beside(share.hue, sums, former),
  }))
  const stays = total([sums.whole, -preview.fundingTotal, -sums.checks])
  const account = fundingOf(company)
  const from = account ? words.bank(account.bankName, endingOf(account.accountNumber)) : words.account
  return (
    <Card flush label={words.cost}>
      <div className={styles.cost}>
        <div className={styles.half}>
          <p className={styles.over}>{words.cost}</p>
          <p className={styles.amount}>
            <Money amount={sums.whole} tone="strong" />
          </p>
          {former && compared && (
            <p className={styles.against}>{againstWords(total([sums.whole, -former.whole]), compared.day)}</p>
          )}
          <ul className={styles.parts}>
            <li>
              <span>{words.drawn(dayWords(preview.debitDate, 'short'), from)}</span>
              <Money amount={preview.fundingTotal} />
            </li>
            {sums.checks > 0 && (
              <li>
                <span>{words.checks}</span>
                <Money amount={sums.checks} />
              </li>
            )}
            {stays > 0 && (
              <li>
                <span>{words.carriers}</span>
                <Money amount={stays} />
              </li>
            )}
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

const PARTS = { net: 'net', tax: 'withheld', ownTax: 'own', benefit: 'deducted', order: 'orders' } as const

function beside(hue: keyof typeof PARTS, now: Sums, former: Sums | undefined): { beside?: string } {
  if (!former) return {}
  const difference = total([now[PARTS[hue]], -former[PARTS[hue]]])
  return { beside: difference === 0 ? words.asBefore : signed(difference) }
}
