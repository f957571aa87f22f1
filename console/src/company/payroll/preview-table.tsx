import { Download } from 'lucide-react'
import { saveCsv } from '../../format/csv.ts'
import { dayWords } from '../../format/days.ts'
import { Money, signed, total } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Person } from '../../ui/person/person.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import { type PayLine, takenOf, taxesOf } from '../shared/payroll-sums.ts'
import type { StepProps } from './asks.ts'
import { type Change, changesOf } from './changes.ts'
import type { Compared } from './cost-card.tsx'
import styles from './preview.module.css'
import { taxRows } from './tax-rows.ts'

interface TableProps extends StepProps {
  readonly lines: readonly PayLine[]
  readonly compared: Compared | undefined
}

type View = 'changed' | 'everyone' | 'taxes'

/** Who changed and why; everyone; the taxes. Which of them is in the address. */
export function PreviewTable({ given, period, lines, compared }: TableProps) {
  const go = useGo()
  const base = `/c/${given.companyId}/payroll/${period.payPeriodId}`
  const changes = compared ? changesOf(lines, compared.lines) : []
  const view: View = viewOf(given.search.view, changes.length > 0)
  const tabs = [
    ...(compared
      ? [
          {
            name: 'changed' as View,
            words: words.tabs.changed(dayWords(compared.day, 'month')),
            count: changes.length,
          },
        ]
      : []),
    { name: 'everyone' as View, words: words.tabs.everyone, count: lines.length },
    { name: 'taxes' as View, words: words.tabs.taxes },
  ]
  const open = ({ userId }: PayLine) => go(`${base}/${userId}`)
  return (
    <Card flush label={words.tabs.label}>
      <div className={styles.tabs}>
        <Tabs
          tabs={tabs}
          chosen={view}
          choose={(name) => go(`${base}?step=preview&view=${name}`, { replace: true })}
          label={words.tabs.label}
        />
        <Button
          kind="quiet"
          size="small"
          icon={Download}
          onClick={() => saveCsv(`payroll-${period.payDate}.csv`, csvOf(lines))}
        >
          {words.csv}
        </Button>
      </div>
      {view === 'changed' && (
        <DataTable
          label={words.tabs.label}
          rows={changes}
          keyOf={({ line }) => line.userId}
          columns={changeColumns(base, Math.max(...changes.map(({ difference }) => Math.abs(difference)), 1))}
          open={({ line }) => open(line)}
          foot={<Foot lines={lines} changes={changes} />}
        />
      )}
      {view === 'everyone' && (
        <DataTable
          label={words.tabs.label}
          rows={lines}
          keyOf={({ userId }) => userId}
          columns={lineColumns(base)}
          open={open}
        />
      )}
      {view === 'taxes' && (
        <DataTable
          label={words.tabs.taxes}
          rows={taxRows(lines)}
          keyOf={({ key }) => key}
          columns={TAX_COLUMNS}
        />
      )}
    </Card>
  )
}

const viewOf = (asked: string | undefined, hasChanged: boolean): View => {
  if (asked === 'everyone' || asked === 'taxes') return asked
  if (asked === 'changed') return asked
  return hasChanged ? 'changed' : 'everyone'
}

const nameCell = (base: string) => (line: PayLine) => (
  <Way to={`${base}/${line.userId}`} onClick={(event) => event.stopPropagation()}>
    <Person name={line.userName} detail={line.paymentMethod} />
  </Way>
)

const lineColumns = (base: string): readonly Column<PayLine>[] => [
  { name: 'person', head: words.table.person, cell: nameCell(base) },
  { name: 'hours', head: words.table.hours, align: 'end', minor: true, cell: ({ payHours }) => payHours },
  {
    name: 'gross',
    head: words.table.gross,
    align: 'end',
    cell: ({ grossTotal }) => <Money amount={grossTotal} />,
  },
  {
    name: 'taxes',
    head: words.table.taxes,
    align: 'end',
    minor: true,
    cell: (line) => <Money amount={taxesOf(line)} />,
  },
  {
    name: 'taken',
    head: words.table.deductions,
    align: 'end',
    minor: true,
    cell: (line) => <Money amount={takenOf(line) || null} />,
  },
  {
    name: 'net',
    head: words.table.net,
    align: 'end',
    cell: ({ netTotal }) => <Money amount={netTotal} tone="strong" />,
  },
]

const changeColumns = (base: string, most: number): readonly Column<Change>[] => [
  { name: 'person', head: words.table.person, cell: ({ line }) => nameCell(base)(line) },
  {
    name: 'why',
    head: words.table.why,
    minor: true,
    cell: ({ why }) => <span className={styles.why}>{why}</span>,
  },
  {
    name: 'gross',
    head: words.table.gross,
    align: 'end',
    minor: true,
    cell: ({ line }) => <Money amount={line.grossTotal} />,
  },
  {
    name: 'taxes',
    head: words.table.taxes,
    align: 'end',
    minor: true,
    cell: ({ line }) => <Money amount={taxesOf(line)} />,
  },
  {
    name: 'net',
    head: words.table.net,
    align: 'end',
    cell: ({ line }) => <Money amount={line.netTotal} tone="strong" />,
  },
  {
    name: 'change',
    head: words.table.change,
    align: 'end',
    cell: ({ difference }) => (
      <span className={styles.delta}>
        {signed(difference)}
        <span className={styles.track} aria-hidden="true">
          <span
            className={difference > 0 ? styles.up : styles.down}
            style={{ width: `${(Math.abs(difference) / most) * 48}%` }}
          />
        </span>
      </span>
    ),
  },
]

const TAX_COLUMNS: readonly Column<ReturnType<typeof taxRows>[number]>[] = [
  { name: 'tax', head: words.table.tax, cell: ({ name }) => name },
  { name: 'payer', head: words.table.payer, cell: ({ isOwn }) => (isOwn ? words.byCompany : words.byWorker) },
  { name: 'amount', head: words.table.amount, align: 'end', cell: ({ amount }) => <Money amount={amount} /> },
]

function Foot({ lines, changes }: { lines: readonly PayLine[]; changes: readonly Change[] }) {
  return (
    <tr>
      <td colSpan={2}>{words.others(lines.length - changes.length)}</td>
      <td data-align="end" data-minor="true">
        <Money amount={total(lines.map(({ grossTotal }) => grossTotal))} />
      </td>
      <td data-align="end" data-minor="true">
        <Money amount={total(lines.map(taxesOf))} />
      </td>
      <td data-align="end">
        <Money amount={total(lines.map(({ netTotal }) => netTotal))} />
      </td>
      <td data-align="end">{signed(total(changes.map(({ difference }) => difference)))}</td>
    </tr>
  )
}

const csvOf = (lines: readonly PayLine[]) => [
  [
    words.table.person,
    words.table.hours,
    words.table.gross,
    words.table.taxes,
    words.table.deductions,
    words.table.net,
  ],
  ...lines.map((line) => [
    line.userName,
    line.payHours,
    line.grossTotal,
    taxesOf(line),
    takenOf(line),
    line.netTotal,
  ]),
]
