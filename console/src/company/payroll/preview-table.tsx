import { Download } from 'lucide-react'
import { send } from '../../calls/send.ts'
import { saveCsv } from '../../format/csv.ts'
import { dayWords } from '../../format/days.ts'
import { Money, signed, total } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import { shared } from '../../messages/company/shared.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Bar, Find } from '../../ui/bar/bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Person } from '../../ui/person/person.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo, useWithin, Way } from '../../ui/way/way.tsx'
import { type PayLine, type Preview, takenOf, taxesOf } from '../shared/payroll-sums.ts'
import { PAGE, type PreviewProps, periodPath } from './asks.ts'
import { type Change, differenceOf, whyOf } from './changes.ts'
import styles from './preview.module.css'

type View = 'changed' | 'everyone' | 'taxes'
type TaxRow = NonNullable<Preview['taxes']>[number]

/** Who changed and why; everyone, a page at a time; the taxes. Which of them is in the address. */
export function PreviewTable({ given, period, preview }: PreviewProps) {
  const go = useGo()
  const within = useWithin(periodPath(given), given.search)
  const base = `/c/${given.companyId}/payroll/${period.payPeriodId}`
  const { comparedTo, changed = 0, totals } = preview
  const view: View = viewOf(given.search.view, changed > 0)
  const tabs = [
    ...(comparedTo
      ? [
          {
            name: 'changed' as View,
            words: words.tabs.changed(dayWords(comparedTo.payDate, 'month')),
            count: changed,
          },
        ]
      : []),
    { name: 'everyone' as View, words: words.tabs.everyone, count: totals?.people ?? 0 },
    { name: 'taxes' as View, words: words.tabs.taxes },
  ]
  const open = ({ userId }: { readonly userId: string }) => go(`${base}/${userId}`)
  return (
    <Card flush label={words.tabs.label}>
      <div className={styles.tabs}>
        <Tabs
          tabs={tabs}
          chosen={view}
          choose={(name) => within({ view: name, text: '', cursor: '' })}
          label={words.tabs.label}
        />
        <Button kind="quiet" size="small" icon={Download} onClick={() => void saved(given, period.payDate)}>
          {words.csv}
        </Button>
      </div>
      {view === 'changed' && <Changed base={base} preview={preview} open={open} />}
      {view === 'everyone' && <Everyone base={base} given={given} preview={preview} open={open} />}
      {view === 'taxes' && (
        <DataTable
          label={words.tabs.taxes}
          rows={preview.taxes ?? []}
          keyOf={({ payer, taxCode }) => `${payer} ${taxCode}`}
          columns={taxColumns()}
        />
      )}
    </Card>
  )
}

interface ViewProps {
  readonly base: string
  readonly preview: Preview
  readonly open: (line: { readonly userId: string }) => void
}

function Changed({ base, preview, open }: ViewProps) {
  const { changes = [], changed = 0 } = preview
  const most = Math.max(...changes.map((change) => Math.abs(differenceOf(change))), 1)
  return (
    <>
      <DataTable
        label={words.tabs.label}
        rows={changes}
        keyOf={({ userId }) => userId}
        columns={changeColumns(base, most)}
        open={open}
        foot={<Foot preview={preview} />}
      />
      {changed > changes.length && <p className={styles.largest}>{words.largest(changes.length, changed)}</p>}
    </>
  )
}

function Everyone({ base, preview, open, given }: ViewProps & Pick<PreviewProps, 'given'>) {
  const within = useWithin(periodPath(given), given.search)
  const lines = preview.payPeriod[0]?.payrollLineItems ?? []
  const { text = '', cursor = '' } = given.search
  const isLong = (preview.totals?.people ?? 0) > PAGE
  return (
    <>
      {isLong && (
        <Bar>
          <Find
            label={words.find}
            text={text}
            find={(value) => within({ view: 'everyone', text: value, cursor: '' })}
          />
        </Bar>
      )}
      <DataTable
        label={words.tabs.label}
        rows={lines}
        keyOf={({ userId }) => userId}
        columns={lineColumns(base)}
        open={open}
      />
      {lines.length === 0 && text !== '' && <Empty title={words.noMatch} />}
      <Pager
        cursor={cursor}
        next={preview.nextCursor}
        size={PAGE}
        go={(to) => within({ view: 'everyone', cursor: to })}
      />
    </>
  )
}

const viewOf = (asked: string | undefined, hasChanged: boolean): View => {
  if (asked === 'everyone' || asked === 'taxes') return asked
  if (asked === 'changed') return asked
  return hasChanged ? 'changed' : 'everyone'
}

const nameCell =
  (base: string) =>
  ({
    userId,
    userName,
    paymentMethod = '',
  }: {
    userId: string
    userName: string
    paymentMethod?: string
  }) => (
    <Way to={`${base}/${userId}`} onClick={(event) => event.stopPropagation()}>
      <Person name={userName} detail={shared.methods[paymentMethod] ?? paymentMethod} />
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
  { name: 'person', head: words.table.person, cell: nameCell(base) },
  {
    name: 'why',
    head: words.table.why,
    minor: true,
    cell: (change) => <span className={styles.why}>{whyOf(change)}</span>,
  },
  {
    name: 'gross',
    head: words.table.gross,
    align: 'end',
    minor: true,
    cell: ({ gross }) => <Money amount={gross} />,
  },
  {
    name: 'net',
    head: words.table.net,
    align: 'end',
    cell: ({ net }) => <Money amount={net} tone="strong" />,
  },
  {
    name: 'change',
    head: words.table.change,
    align: 'end',
    cell: (change) => {
      const difference = differenceOf(change)
      return (
        <span className={styles.delta}>
          {signed(difference)}
          <span className={styles.track} aria-hidden="true">
            <span
              className={difference > 0 ? styles.up : styles.down}
              style={{ width: `${(Math.abs(difference) / most) * 48}%` }}
            />
          </span>
        </span>
      )
    },
  },
]

const taxColumns = (): readonly Column<TaxRow>[] => [
  {
    name: 'tax',
    head: words.table.tax,
    cell: ({ taxCode, taxName }) => wordsNow().worker.taxOf(taxCode, taxName),
  },
  {
    name: 'payer',
    head: words.table.payer,
    cell: ({ payer }) => (payer === 'employer' ? words.byCompany : words.byWorker),
  },
  {
    name: 'amount',
    head: words.table.amount,
    align: 'end',
    cell: ({ taxAmount }) => <Money amount={taxAmount} />,
  },
]

function Foot({ preview: { totals, totalsBefore, unchanged = 0 } }: { preview: Preview }) {
  if (!totals) return null
  return (
    <tr>
      <td colSpan={2}>{words.others(unchanged)}</td>
      <td data-align="end" data-minor="true">
        <Money amount={totals.gross} />
      </td>
      <td data-align="end">
        <Money amount={totals.net} />
      </td>
      <td data-align="end">{signed(total([totals.net, -(totalsBefore?.net ?? 0)]))}</td>
    </tr>
  )
}

/** The file has everybody, whatever page is shown. */
async function saved({ companyId, params }: PreviewProps['given'], payDate: string): Promise<void> {
  const { payPeriod } = await send('payroll/previewPayroll', { companyId, payPeriodId: params.periodId! })
  saveCsv(`payroll-${payDate}.csv`, csvOf(payPeriod[0]?.payrollLineItems ?? []))
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
