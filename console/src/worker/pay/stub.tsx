import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import { send } from '../../calls/send.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import type { WorkerWords } from '../../messages/en/worker.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { CameBack, owedOf } from '../shared/came-back.tsx'
import phone from '../shared/phone.module.css'
import type { StubProps } from './asks.ts'
import { linesOf } from './lines.ts'
import { Opened } from './opened.tsx'

type PayStub = StubProps['data']['stub']['payStub']

/** One stub as lines that open from below. */
export default function Stub({ data, given }: StubProps) {
  const { words, locale } = useLanguage()
  const { pay } = words.worker
  const go = useGo()
  const base = `/me/pay/${given.params.periodId}`
  const { payStub } = data.stub
  const lines = linesOf(payStub, data.explained.explanation, words)
  const chosen = lines.find(({ key }) => key === given.search.line)
  return (
    <>
      <header className={phone.head}>
        <span className={phone.back}>
          <ButtonLink kind="quiet" icon={ChevronLeft} label={words.frame.back} to="/me/pay" />
          <h1>{dayWords(payStub.payDate, 'month', { locale, today: given.today })}</h1>
        </span>
        <Pdf given={given} />
      </header>
      <div className={phone.center}>
        <p className={phone.over}>{whereTo(data.stub, words.worker)}</p>
        <p className={phone.big}>
          <Money amount={payStub.net} tone="strong" />
        </p>
        <p className={phone.over}>
          {pay.worked(spanWords(payStub.payBeginDate, payStub.payEndDate, { locale, today: given.today }))}
        </p>
      </div>
      <Stack gap="lines">
        {payStub.voidedAt !== null && <Notice tone="bad">{pay.voided}</Notice>}
        <CameBack of={data.stub.returnedPay} canMend={given.acting.role === 'worker'} />
        <ul className={phone.lines} aria-label={pay.lines}>
          {lines.map(({ key, name, detail, amount }) => (
            <li key={key}>
              <button
                type="button"
                className={phone.line}
                aria-haspopup="dialog"
                onClick={() => go(`${base}?line=${encodeURIComponent(key)}`, { replace: true })}
              >
                <span>
                  {name}
                  {detail !== '' && <small>{detail}</small>}
                </span>
                <span className={phone.opens}>
                  <Money amount={amount} />
                  <ChevronRight size={16} aria-hidden="true" />
                </span>
              </button>
            </li>
          ))}
          <li className={phone.sum}>
            <span>{pay.net}</span>
            <Money amount={payStub.net} tone="strong" />
          </li>
        </ul>
        <Accounts of={payStub} />
        <YearSoFar of={payStub} />
      </Stack>
      {chosen && <Opened line={chosen} gross={payStub.gross} close={() => go(base, { replace: true })} />}
    </>
  )
}

function whereTo({ payStub: { accounts, net }, returnedPay }: StubProps['data']['stub'], words: WorkerWords) {
  const { pay, cameBack } = words
  const [first] = accounts
  const owed = owedOf(returnedPay)
  if (owed > 0) return owed === net ? cameBack.whole : cameBack.part
  if (net === 0) return pay.nothing
  if (first === undefined) return pay.byCheck
  return accounts.length === 1 ? pay.received(endingOf(first.accountNumber)) : pay.receivedIn(accounts.length)
}

function Pdf({ given }: Pick<StubProps, 'given'>) {
  const { words, language } = useLanguage()
  const save = async () => {
    const { fileName, fileBase64 } = await send('reports/getPayStub', {
      payPeriodId: given.params.periodId!,
      userId: given.userId,
      format: 'pdf',
      language,
    })
    if (fileName && fileBase64) saveBase64(fileName, fileBase64, 'application/pdf')
  }
  return (
    <Button icon={Download} label={words.worker.pay.pdf} onClick={() => void save()}>
      {words.worker.pay.pdfShort}
    </Button>
  )
}

function Accounts({ of: { accounts } }: { of: PayStub }) {
  const { pay } = useLanguage().words.worker
  if (accounts.length < 2) return null
  return (
    <Card title={pay.accounts}>
      <Facts
        of={accounts.map(({ accountNumber, amount }) => [
          endingOf(accountNumber),
          <Money key={accountNumber} amount={amount} />,
        ])}
      />
    </Card>
  )
}

/** The year, and what the employer paid on top: neither is on the way from gross to net. */
function YearSoFar({ of: { totals } }: { of: PayStub }) {
  const { pay } = useLanguage().words.worker
  const onTop = total([totals.employerTaxes.amount, totals.employerContributions.amount])
  return (
    <Card title={pay.yearTitle}>
      <Facts
        of={[
          [pay.gross, <Money key="gross" amount={totals.gross.yearToDate} />],
          [pay.taxes, <Money key="taxes" amount={totals.taxes.yearToDate} />],
          [pay.net, <Money key="net" amount={totals.net.yearToDate} />],
        ]}
      />
      {onTop > 0 && <p className={phone.quiet}>{pay.onTop(dollars(onTop))}</p>}
    </Card>
  )
}
