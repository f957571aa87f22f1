import { CircleCheck } from 'lucide-react'
import { useSend } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { watch } from '../../messages/en/operator/watch.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import styles from '../shared/operator.module.css'
import type { ParkedProps } from './asks.ts'

const words = watch.parked
type Parked = ParkedProps['data']['parked']['parkedWork'][number]

/** Work that stopped after its last try: with its error, and the way to try again. */
export default function ParkedWork({ data }: ParkedProps) {
  const retry = useSend('operator/retryParkedWork')
  const refusal = refusalOf(retry.error)
  const { parkedWork } = data.parked
  const again = (body: { parkedWorkId?: string }) => retry.mutate({ body })
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={
          parkedWork.length > 0 && (
            <Button kind="filled" busy={retry.isPending} onClick={() => again({})}>
              {words.all}
            </Button>
          )
        }
      />
      <Stack>
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {retry.data && <Notice tone="good">{words.retried(retry.data.parkedWork.retried)}</Notice>}
        <Card flush label={words.title}>
          {parkedWork.length === 0 ? (
            <Empty icon={CircleCheck} title={words.none}>
              {words.noneBody}
            </Empty>
          ) : (
            <DataTable
              label={words.title}
              rows={parkedWork}
              keyOf={({ parkedWorkId }) => parkedWorkId}
              columns={columnsOf(again)}
            />
          )}
        </Card>
      </Stack>
    </>
  )
}

const columnsOf = (again: (body: { parkedWorkId: string }) => void): readonly Column<Parked>[] => [
  { name: 'task', head: words.columns.task, cell: ({ task }) => <code>{task}</code> },
  { name: 'due', head: words.columns.due, minor: true, cell: ({ dueAt }) => momentWords(dueAt) },
  {
    name: 'attempts',
    head: words.columns.attempts,
    align: 'end',
    minor: true,
    cell: ({ attempts }) => attempts,
  },
  {
    name: 'error',
    head: words.columns.error,
    cell: ({ lastError }) => <span className={styles.error}>{lastError}</span>,
  },
  {
    name: 'again',
    head: words.again,
    align: 'end',
    cell: ({ parkedWorkId }) => (
      <Button size="small" onClick={() => again({ parkedWorkId })}>
        {words.again}
      </Button>
    ),
  },
]
