import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { dollars, Money } from '../../format/money.tsx'
import { reports as words } from '../../messages/company/reports.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import styles from './reports.module.css'

type Report = Reply<'reports/getPayrollRegister'>
type Cells = Report['rows'][number]

/** The rows of a report, whatever its columns; below them the sums, and which of them the ledger has too. */
export function Sheet({ report }: { report: Report }) {
  const shown = report.columns.filter((column) => !column.isForPrograms && !isEmpty(report, column))
  if (report.rows.length === 0) return <Empty icon={FileText} title={words.none} />
  const columns: readonly Column<Cells>[] = shown.map(({ name, label, kind }) => ({
    name,
    head: words.heads[name] ?? label,
    ...(FIGURES.has(kind) && { align: 'end' as const }),
    cell: (row) => cellOf(kind, row[name]),
  }))
  return (
    <>
      <DataTable
        label={report.title}
        rows={report.rows}
        keyOf={(row) => JSON.stringify(Object.values(row))}
        columns={columns}
        foot={
          <tr>
            {shown.map(({ name, kind }, at) => (
              <td key={name} data-align={FIGURES.has(kind) ? 'end' : undefined}>
                {report.totals[name] === undefined
                  ? at === 0 && words.total
                  : cellOf(kind, report.totals[name])}
              </td>
            ))}
          </tr>
        }
      />
      <ul className={styles.ties}>
        {report.ties.map(({ what, reported, booked, isTied }) => (
          <li key={what}>
            <Status tone={isTied ? 'good' : 'bad'}>
              {isTied
                ? words.tied(words.ties[what] ?? what, dollars(reported))
                : words.apart(words.ties[what] ?? what, dollars(reported), dollars(booked))}
            </Status>
          </li>
        ))}
        {report.nextCursor && <li>{words.first(report.rows.length)}</li>}
        {report.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  )
}

/** Amounts that nobody has are left out on the page; the files have every column. */
const isEmpty = ({ rows }: Report, { name, kind }: Report['columns'][number]): boolean =>
  kind === 'money' && rows.every((row) => row[name] === 0)

const FIGURES: ReadonlySet<string> = new Set(['money', 'hours', 'count'])

const HOURS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

/** A pay period as the files write it. */
const SPAN = /^(\d\d)\/(\d\d)\/(\d{4}) - (\d\d)\/(\d\d)\/(\d{4})$/
const isoOf = (span: RegExpExecArray, at: number): string => `${span[at + 2]}-${span[at]}-${span[at + 1]}`

function cellOf(kind: string, value: Cells[string] | undefined): ReactNode {
  if (kind === 'money') return <Money amount={value as number} />
  if (kind === 'day') return value === '' ? '–' : dayWords(String(value), 'table')
  if (kind === 'hours') return HOURS.format(Number(value))
  const text = String(value)
  const span = SPAN.exec(text)
  return span ? spanWords(isoOf(span, 1), isoOf(span, 4)) : (wordsNow().fields.options[text] ?? text)
}
