import { ChevronLeft, Share } from 'lucide-react'
import type { PageProps } from '../../app/page.tsx'
import { send } from '../../calls/send.ts'
import { saveBase64 } from '../../format/csv.ts'
import { dayWords } from '../../format/days.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { useLanguage, type Words } from '../../messages/words.tsx'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import phone from '../shared/phone.module.css'
import type { stubAsks } from '../worker.pages.ts'

type StubProps = PageProps<ReturnType<typeof stubAsks>>
type Explained = StubProps['data']['explained']['explanation'][number]

interface Line {
  readonly key: string
  readonly kind: 'earning' | 'deduction' | 'order' | 'tax'
  readonly name: string
  readonly detail: string
  readonly amount: number
  readonly explained: Explained | undefined
  readonly year: number | undefined
}

/** One stub as lines that open from below. */
export default function Stub({ data, given }: StubProps) {
  const { words, locale, language } = useLanguage()
  const go = useGo()
  const { periodId = '' } = given.params
  const base = `/me/pay/${periodId}`
  const { payStub } = data.stub
  const lines = linesOf(data, given, words)
  const chosen = lines.find(({ key }) => key === given.search.line)
  const pdf = async () => {
    const { fileName, fileBase64 } = await send('reports/getPayStub', {
      payPeriodId: periodId,
      userId: given.userId,
      format: 'pdf',
      language,
    })
    if (fileName && fileBase64) saveBase64(fileName, fileBase64, 'application/pdf')
  }
  if (lines.length === 0) return <Empty title={words.worker.pay.none} />
  const [account] = payStub.accounts
  return (
    <>
      <header className={phone.head}>
        <span className={phone.back}>
          <ButtonLink kind="quiet" icon={ChevronLeft} label={words.frame.back} to="/me/pay" />
          <h1>{dayWords(payStub.payDate, 'month', { locale, today: given.today })}</h1>
        </span>
        <Button kind="quiet" icon={Share} label={words.worker.pay.pdf} onClick={() => void pdf()} />
      </header>
      <div className={phone.center}>
        <p className={phone.over}>
          {account ? words.worker.pay.received(endingOf(account.accountNumber)) : words.worker.pay.byCheck}
        </p>
        <p className={phone.big}>
          <Money amount={payStub.net} tone="strong" />
        </p>
      </div>
      <ul className={phone.lines} aria-label={words.worker.pay.lines}>
        {lines.map(({ key, name, detail, amount }) => (
          <li key={key}>
            <button
              type="button"
              className={phone.line}
              onClick={() => go(`${base}?line=${encodeURIComponent(key)}`, { replace: true })}
            >
              <span>
                {name}
                <small>{detail}</small>
              </span>
              <Money amount={amount} />
            </button>
          </li>
        ))}
      </ul>
      {chosen && <Opened line={chosen} close={() => go(base, { replace: true })} />}
    </>
  )
}

function Opened({ line, close }: { line: Line; close: () => void }) {
  const { words } = useLanguage()
  const { explained } = line
  return (
    <Panel open onClose={close} title={line.name} lead={saysOf(line, words)}>
      <Facts
        of={[
          ...(line.kind === 'tax' && explained
            ? [[words.worker.pay.base, <Money key="base" amount={explained.taxable} />] as const]
            : []),
          [words.worker.pay.taken, <Money key="amount" amount={Math.abs(line.amount)} tone="strong" />],
          ...(explained && explained.source !== '' && line.kind === 'tax'
            ? [[words.worker.pay.source, explained.source] as const]
            : []),
        ]}
      />
      {line.year !== undefined && <p className={phone.quiet}>{words.worker.pay.year(dollars(line.year))}</p>}
    </Panel>
  )
}

function saysOf({ kind, amount, explained }: Line, { worker }: Words): string {
  const { says } = worker.pay
  if (kind !== 'tax') return says[kind]
  if (amount === 0) return says.zero
  const rate = explained?.steps.at(-1)?.inputs.rate
  return rate === undefined ? says.tax : says.flat(String(rate))
}

function linesOf(data: StubProps['data'], given: StubProps['given'], words: Words): readonly Line[] {
  const paid = data.history.payrollHistory.find(({ payPeriodId }) => payPeriodId === given.params.periodId)
  if (!paid) return []
  const { pay, taxes, earnings } = words.worker
  const told = data.explained.explanation
  return [
    ...paid.payDetails.map(
      ({ type, description, amount }): Line => ({
        key: `earning ${type} ${description}`,
        kind: 'earning',
        name: earnings[type] ?? description,
        detail: total([amount]) === paid.grossTotal ? pay.hours(paid.payHours) : '',
        amount,
        explained: told.find(({ code }) => code === type),
        year: undefined,
      }),
    ),
    ...paid.deductions.map(
      ({ deductionDescription: name, amount }): Line => ({
        key: name,
        kind: 'deduction',
        name,
        detail: '',
        amount: -amount,
        explained: undefined,
        year: undefined,
      }),
    ),
    ...paid.employeeTaxDetails.map(
      ({ taxCode, taxName, taxable, taxAmount, taxAmountYtd }): Line => ({
        key: taxCode,
        kind: 'tax',
        name: taxes[taxCode] ?? taxName,
        detail: pay.of(dollars(taxable)),
        amount: taxAmount === 0 ? 0 : -taxAmount,
        explained: told.find(({ code, payer }) => code === taxCode && payer === 'employee'),
        year: taxAmountYtd,
      }),
    ),
    ...paid.garnishments.map(
      ({ garnishmentId: key, garnishmentAgency: name, amount }): Line => ({
        key,
        kind: 'order',
        name,
        detail: '',
        amount: -amount,
        explained: undefined,
        year: undefined,
      }),
    ),
  ]
}
