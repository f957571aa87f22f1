import { CircleCheck } from 'lucide-react'
import { dayWords } from '../../format/days.ts'
import { watch } from '../../messages/en/operator/watch.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Way } from '../../ui/way/way.tsx'
import type { RejectedProps } from './asks.ts'

const words = watch.rejected
type Rejected = RejectedProps['data']['rejected']['filings'][number]

/** Filings that an agency sent back, with the way to each: its rules stand there. */
export default function RejectedFilings({ data, given }: RejectedProps) {
  const { filings } = data.rejected
  const nameOf = (id: string) =>
    data.companies.companies.find(({ companyId }) => companyId === id)?.company ?? id
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Card flush label={words.title}>
        {filings.length === 0 ? (
          <Empty icon={CircleCheck} title={words.none}>
            {words.noneBody}
          </Empty>
        ) : (
          <DataTable
            label={words.title}
            rows={filings}
            keyOf={({ filingId }) => filingId ?? ''}
            columns={columnsOf(nameOf, given.today)}
          />
        )}
      </Card>
    </>
  )
}

const columnsOf = (nameOf: (id: string) => string, today: string): readonly Column<Rejected>[] => [
  {
    name: 'what',
    head: words.columns.what,
    cell: ({ companyId, filingId, name, jurisdiction }) => (
      <Way to={`/c/${companyId}/filings/${filingId}`}>
        {jurisdiction === 'US' ? name : `${jurisdiction} ${name}`}
      </Way>
    ),
  },
  { name: 'company', head: words.columns.company, cell: ({ companyId }) => nameOf(companyId) },
  { name: 'period', head: words.columns.period, cell: ({ period }) => period },
  {
    name: 'due',
    head: words.columns.due,
    cell: ({ dueDate }) => dayWords(dueDate, 'table', { today }),
  },
]
