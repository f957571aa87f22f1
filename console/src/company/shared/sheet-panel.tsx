import { useState } from 'react'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { useDuring } from '../../calls/use-during.ts'
import { capital } from '../../format/names.ts'
import { plain } from '../../forms/refusal.ts'
import { shared } from '../../messages/company/shared.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { ChooseCsv } from './choose-csv.tsx'

/** A row as the service answers it, with what became of it or what is wrong. */
interface SheetLine {
  readonly row: number
  readonly userName: string
  readonly result: 'added' | 'replaced' | 'same' | null
  readonly error: string
}

interface SheetPanelProps<Line extends SheetLine> {
  readonly title: string
  readonly lead: string
  readonly template: { readonly name: string; readonly rows: readonly (readonly string[])[] }
  /** What the sheet is about, between the person and what becomes of the row. */
  readonly columns: readonly Column<Line>[]
  /** Tried first; then taken. */
  readonly send: (file: string, options: { readonly dryRun: boolean }) => Promise<readonly Line[]>
  readonly close: () => void
}

/** A sheet that the service reads: every row is shown with what becomes of it; then those that are right are taken. */
export function SheetPanel<Line extends SheetLine>(props: SheetPanelProps<Line>) {
  const words = shared.sheet
  const [file, setFile] = useState('')
  const [lines, setLines] = useState<readonly Line[]>()
  const { busy, error, during } = useDuring()

  const read = (text: string) =>
    during(async () => {
      setFile(text)
      setLines(undefined)
      setLines(await props.send(text, { dryRun: true }))
    })
  const take = () =>
    during(async () => {
      await props.send(file, { dryRun: false })
      await forgetAnswers()
      props.close()
    })
  return (
    <Panel open wide onClose={props.close} title={props.title} lead={props.lead}>
      <Stack gap="lines">
        <ChooseCsv label={words.file} read={read} template={{ ...props.template, words: words.template }} />
        {error !== undefined && <Fault error={error} />}
        {lines && <Found lines={lines} columns={props.columns} busy={busy} take={() => void take()} />}
      </Stack>
    </Panel>
  )
}

interface FoundProps<Line extends SheetLine> {
  readonly lines: readonly Line[]
  readonly columns: readonly Column<Line>[]
  readonly busy: boolean
  readonly take: () => void
}

function Found<Line extends SheetLine>({ lines, columns, busy, take }: FoundProps<Line>) {
  const words = shared.sheet
  const count = (result: SheetLine['result']) => lines.filter((line) => line.result === result).length
  const [wrong, same] = [count(null), count('same')]
  const toTake = lines.length - wrong - same
  return (
    <>
      <Notice tone={wrong === 0 ? 'good' : 'warn'}>
        {words.found(toTake, wrong)} {same > 0 && words.same(same)}
      </Notice>
      <DataTable
        label={words.rows}
        rows={wrongFirst(lines)}
        keyOf={({ row }) => String(row)}
        columns={[
          { name: 'row', head: words.row, minor: true, cell: ({ row }) => row },
          { name: 'person', head: words.person, cell: ({ userName }) => userName || '–' },
          ...columns,
          { name: 'what', head: words.what, cell: ({ error, result }) => said(error, result) },
        ]}
      />
      <Row end>
        <Button kind="filled" busy={busy} disabled={toTake === 0} onClick={take}>
          {words.go(toTake)}
        </Button>
      </Row>
    </>
  )
}

const said = (error: string, result: SheetLine['result']): string =>
  result === null ? capital(plain(error)) : shared.sheet.results[result]

/** So many rows are looked through; what is wrong comes first. */
const SHOWN = 200

const wrongFirst = <Line extends SheetLine>(lines: readonly Line[]): readonly Line[] =>
  lines
    .toSorted((a, b) => Number(b.result === null) - Number(a.result === null) || a.row - b.row)
    .slice(0, SHOWN)
