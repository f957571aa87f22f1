import { useState } from 'react'
import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Allocate } from './allocate.tsx'
import type { PreviewProps } from './asks.ts'
import styles from './preview.module.css'
import { reportedOf } from './reported.ts'

type Allocation = Reply<'reports/getTipAllocations'>['tipAllocations'][number]
type Share = Allocation['workers'][number]

/** Tips that a large restaurant shares out beyond what was reported: only where somebody was tipped. */
export function Allocations({ given, period, preview }: PreviewProps) {
  const { companyId } = given
  const [isOpen, setOpen] = useState(false)
  const { data } = useAsk(ask('reports/getTipAllocations', { companyId, payPeriodId: period.payPeriodId }))
  const lines = preview.payPeriod[0]?.payrollLineItems ?? []
  const tipped = lines.filter((line) => reportedOf(line) > 0)
  const found = data?.tipAllocations ?? []
  if (!data || (tipped.length === 0 && found.length === 0)) return null
  const names = new Map(lines.map(({ userId, userName }) => [userId, userName]))
  const isPaid = ['inProcess', 'processed'].includes(period.payPeriodStatus)
  return (
    <Card
      title={words.tips.allocation}
      aside={isPaid && <Button onClick={() => setOpen(true)}>{words.tips.allocate}</Button>}
      flush
    >
      {found.length === 0 && (
        <p className={styles.largest}>{`${words.tips.noAllocation} ${words.tips.allocationLead}`}</p>
      )}
      {found.map((one) => (
        <Shared key={one.tipAllocationId} of={one} names={names} />
      ))}
      {isOpen && (
        <Panel
          open
          onClose={() => setOpen(false)}
          title={words.tips.allocate}
          lead={words.tips.allocationLead}
        >
          <Allocate companyId={companyId} period={period} close={() => setOpen(false)} />
        </Panel>
      )}
    </Card>
  )
}

function Shared({ of, names }: { readonly of: Allocation; readonly names: ReadonlyMap<string, string> }) {
  const { establishment, workers, percent, grossReceipts } = of
  const sum = total(workers.map(({ allocatedTips }) => allocatedTips))
  return (
    <>
      <p className={styles.largest}>
        <strong>{establishment}</strong> {words.tips.allocated(dollars(sum), percent, dollars(grossReceipts))}
      </p>
      <DataTable
        label={establishment}
        rows={workers}
        keyOf={({ userId }) => userId}
        columns={columnsOf(names)}
      />
    </>
  )
}

const columnsOf = (names: ReadonlyMap<string, string>): readonly Column<Share>[] => [
  {
    name: 'person',
    head: words.tips.columns.person,
    cell: ({ userId }) => names.get(userId) ?? `…${userId.slice(-4)}`,
  },
  {
    name: 'hours',
    head: words.tips.columns.hours,
    align: 'end',
    minor: true,
    cell: ({ hours }) => hours,
  },
  {
    name: 'reported',
    head: words.tips.columns.reported,
    align: 'end',
    cell: ({ reportedTips }) => <Money amount={reportedTips} />,
  },
  {
    name: 'share',
    head: words.tips.columns.share,
    align: 'end',
    minor: true,
    cell: ({ share }) => <Money amount={share} />,
  },
  {
    name: 'allocated',
    head: words.tips.columns.allocated,
    align: 'end',
    cell: ({ allocatedTips }) => <Money amount={allocatedTips} tone="strong" />,
  },
]
