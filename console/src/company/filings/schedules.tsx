import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { filings as words } from '../../messages/company/filings.ts'
import { Card } from '../../ui/card/card.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import type { Filing } from './asks.ts'

type Figures = Filing['figures']

/** What goes with the lines of a return: liabilities by day or month, states, and what an amendment corrects. */
export function Schedules({ figures }: { figures: Figures }) {
  const months = Object.entries(figures.months)
    .map(([month, amount]) => ({ month, amount }))
    .sort((a, b) => (a.month < b.month ? -1 : 1))
  return (
    <>
      <Schedule title={words.corrections} rows={figures.corrections} columns={corrected()} keyOf={ofLine} />
      <Schedule title={words.byDay} rows={figures.days} columns={byDay()} keyOf={({ date }) => date} />
      {figures.days.length === 0 && (
        <Schedule title={words.byMonth} rows={months} columns={byMonth()} keyOf={({ month }) => month} />
      )}
      <Schedule
        title={words.byState}
        rows={figures.states}
        columns={byState()}
        keyOf={({ state }) => state}
      />
    </>
  )
}

interface ScheduleProps<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
}

function Schedule<Row>({ title, rows, columns, keyOf }: ScheduleProps<Row>) {
  if (rows.length === 0) return null
  return (
    <Card title={title} flush>
      <DataTable label={title} rows={rows} keyOf={keyOf} columns={columns} />
    </Card>
  )
}

const money = <Row,>(name: string, head: string, of: (row: Row) => number): Column<Row> => ({
  name,
  head,
  align: 'end',
  cell: (row) => <Money amount={of(row)} />,
})

/** Asked for each time: words are those of the language of now. */
const byDay = (): readonly Column<Figures['days'][number]>[] => [
  { name: 'day', head: words.day, cell: ({ date }) => dayWords(date, 'short') },
  money('amount', words.value, ({ amount }) => amount),
]

const monthName = (month: string): string => dayWords(`2000-${month}-01`, 'nameOfMonth')

const byMonth = (): readonly Column<{ month: string; amount: number }>[] => [
  { name: 'month', head: words.month, cell: ({ month }) => monthName(month) },
  money('amount', words.value, ({ amount }) => amount),
]

const byState = (): readonly Column<Figures['states'][number]>[] => [
  { name: 'state', head: words.state, cell: ({ state }) => state },
  money('wages', words.wages, ({ wages }) => wages),
  { name: 'rate', head: words.rate, align: 'end', cell: ({ rate }) => rate },
  money('tax', words.tax, ({ tax }) => tax),
]

type Correction = Figures['corrections'][number]
const ofLine = ({ line, what }: Correction): string => `${line} ${what}`

const corrected = (): readonly Column<Correction>[] => [
  { name: 'line', head: words.line, cell: ({ line }) => line },
  { name: 'what', head: words.what, cell: ({ what }) => what },
  money('reported', words.reported, ({ reported }) => reported),
  money('corrected', words.corrected, ({ corrected: right }) => right),
]
