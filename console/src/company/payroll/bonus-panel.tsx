import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { useDuring } from '../../calls/use-during.ts'
import { dollars, Money } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { ChooseCsv } from '../shared/choose-csv.tsx'

type Found = Reply<'payroll/importBonuses'>['importBonuses']
type BonusLine = Found['rows'][number]

interface BonusPanelProps {
  readonly companyId: string
  readonly payPeriodId: string
  readonly close: () => void
}

/** Bonuses from a sheet: every row is shown with what is wrong with it; then the whole file is taken. */
export function BonusPanel({ companyId, payPeriodId, close }: BonusPanelProps) {
  const [file, setFile] = useState('')
  const [found, setFound] = useState<Found>()
  const { busy, error, during } = useDuring()

  const run = (text: string, preview: boolean): Promise<Found | undefined> =>
    during(async () => {
      const body = { companyId, payPeriodId, file: text, preview }
      return (await send('payroll/importBonuses', body)).importBonuses
    })
  const read = async (text: string) => {
    setFile(text)
    setFound(await run(text, true))
  }
  const take = async () => {
    if (!(await run(file, false))) return
    await forgetAnswers()
    close()
  }
  return (
    <Panel open wide onClose={close} title={words.bonuses.title} lead={words.bonuses.lead}>
      <Stack gap="lines">
        <ChooseCsv
          label={words.bonuses.file}
          read={read}
          template={{
            name: 'bonuses-to-fill-in.csv',
            rows: [COLUMNS, words.bonuses.example],
            words: words.bonuses.template,
          }}
        />
        {error !== undefined && <Fault error={error} />}
        {found && (
          <>
            <Notice tone={found.wrong === 0 ? 'good' : 'warn'}>
              {found.wrong === 0
                ? words.bonuses.good(found.rows.length, dollars(found.total))
                : words.bonuses.wrong(found.wrong)}
            </Notice>
            <DataTable
              label={words.bonuses.rows}
              rows={wrongFirst(found.rows)}
              keyOf={({ row }) => String(row)}
              columns={columns()}
            />
            <Row end>
              <Button kind="filled" busy={busy} disabled={found.wrong > 0} onClick={() => void take()}>
                {words.bonuses.go(found.workers)}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}

const COLUMNS = ['name', 'email', 'description', 'amount', 'isNet', 'department', 'job']

/** So many rows are looked through; what is wrong comes first. */
const SHOWN = 200

const wrongFirst = (rows: Found['rows']): readonly BonusLine[] =>
  rows.toSorted((a, b) => Number(b.error !== '') - Number(a.error !== '') || a.row - b.row).slice(0, SHOWN)

const columns = (): readonly Column<BonusLine>[] => [
  { name: 'row', head: words.bonuses.row, minor: true, cell: ({ row }) => row },
  { name: 'person', head: words.table.person, cell: ({ userName }) => userName },
  {
    name: 'kind',
    head: words.bonuses.kind,
    cell: ({ description, isNet }) => (isNet ? `${description}, ${words.hours.net}` : description),
  },
  {
    name: 'amount',
    head: words.table.amount,
    align: 'end',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  { name: 'fault', head: words.bonuses.fault, cell: noteOf },
]

const noteOf = ({ error, replaces }: BonusLine): string => error || (replaces ? words.bonuses.replaces : '')
