import { dollars, Money } from '../../format/money.tsx'
import { plain } from '../../forms/refusal.ts'
import { filings as words } from '../../messages/company/filings.ts'
import { Card } from '../../ui/card/card.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { type YearProps, yearIn } from './asks.ts'

type Line = YearProps['data']['found']['reconciliation'][number]

/** W-2s, returns and ledger of a year side by side; what differs has its reason. */
export default function Year({ data, given }: YearProps) {
  const go = useGo()
  const thisYear = Number(given.today.slice(0, 4))
  const { reconciliation, isReconciled } = data.found
  return (
    <>
      <Head title={words.year.title} lead={words.year.lead} />
      <Stack>
        <Row>
          <Select
            name="year"
            label={words.year.year}
            value={String(yearIn(given))}
            onChange={(year) => go(`/c/${given.companyId}/filings/year?year=${year}`)}
            options={[thisYear, thisYear - 1].map((year) => ({ value: String(year), words: String(year) }))}
          />
        </Row>
        <Notice tone={isReconciled ? 'good' : 'warn'}>
          {isReconciled ? words.year.agrees : words.year.differs}
        </Notice>
        <Card title={words.year.lines} flush>
          <DataTable
            label={words.year.lines}
            rows={reconciliation}
            keyOf={({ what }) => what}
            columns={columns()}
          />
        </Card>
      </Stack>
    </>
  )
}

const columns = (): readonly Column<Line>[] => [
  { name: 'what', head: words.year.what, cell: ({ what }) => words.year.named[what] ?? what },
  money('w3', words.year.w3),
  money('returns', words.year.returns),
  money('ledger', words.year.ledger),
  { name: 'why', head: words.year.why, cell: (line) => <Why {...line} /> },
]

const money = (name: 'w3' | 'returns' | 'ledger', head: string): Column<Line> => ({
  name,
  head,
  align: 'end',
  cell: (line) => <Money amount={line[name]} />,
})

function Why({ difference, ledgerDifference, explanation }: Line) {
  const parts = [
    ...(difference === 0 ? [] : [words.year.ofReturns(dollars(difference))]),
    ...(ledgerDifference === null || ledgerDifference === 0
      ? []
      : [words.year.ofLedger(dollars(ledgerDifference))]),
    ...explanation
      .split('. ')
      .filter(Boolean)
      .map((reason) => words.year.reasons[reason] ?? plain(reason)),
  ]
  return parts.length === 0 ? words.year.same : parts.join(' ')
}
