import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { settings as words } from '../../messages/en/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { PartProps } from './asks.ts'
import styles from './settings.module.css'

const PAGE = 50

export function History({ given }: PartProps) {
  const [limit, setLimit] = useState(PAGE)
  const { data, error, refetch } = useAsk(ask('reports/getAuditLog', { companyId: given.companyId, limit }))
  if (error) return <Fault error={error} again={() => void refetch()} />
  if (!data) return <Skeleton />
  if (data.auditLog.length === 0) return <Empty title={words.history.none} />
  return (
    <Card title={words.history.title} aside={words.history.lead} flush>
      <DataTable
        label={words.history.title}
        rows={data.auditLog}
        keyOf={({ auditId }) => auditId}
        columns={[
          { name: 'when', head: words.history.when, cell: ({ at }) => momentWords(at) },
          { name: 'what', head: words.history.what, cell: ({ operation }) => <code>{operation}</code> },
          { name: 'who', head: words.history.who, minor: true, cell: ({ actor }) => <code>{actor}</code> },
        ]}
      />
      {data.nextCursor && (
        <div className={styles.more}>
          <Button onClick={() => setLimit(Math.min(limit + PAGE, 1000))}>{words.history.more}</Button>
        </div>
      )}
    </Card>
  )
}
