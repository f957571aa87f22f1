import { ScrollText } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { momentWords } from '../../format/days.ts'
import { watch } from '../../messages/en/operator/watch.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import styles from '../shared/operator.module.css'
import type { RequestsProps } from './asks.ts'

const words = watch.requests
type Made = RequestsProps['data']['requests']['requests'][number]

/** The request log; its filters are in the address. */
export default function Requests({ data, given }: RequestsProps) {
  const go = useGo()
  const [shown, setShown] = useState<Made>()
  const { requests, nextCursor } = data.requests
  const { cursor, ...filters } = given.search
  const isFiltered = Object.values(filters).some((value) => value !== '')
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Filters key={JSON.stringify(filters)} of={filters} />
        <Card flush label={words.title}>
          {requests.length === 0 ? (
            <Empty icon={ScrollText} title={isFiltered ? words.noneFound : words.none} />
          ) : (
            <DataTable
              label={words.title}
              rows={requests}
              keyOf={({ requestId, at }) => `${requestId} ${at}`}
              columns={columnsOf(setShown)}
              open={setShown}
            />
          )}
        </Card>
        <Row end>
          {cursor && <Button onClick={() => go(addressOf(filters))}>{words.newest}</Button>}
          {nextCursor && (
            <Button onClick={() => go(addressOf({ ...filters, cursor: nextCursor }))}>{words.older}</Button>
          )}
        </Row>
      </Stack>
      {shown && <Detail of={shown} close={() => setShown(undefined)} />}
    </>
  )
}

const addressOf = (search: Readonly<Record<string, string>>): string =>
  `/ops/requests?${new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString()}`

function Filters({ of }: { of: Readonly<Record<string, string>> }) {
  const go = useGo()
  const [filters, setFilters] = useState({ status: '', operation: '', requestId: '', ...of })
  const set = (name: keyof typeof filters) => (value: string) => setFilters({ ...filters, [name]: value })
  const show = (event: FormEvent) => {
    event.preventDefault()
    go(addressOf(filters))
  }
  return (
    <form className={styles.filters} onSubmit={show}>
      <Select
        name="status"
        label={words.filters.status}
        value={filters.status}
        onChange={set('status')}
        options={[
          { value: '', words: words.filters.any },
          ...Object.entries(words.statuses).map(([value, name]) => ({ value, words: name })),
        ]}
      />
      <Input
        name="operation"
        label={words.filters.operation}
        placeholder={words.filters.example}
        value={filters.operation}
        onChange={set('operation')}
      />
      <Input
        name="requestId"
        label={words.filters.requestId}
        value={filters.requestId}
        onChange={set('requestId')}
      />
      <Button type="submit">{words.filters.apply}</Button>
    </form>
  )
}

/** `person:…f44d`: whole in the panel, and enough here to tell one from another. */
const shortOf = (caller: string): string => caller.replace(/:[0-9a-f-]{30,}(?=[0-9a-f]{4}$)/, ':…')

const toneOf = (status: number) => (status < 400 ? 'good' : status < 500 ? 'warn' : 'bad')

const columnsOf = (show: (made: Made) => void): readonly Column<Made>[] => [
  { name: 'when', head: words.columns.when, minor: true, cell: ({ at }) => momentWords(at) },
  {
    name: 'operation',
    head: words.columns.operation,
    cell: (made) => (
      <button type="button" className={styles.open} onClick={() => show(made)}>
        <code>{made.operation}</code>
      </button>
    ),
  },
  {
    name: 'caller',
    head: words.columns.caller,
    minor: true,
    cell: ({ caller }) => <code>{shortOf(caller)}</code>,
  },
  { name: 'ms', head: words.columns.ms, align: 'end', minor: true, cell: ({ ms }) => words.ms(ms) },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: ({ status }) => <Status tone={toneOf(status)}>{status}</Status>,
  },
]

function Detail({ of, close }: { of: Made; close: () => void }) {
  return (
    <Panel open onClose={close} title={of.operation} lead={momentWords(of.at)}>
      <Facts
        of={[
          [words.columns.id, <code key="id">{of.requestId}</code>],
          [words.columns.status, of.status],
          ...(of.error === '' ? [] : [[words.facts.error, of.error] as const]),
          [words.columns.caller, <code key="by">{of.caller}</code>],
          [words.columns.ms, words.ms(of.ms)],
          [words.facts.bytes, words.bytes(of.requestBytes, of.replyBytes)],
          ...(of.companyId === null
            ? []
            : [
                [
                  words.facts.company,
                  <Way key="c" to={`/c/${of.companyId}`}>
                    {of.companyId}
                  </Way>,
                ] as const,
              ]),
          ...(of.isReplay ? [[words.facts.replay, '✓'] as const] : []),
        ]}
      />
    </Panel>
  )
}
