import { useState } from 'react'
import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { dayAfter, dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { money as words } from '../../messages/company/money.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import type { MoneyProps } from './asks.ts'
import styles from './money.module.css'

type Moved = Reply<'reports/getTransactions'>['payrollTransaction'][number]
const PAGE = 100

/** Each movement with its day, its trace number and where it stands; what came back can be paid again. */
export function Transactions({ given }: MoneyProps) {
  const { companyId, search, today } = given
  const [limit, setLimit] = useState(PAGE)
  const asked = { companyId, limit, ...(search.period ? { payPeriodId: search.period } : {}) }
  const { data, error, refetch } = useAsk(ask('reports/getTransactions', asked))
  const again = useSend('payroll/reissuePayment')
  if (error) return <Fault error={error} again={() => void refetch()} />
  if (!data) return <Skeleton />
  if (data.payrollTransaction.length === 0) return <Empty title={words.noTransactions} />
  const pay = ({ requestReferenceId }: Moved) => again.mutate({ body: { requestReferenceId } })
  const mayPay = given.acting.role !== 'bookkeeper'
  return (
    <>
      {again.error && <Fault error={again.error} />}
      <DataTable
        label={words.views.transactions}
        rows={data.payrollTransaction}
        keyOf={({ requestReferenceId }) => requestReferenceId}
        columns={columnsOf(today, mayPay ? pay : undefined)}
      />
      {data.nextCursor && (
        <div className={styles.more}>
          <Button onClick={() => setLimit(Math.min(limit + PAGE, 1000))}>{words.more}</Button>
        </div>
      )}
    </>
  )
}

const TONES: Readonly<Record<string, Tone>> = { complete: 'good', returned: 'bad' }

const columnsOf = (today: string, pay: ((moved: Moved) => void) | undefined): readonly Column<Moved>[] => [
  {
    name: 'day',
    head: words.columns.day,
    cell: ({ effectiveDate }) => dayWords(effectiveDate, 'table', { today }),
  },
  {
    name: 'what',
    head: words.columns.what,
    cell: ({ transactionName }) => words.kinds[transactionName] ?? transactionName,
  },
  {
    name: 'to',
    head: words.columns.to,
    minor: true,
    cell: ({ transactionName, destinationName, reason }) => (
      <span className={styles.to}>
        {transactionName === 'AchDebit' ? words.clearing : destinationName.replace(/, paid$/, '')}
        {reason !== '' && <small>{reason}</small>}
      </span>
    ),
  },
  { name: 'trace', head: words.columns.trace, minor: true, cell: ({ traceNumber }) => traceNumber || '–' },
  {
    name: 'status',
    head: words.columns.status,
    cell: (moved) => (
      <span className={styles.state}>
        <Status tone={TONES[moved.status] ?? 'calm'}>{words.states[moved.status] ?? moved.status}</Status>
        {pay && moved.status === 'returned' && moved.transactionName !== 'AchDebit' && (
          <Button size="small" onClick={() => pay(moved)}>
            {words.again}
          </Button>
        )}
      </span>
    ),
  },
  {
    name: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ transferAmount }) => <Money amount={transferAmount} />,
  },
]

/** The files that went to the bank, newest first. */
export function Files({ given }: MoneyProps) {
  const { companyId, today } = given
  const { data, error, refetch } = useAsk(
    ask('reports/getAchFiles', { companyId, from: dayAfter(today, -365), to: dayAfter(today, 1) }),
  )
  if (error) return <Fault error={error} again={() => void refetch()} />
  if (!data) return <Skeleton />
  if (data.achFiles.length === 0) return <Empty title={words.noFiles} />
  return (
    <DataTable
      label={words.views.files}
      rows={data.achFiles.toReversed()}
      keyOf={({ achFileId }) => achFileId}
      columns={[
        {
          name: 'day',
          head: words.columns.day,
          cell: ({ effectiveDate }) => dayWords(effectiveDate, 'table', { today }),
        },
        { name: 'file', head: words.columns.file, cell: ({ fileName }) => fileName },
        {
          name: 'what',
          head: words.columns.what,
          minor: true,
          cell: ({ kind }) => words.files[kind] ?? kind,
        },
        {
          name: 'entries',
          head: words.columns.entries,
          align: 'end',
          minor: true,
          cell: ({ entries }) => entries,
        },
        {
          name: 'debits',
          head: words.columns.debits,
          align: 'end',
          cell: ({ debitTotal }) => <Money amount={debitTotal} />,
        },
        {
          name: 'credits',
          head: words.columns.credits,
          align: 'end',
          cell: ({ creditTotal }) => <Money amount={creditTotal} />,
        },
      ]}
    />
  )
}
