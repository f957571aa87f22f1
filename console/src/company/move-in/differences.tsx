import { useState } from 'react'
import { dayWords } from '../../format/days.ts'
import { Money, signed } from '../../format/money.tsx'
import { plain } from '../../forms/refusal.ts'
import { moveIn } from '../../messages/company/move-in.ts'
import { Card } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import type { Found } from './asks.ts'
import styles from './move-in.module.css'

type RegisterRow = Found['rows'][number]
type Line = RegisterRow['differences'][number] & Pick<RegisterRow, 'row' | 'userName' | 'payDate'>

const EVERY = 'every'

/** Every number that is not the same to the cent, with its likely reason; by reason if one is chosen. */
export function Differences({ found }: { found: Found }) {
  const words = moveIn.compare
  const [chosen, choose] = useState(EVERY)
  const lines = found.rows.flatMap(({ differences, row, userName, payDate }) =>
    differences.map((each): Line => ({ ...each, row, userName, payDate })),
  )
  const shown = lines.filter(({ reason }) => chosen === EVERY || reason === chosen)
  const faults = found.rows.filter(({ error }) => error !== '')
  const isSame = found.compared > 0 && found.same === found.compared
  return (
    <>
      <Notice tone={isSame ? 'good' : 'warn'}>
        {isSame
          ? words.all(found.compared)
          : found.compared === 0
            ? words.nothing
            : words.some(found.same, found.compared)}
      </Notice>
      {lines.length > 0 && (
        <>
          <Tabs
            label={words.filter}
            chosen={chosen}
            choose={choose}
            tabs={[
              { name: EVERY, words: words.every, count: lines.length },
              ...found.reasons.map(({ reason, lines: count }) => ({
                name: reason as string,
                words: moveIn.reasons[reason]?.name ?? reason,
                count,
              })),
            ]}
          />
          <Card title={words.differences} flush>
            <DataTable
              label={words.differences}
              rows={shown}
              keyOf={({ row, line }) => `${row} ${line}`}
              columns={columns()}
            />
          </Card>
        </>
      )}
      {faults.length > 0 && (
        <Card title={words.faults} flush>
          <DataTable
            label={words.faults}
            rows={faults}
            keyOf={({ row }) => String(row)}
            columns={[
              { name: 'row', head: words.row, cell: ({ row }) => row },
              { name: 'person', head: words.person, cell: ({ userName }) => userName || '–' },
              { name: 'fault', head: words.fault, cell: ({ error }) => plain(error) },
            ]}
          />
        </Card>
      )}
    </>
  )
}

const columns = (): readonly Column<Line>[] => {
  const words = moveIn.compare
  return [
    { name: 'person', head: words.person, cell: ({ userName }) => userName },
    {
      name: 'payDate',
      head: words.payDate,
      minor: true,
      cell: ({ payDate }) => (payDate ? dayWords(payDate, 'short') : '–'),
    },
    { name: 'line', head: words.line, cell: ({ name }) => moveIn.reason(name) },
    { name: 'theirs', head: words.theirs, align: 'end', cell: ({ theirs }) => <Money amount={theirs} /> },
    { name: 'ours', head: words.ours, align: 'end', cell: ({ ours }) => <Money amount={ours} /> },
    {
      name: 'difference',
      head: words.difference,
      align: 'end',
      cell: ({ difference }) => signed(difference),
    },
    { name: 'reason', head: words.reason, cell: (line) => <Why {...line} /> },
  ]
}

function Why({ reason, words }: Line) {
  const known = moveIn.reasons[reason]
  return (
    <>
      <Status tone={reason === 'rounding' || reason === 'sum' ? 'calm' : 'warn'}>
        {known?.name ?? reason}
      </Status>
      <p className={styles.why}>{plain(moveIn.reason(words))}</p>
      <p className={styles.why}>{known?.act}</p>
    </>
  )
}
