import { CircleCheck } from 'lucide-react'
import { Money } from '../../format/money.tsx'
import { watch } from '../../messages/en/operator/watch.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Way } from '../../ui/way/way.tsx'
import type { ReturnsProps } from './asks.ts'

const words = watch.returns
type Returned = ReturnsProps['data']['returned']['returnedPayments'][number]

/** Payments that a bank sent back: with the bank's reason, and the way to the company that issues them again. */
export default function Returns({ data }: ReturnsProps) {
  const { returnedPayments } = data.returned
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Card flush label={words.title}>
        {returnedPayments.length === 0 ? (
          <Empty icon={CircleCheck} title={words.none}>
            {words.noneBody}
          </Empty>
        ) : (
          <DataTable
            label={words.title}
            rows={returnedPayments}
            keyOf={({ requestReferenceId }) => requestReferenceId}
            columns={COLUMNS}
          />
        )}
      </Card>
    </>
  )
}

const COLUMNS: readonly Column<Returned>[] = [
  {
    name: 'payment',
    head: words.columns.payment,
    cell: ({ transactionName, agency, companyId }) => (
      <Way to={`/c/${companyId}`}>{agency === '' ? transactionName : `${transactionName}, ${agency}`}</Way>
    ),
  },
  {
    name: 'code',
    head: words.columns.code,
    cell: ({ returnCode }) => <Status tone="bad">{returnCode}</Status>,
  },
  { name: 'reason', head: words.columns.reason, minor: true, cell: ({ reason }) => reason },
  {
    name: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money amount={amount} />,
  },
]
