import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { dayWords, momentWords } from '../../format/days.ts'
import { dollars, Money } from '../../format/money.tsx'
import { RootedForm } from '../../forms/rooted-form.tsx'
import { watch } from '../../messages/en/operator/watch.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useWithin, Way } from '../../ui/way/way.tsx'
import { PAGE, type WiresProps } from './asks.ts'

const words = watch.wires
type Awaited = WiresProps['data']['awaited']['wires'][number]

/** Wires for payrolls that have not arrived, the most urgent first, each with the form that records it. */
export default function Wires({ data, given }: WiresProps) {
  const [recording, setRecording] = useState<Awaited>()
  const { wires, nextCursor } = data.awaited
  const at = useWithin('/ops/wires', {})
  const close = () => setRecording(undefined)
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Card flush label={words.title}>
        {wires.length === 0 ? (
          <Empty icon={CircleCheck} title={words.none}>
            {words.noneBody}
          </Empty>
        ) : (
          <DataTable
            label={words.title}
            rows={wires}
            keyOf={({ payPeriodId }) => payPeriodId}
            columns={columnsOf(setRecording)}
          />
        )}
        <Pager
          cursor={given.search.cursor ?? ''}
          next={nextCursor}
          size={PAGE}
          go={(cursor) => at({ cursor })}
        />
      </Card>
      {recording && (
        <Panel open onClose={close} title={words.record}>
          <Stack gap="lines">
            <p>{words.expected(recording.company, dollars(recording.amount), recording.quote)}</p>
            <RootedForm
              form={{
                address: 'payroll/recordWire',
                root: '',
                fields: ['amount', 'reference', 'receivedOn'],
                initial: { receivedOn: given.today },
                over: { reference: { label: words.reference } },
              }}
              ids={{ companyId: recording.companyId, payPeriodId: recording.payPeriodId }}
              submit={words.go}
              then={close}
            />
          </Stack>
        </Panel>
      )}
    </>
  )
}

const columnsOf = (record: (wire: Awaited) => void): readonly Column<Awaited>[] => [
  {
    name: 'company',
    head: words.columns.company,
    cell: ({ company, companyId, payPeriodId }) => (
      <Way to={`/c/${companyId}/payroll/${payPeriodId}`}>{company}</Way>
    ),
  },
  { name: 'due', head: words.columns.due, cell: ({ dueAt }) => momentWords(dueAt) },
  { name: 'quote', head: words.columns.quote, cell: ({ quote }) => <code>{quote}</code> },
  { name: 'method', head: words.columns.method, minor: true, cell: ({ method }) => words.methods[method] },
  {
    name: 'payday',
    head: words.columns.payday,
    minor: true,
    cell: ({ payDate }) => dayWords(payDate, 'table'),
  },
  {
    name: 'amount',
    head: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    name: 'record',
    head: words.columns.record,
    align: 'end',
    cell: (wire) =>
      wire.isLocked ? (
        <Button size="small" onClick={() => record(wire)}>
          {words.arrived}
        </Button>
      ) : (
        <Status tone="calm">{words.open}</Status>
      ),
  },
]
