import { useState } from 'react'
import { dayWords, EVER } from '../../format/days.ts'
import { watch } from '../../messages/en/operator/watch.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import styles from '../shared/operator.module.css'
import type { LawProps } from './asks.ts'

const words = watch.law
type Tax = LawProps['data']['law']['lawCoverage'][number]
type Places = LawProps['data']['law']['placeCoverage'][number]

/** Which law is computed, how sure each edition is, through which day it was looked at, and what is refused. */
export default function Law({ data }: LawProps) {
  const [text, setText] = useState('')
  const { lawCoverage, placeCoverage, notComputed } = data.law
  const sought = text.trim().toLowerCase()
  const rows = lawCoverage.filter(({ where, name, tax }) =>
    `${where} ${name} ${tax}`.toLowerCase().includes(sought),
  )
  const places = lawCoverage.reduce((sum, tax) => sum + tax.places, 0)
  return (
    <>
      <Head title={words.title} lead={words.lead(lawCoverage.length, places)} />
      <Stack>
        <Input name="filter" type="search" label={words.filter} value={text} onChange={setText} />
        <Card flush>
          {rows.length === 0 ? (
            <Empty title={words.none} />
          ) : (
            <DataTable
              label={words.title}
              rows={rows}
              keyOf={({ where, tax }) => `${where} ${tax}`}
              columns={COLUMNS}
            />
          )}
        </Card>
        <Card title={words.byPlace} flush>
          <DataTable
            label={words.byPlace}
            rows={placeCoverage}
            keyOf={({ state, kind }) => `${state} ${kind}`}
            columns={PLACE_COLUMNS}
          />
        </Card>
        <Card title={words.notComputed}>
          <p className={styles.quiet}>{words.notLead}</p>
          <Facts of={notComputed.map(({ where, tax, because }) => [`${where}: ${tax}`, because] as const)} />
        </Card>
      </Stack>
    </>
  )
}

const COLUMNS: readonly Column<Tax>[] = [
  { name: 'where', head: words.columns.where, cell: ({ where }) => <code>{where}</code> },
  {
    name: 'tax',
    head: words.columns.tax,
    cell: ({ name, places }) =>
      [name.replace(/^(?:\{place\}|[A-Z]+) - /, ''), words.places(places)].filter(Boolean).join(', '),
  },
  {
    name: 'editions',
    head: words.columns.editions,
    minor: true,
    cell: ({ editions }) => editions.map(({ effective }) => effective.slice(0, 4)).join(', '),
  },
  {
    name: 'through',
    head: words.columns.through,
    minor: true,
    cell: ({ checkedThrough }) => dayWords(checkedThrough, 'short', { today: EVER }),
  },
  {
    name: 'confidence',
    head: words.columns.confidence,
    align: 'end',
    cell: ({ editions }) => {
      const newest = editions.at(-1)
      if (!newest) return '–'
      const isSure = newest.confidence === 'verified'
      return (
        <Status tone={isSure ? 'good' : 'warn'}>
          {words.confidences[newest.confidence] ?? newest.confidence}
        </Status>
      )
    },
  },
]

const PLACE_COLUMNS: readonly Column<Places>[] = [
  { name: 'state', head: words.placeColumns.state, cell: ({ state }) => <code>{state}</code> },
  { name: 'kind', head: words.placeColumns.kind, cell: ({ kind }) => words.kinds[kind] },
  { name: 'places', head: words.placeColumns.places, align: 'end', cell: ({ places }) => counted(places) },
  {
    name: 'none',
    head: words.placeColumns.none,
    align: 'end',
    minor: true,
    cell: ({ withoutTax }) => counted(withoutTax),
  },
  {
    name: 'unknown',
    head: words.placeColumns.unknown,
    align: 'end',
    cell: ({ unknown }) => counted(unknown),
  },
  {
    name: 'sure',
    head: words.placeColumns.sure,
    minor: true,
    align: 'end',
    cell: ({ confidence }) =>
      confidence.map(({ confidence: word, places }) => words.sure(places, word)).join(', '),
  },
]

const counted = (count: number): string => (count === 0 ? '–' : count.toLocaleString('en-US'))
