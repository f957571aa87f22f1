import { Download, Waves } from 'lucide-react'
import { send } from '../../calls/send.ts'
import { saveText } from '../../format/csv.ts'
import { dayAfter, dayWords } from '../../format/days.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { money as words } from '../../messages/company/money.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useWithin } from '../../ui/way/way.tsx'
import type { MoneyProps } from './asks.ts'
import { FlowView } from './flow-view.tsx'
import styles from './money.module.css'
import { Files, Transactions } from './moved.tsx'
import { Overpayments } from './overpayments.tsx'

const VIEWS = ['flow', 'transactions', 'files', 'overpayments'] as const

/** Came in = paid out + held + came back, to the cent; then the same as a picture, and each movement. */
export default function MoneyPage(props: MoneyProps) {
  const { data, given } = props
  const { companyId, search } = given
  const view = VIEWS.find((name) => name === search.view) ?? 'flow'
  const to = useWithin(`/c/${companyId}/money`, search)
  const { flow } = data
  const isEmpty = flow.cameIn === 0 && flow.links.length === 0
  const saveLedger = async () => {
    const range = { from: dayAfter(given.today, -365), to: given.today }
    const { text = '' } = await send('reports/getPayrollJournalReport', {
      companyId,
      ...range,
      format: 'ledger',
    })
    saveText('purser.ledger', text)
  }
  return (
    <>
      <Head
        title={words.where}
        lead={isEmpty ? undefined : words.whole(dollars(flow.cameIn))}
        actions={
          <>
            <Periods {...props} choose={(period) => to({ period })} />
            <Button icon={Download} onClick={() => void saveLedger()}>
              {words.ledger}
            </Button>
          </>
        }
      />
      <Stack>
        <Numbers {...props} />
        <Card flush label={words.views[view]}>
          <div className={styles.tabs}>
            <Tabs
              label={words.title}
              chosen={view}
              choose={(name) => to({ view: name })}
              tabs={VIEWS.map((name) => ({
                name,
                words: words.views[name],
              }))}
            />
          </div>
          {view === 'transactions' && <Transactions {...props} />}
          {view === 'files' && <Files {...props} />}
          {view === 'overpayments' && <Overpayments {...props} />}
          {view === 'flow' &&
            (isEmpty ? (
              <Empty icon={Waves} title={words.none.title}>
                {words.none.body}
              </Empty>
            ) : (
              <FlowView flow={flow} today={given.today} />
            ))}
        </Card>
      </Stack>
    </>
  )
}

function Periods({ data, given, choose }: MoneyProps & { choose: (period: string) => void }) {
  const paid = data.periods.payPeriod
    .filter(({ payPeriodStatus }) => !['new', 'skipped'].includes(payPeriodStatus))
    .toSorted((one, other) => other.payDate.localeCompare(one.payDate))
  return (
    <Select
      name="period"
      label={<span className="unseen">{words.payday}</span>}
      value={given.search.period ?? ''}
      onChange={choose}
      options={[
        { value: '', words: words.allYear },
        ...paid.map(({ payPeriodId, payDate }) => ({
          value: payPeriodId,
          words: `${words.payday}: ${dayWords(payDate, 'month', { today: given.today })}`,
        })),
      ]}
    />
  )
}

function Numbers({ data: { flow }, given }: MoneyProps) {
  const days = flow.links.flatMap(({ status, dueDate }) => (status === 'held' && dueDate ? [dueDate] : []))
  const [next] = days.toSorted()
  const off = total([flow.cameIn, -flow.paidOut, -flow.held, -flow.cameBack])
  const numbers = [
    [words.cameIn, flow.cameIn, words.cameInHow],
    [words.paidOut, flow.paidOut, words.paidOutHow],
    [
      words.held,
      flow.held,
      next ? words.heldUntil(dayWords(next, 'month', { today: given.today })) : words.heldNone,
    ],
    [words.cameBack, flow.cameBack, flow.cameBack === 0 ? words.cameBackNone : words.cameBackHow],
  ] as const
  return (
    <>
      {off !== 0 && <Notice tone="bad">{words.off(dollars(off))}</Notice>}
      <dl className={styles.numbers}>
        {numbers.map(([name, amount, how]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money amount={amount} />
              <small>{how}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
