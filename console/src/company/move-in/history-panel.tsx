import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import { useDuring } from '../../calls/use-during.ts'
import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { readCsv } from '../../format/read-csv.ts'
import { plain, refusalOf } from '../../forms/refusal.ts'
import { moveIn } from '../../messages/company/move-in.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { ChooseCsv } from '../shared/choose-csv.tsx'
import {
  COLUMNS,
  EXAMPLE,
  type HistoryLine,
  type HistoryRow,
  historyLines,
  unknownHeads,
} from './history-rows.ts'

/** A line with what the service said that becomes of it. */
interface Shown extends HistoryLine {
  readonly result?: 'added' | 'replaced' | 'same'
}

/** What was paid this year elsewhere, from a sheet: tried as a whole, each row with what becomes of it; then taken. */
export function HistoryPanel({ companyId, close }: { companyId: string; close: () => void }) {
  const words = moveIn.history
  const [lines, setLines] = useState<readonly Shown[]>()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { busy, error, during } = useDuring()
  const wrong = (lines ?? []).filter(({ fault }) => fault !== '')
  const good = (lines ?? []).flatMap(({ given, fault }) => (fault === '' && given) || [])
  const same = (lines ?? []).filter(({ result }) => result === 'same').length

  const read = (text: string) =>
    during(async () => {
      const cells = readCsv(text)
      setUnknown(unknownHeads(cells))
      setLines(await tried(companyId, historyLines(cells, await userIdsOf(companyId))))
    })
  const take = () =>
    during(async () => {
      await send('payroll/importPayrollHistory', { companyId, history: good })
      await forgetAnswers()
      close()
    })
  return (
    <Panel open wide onClose={close} title={words.title} lead={words.lead}>
      <Stack gap="lines">
        <ChooseCsv
          label={words.file}
          read={read}
          template={{ name: 'year-so-far-to-fill-in.csv', rows: [COLUMNS, EXAMPLE], words: words.template }}
        />
        {error !== undefined && <Fault error={error} />}
        {unknown.length > 0 && <Notice tone="warn">{words.unknownHeads(unknown.join(', '))}</Notice>}
        {lines?.length === 0 && <Notice>{words.none}</Notice>}
        {lines !== undefined && lines.length > 0 && (
          <>
            <Notice tone={wrong.length === 0 ? 'good' : 'warn'}>
              {words.found(lines.length, wrong.length)} {same > 0 && words.same(same)}
            </Notice>
            <DataTable
              label={words.rows}
              rows={lines.toSorted((a, b) => Number(b.fault !== '') - Number(a.fault !== ''))}
              keyOf={({ number }) => String(number)}
              columns={columns()}
            />
            <Row end>
              <Button
                kind="filled"
                busy={busy}
                disabled={wrong.length + unknown.length > 0}
                onClick={() => void take()}
              >
                {words.go(good.length)}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Panel>
  )
}

/** Everybody by e-mail, a thousand at a time. */
async function userIdsOf(companyId: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(companyId, cursor)
    for (const { email, userId } of page.users) found.set(email.toLowerCase(), userId)
    cursor = page.nextCursor ?? null
  } while (cursor)
  return found
}
const pageOf = (companyId: string, cursor: string | null) =>
  send('reports/getUsers', { companyId, limit: 1000, cursor })

/** Of the rows that could be read, what becomes of each; a refusal names its row. */
async function tried(companyId: string, lines: readonly HistoryLine[]): Promise<readonly Shown[]> {
  const readable = lines.filter(({ given }) => given !== undefined)
  if (readable.length === 0) return lines
  const history = readable.map(({ given }) => given!) as HistoryRow[]
  try {
    const reply = await send('payroll/importPayrollHistory', { companyId, history }, { dryRun: true })
    const { rows } = reply.importPayrollHistory
    return lines.map((line) => {
      const at = readable.indexOf(line)
      return at < 0 ? line : { ...line, result: rows[at]!.result }
    })
  } catch (refused) {
    const faults = new Map(
      refusalOf(refused).details.flatMap(({ path, message }) => {
        const [, at] = /^history\.(\d+)\b/.exec(path) ?? []
        return at === undefined
          ? []
          : [[readable[Number(at)], plain(`${path.split('.').at(-1)} ${message}`)] as const]
      }),
    )
    if (faults.size === 0) throw refused
    return lines.map((line) => (faults.has(line) ? { ...line, fault: faults.get(line)! } : line))
  }
}

/** What is no day is shown as it was written. */
const dayOf = (said: string): string =>
  Number.isNaN(Date.parse(`${said}T00:00:00Z`)) ? said || '–' : dayWords(said, 'short')

const columns = (): readonly Column<Shown>[] => {
  const words = moveIn.history
  return [
    { name: 'row', head: words.row, minor: true, cell: ({ number }) => number },
    { name: 'person', head: words.person, cell: ({ who }) => who || '–' },
    { name: 'payDate', head: words.payDate, cell: ({ payDate }) => dayOf(payDate) },
    {
      name: 'gross',
      head: words.gross,
      align: 'end',
      cell: ({ given }) => (given ? <Money amount={given.gross as number} /> : '–'),
    },
    {
      name: 'what',
      head: words.what,
      cell: ({ fault, result }) => fault || (result && words.results[result]),
    },
  ]
}
