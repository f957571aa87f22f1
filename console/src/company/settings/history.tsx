import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { humanOf } from '../../format/names.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { PartProps } from './asks.ts'
import styles from './settings.module.css'

const PAGE = 50

export function History({ given }: PartProps) {
  const [limit, setLimit] = useState(PAGE)
  const { data, error, refetch } = useAsk(
    ask('reports/getAuditLog', { companyId: given.companyId, limit, newestFirst: true }),
  )
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
          { name: 'what', head: words.history.what, cell: ({ operation }) => <What operation={operation} /> },
          {
            name: 'who',
            head: words.history.who,
            minor: true,
            cell: ({ actor, actorLabel }) => actorLabel || whoOf(actor),
          },
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

/** What was done in words, and the name that a program knows it by. */
const What = ({ operation }: { operation: string }) => (
  <div className={styles.what}>
    {whatOf(operation.split(/[/:]/).at(-1)!)}
    <code>{operation}</code>
  </div>
)

/** A read of a Social Security number is kept, too. */
const whatOf = (method: string): string =>
  method.startsWith('get') ? words.history.looked(humanOf(method.slice(3)).toLowerCase()) : humanOf(method)

/** `key:…`, `task:…`, `person:…`: a kind, and which one by the end of its id. */
function whoOf(actor: string): string {
  const [kind = '', of = ''] = actor.split(':')
  const known = words.history.actors[kind]
  if (known === undefined) return actor
  return kind === 'task' || of === '' ? known : `${known} …${of.slice(-4)}`
}
