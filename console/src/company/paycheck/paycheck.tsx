import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { send } from '../../calls/send.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { paycheck as words } from '../../messages/company/paycheck.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Beside, Head } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { PaycheckProps } from './asks.ts'
import { LinePanel } from './line-panel.tsx'
import { companyLinesOf, type Line, linesOf, placed } from './lines.ts'
import styles from './paycheck.module.css'
import { Waterfall } from './waterfall.tsx'

/** Every line from gross to net; the chosen one tells where it comes from. Arrow keys move, the address keeps the line. */
export default function Paycheck({ data, given }: PaycheckProps) {
  const { companyId, params, search, today } = given
  const go = useGo()
  const period = data.periods.payPeriod.find(({ payPeriodId }) => payPeriodId === params.periodId)
  const { paycheck: pay, explanation, isPreview, skipped } = data.explained
  const { before, after } = data.place
  const user = data.user.user[0]
  if (!period || !user) return <Empty title={words.zero} />

  const lines = placed(linesOf(pay, explanation))
  const ofCompany = companyLinesOf(pay, explanation)
  const base = `/c/${companyId}/payroll/${params.periodId}`
  const chosen =
    [...lines, ...ofCompany].find(({ key }) => key === search.line) ??
    lines.find(({ group }) => group === 'tax') ??
    lines[0]
  const choose = (key: string) =>
    go(`${base}/${params.userId}?line=${encodeURIComponent(key)}`, { replace: true })
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next =
      step === undefined ? undefined : lines[lines.findIndex(({ key }) => key === chosen?.key) + step]
    if (!next) return
    event.preventDefault()
    choose(next.key)
    document.getElementById(`line-${next.key}`)?.focus()
  }
  const stub = async () => {
    const { fileName, fileBase64 } = await send('reports/getPayStub', {
      payPeriodId: params.periodId!,
      userId: params.userId!,
      format: 'pdf',
    })
    if (fileName && fileBase64) saveBase64(fileName, fileBase64, 'application/pdf')
  }
  return (
    <>
      <Head
        crumbs={[
          { words: words.people, to: `/c/${companyId}/people` },
          { words: pay.userName, to: `/c/${companyId}/people/${params.userId}` },
          { words: words.pay },
        ]}
        title={words.of(dayWords(period.payDate, 'month', { today }))}
        lead={words.lead(
          pay.userName,
          user.jobTitle,
          spanWords(period.payBeginDate, period.payEndDate, { today }),
        )}
        actions={
          <>
            {before && <ButtonLink icon={ChevronLeft} label={words.before} to={`${base}/${before}`} />}
            {after && <ButtonLink icon={ChevronRight} label={words.after} to={`${base}/${after}`} />}
            {!isPreview && (
              <Button icon={Download} onClick={() => void stub()}>
                {words.stub}
              </Button>
            )}
          </>
        }
      />
      {isPreview && (
        <div className={styles.told}>
          <Notice tone="calm">{words.notYet}</Notice>
        </div>
      )}
      {skipped.map(({ itemId, name, reason }) => (
        <div key={itemId} className={styles.told}>
          <Notice>{words.skipped(name, reason)}</Notice>
        </div>
      ))}
      <Beside share="narrow">
        <Card flush label={words.lines}>
          <div className={styles.sums}>
            <Sum name={words.gross} amount={pay.grossTotal} />
            <Sum name={words.taken} amount={total([pay.grossTotal, -pay.netTotal])} />
            <Sum name={words.net} amount={pay.netTotal} isNet />
            <p className={styles.hint}>{words.hint}</p>
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are those of the buttons inside */}
          <div onKeyDown={move} role="presentation">
            <Waterfall
              lines={lines}
              chosen={chosen?.key ?? ''}
              choose={choose}
              net={pay.netTotal}
              gross={pay.grossTotal}
              method={pay.paymentMethod}
            />
          </div>
          <CompanySide lines={ofCompany} chosen={chosen?.key ?? ''} choose={choose} />
        </Card>
        {chosen && <LinePanel line={chosen} />}
      </Beside>
    </>
  )
}

function Sum({ name, amount, isNet }: { name: string; amount: number; isNet?: boolean }) {
  return (
    <div>
      <p className={styles.over}>{name}</p>
      <p className={isNet ? styles.net : styles.sum}>
        <Money amount={amount} tone="strong" />
      </p>
    </div>
  )
}

interface CompanySideProps {
  readonly lines: readonly Line[]
  readonly chosen: string
  readonly choose: (key: string) => void
}

/** What the company pays beside the gross; each line opens as the others do. */
function CompanySide({ lines, chosen, choose }: CompanySideProps) {
  const [isShown, setShown] = useState(lines.some(({ key }) => key === chosen))
  const sum = (hue: Line['hue']) =>
    total(lines.filter((line) => line.hue === hue).map(({ amount }) => amount))
  return (
    <div className={styles.company}>
      <p>
        <span>{words.onTop(dollars(sum('ownTax')), dollars(sum('benefit')))}</span>
        <Button kind="quiet" size="small" onClick={() => setShown(!isShown)}>
          {isShown ? words.hideCompany : words.showCompany}
        </Button>
      </p>
      {isShown && (
        <ul>
          {lines.map(({ key, name, detail, amount }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.line}
                aria-pressed={key === chosen}
                onClick={() => choose(key)}
              >
                <span className={styles.name}>
                  {name} <small>{detail}</small>
                </span>
                <Money amount={amount} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
