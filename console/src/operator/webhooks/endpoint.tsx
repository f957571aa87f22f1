import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import styles from '../shared/operator.module.css'
import type { EndpointProps } from './asks.ts'

const words = ops.webhooks
type Delivery = EndpointProps['data']['deliveries']['webhookDeliveries'][number]

/** One address: what was sent to it, how often it was tried, and what it answered. */
export default function Endpoint({ data, given }: EndpointProps) {
  const { endpointId: webhookEndpointId = '' } = given.params
  const endpoint = data.endpoints.webhookEndpoints.find((one) => one.webhookEndpointId === webhookEndpointId)
  const [shown, setShown] = useState<string>()
  const update = useSend('adminPortal/updateWebhookEndpoint')
  const rotate = useSend('adminPortal/rotateWebhookSecret')
  const replay = useSend('adminPortal/replayWebhookDelivery')
  const refusal = refusalOf(update.error ?? rotate.error ?? replay.error)
  const { webhookDeliveries } = data.deliveries
  const opened = webhookDeliveries.find(({ webhookDeliveryId }) => webhookDeliveryId === shown)
  const hasParked = webhookDeliveries.some(({ status }) => status === 'Parked')
  if (!endpoint) return <Empty title={words.none} />
  const { enabled } = endpoint
  return (
    <>
      <Head
        crumbs={[{ words: words.title, to: '/ops/webhooks' }]}
        title={endpoint.url}
        lead={
          endpoint.failingSince
            ? words.since(momentWords(endpoint.failingSince))
            : words.families(endpoint.families.length)
        }
        actions={
          <>
            <Button
              busy={update.isPending}
              onClick={() =>
                update.mutate({ body: { webhookEndpoint: { webhookEndpointId, enabled: !enabled } } })
              }
            >
              {enabled ? words.pause : words.resume}
            </Button>
            <Button busy={rotate.isPending} onClick={() => rotate.mutate({ body: { webhookEndpointId } })}>
              {words.rotate}
            </Button>
            {hasParked && (
              <Button
                kind="filled"
                busy={replay.isPending}
                onClick={() =>
                  replay.mutate({
                    body: { webhookEndpointId, status: 'Parked', since: THE_BEGINNING },
                  })
                }
              >
                {words.replayAll}
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {rotate.data && (
          <Notice tone="good">
            <strong>{words.secret}</strong> <code>{rotate.data.webhookEndpoint.secret}</code> {words.rotated}
          </Notice>
        )}
        {replay.data && <Notice tone="good">{words.replayed(replay.data.webhookDelivery.replayed)}</Notice>}
        <Card flush label={words.deliveries}>
          {webhookDeliveries.length === 0 ? (
            <Empty title={words.noDeliveries} />
          ) : (
            <DataTable
              label={words.deliveries}
              rows={webhookDeliveries}
              keyOf={({ webhookDeliveryId }) => webhookDeliveryId}
              columns={columnsOf(setShown)}
              open={({ webhookDeliveryId }) => setShown(webhookDeliveryId)}
            />
          )}
        </Card>
      </Stack>
      {opened && <Opened of={opened} close={() => setShown(undefined)} />}
    </>
  )
}

const toneOf = (status: string) => (status === 'Delivered' ? 'good' : status === 'Parked' ? 'bad' : 'calm')

const columnsOf = (show: (id: string) => void): readonly Column<Delivery>[] => [
  {
    name: 'event',
    head: words.columns.event,
    cell: ({ eventType, webhookDeliveryId }) => (
      <button type="button" className={styles.open} onClick={() => show(webhookDeliveryId)}>
        <code>{eventType}</code>
      </button>
    ),
  },
  { name: 'when', head: words.columns.when, minor: true, cell: ({ createdAt }) => momentWords(createdAt) },
  { name: 'tries', head: words.columns.tries, align: 'end', cell: ({ attempts }) => attempts.length },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: ({ status }) => <Status tone={toneOf(status)}>{words.statuses[status] ?? status}</Status>,
  },
]

/** Each attempt with what came back, and the request itself. */
function Opened({ of, close }: { of: Delivery; close: () => void }) {
  const replay = useSend('adminPortal/replayWebhookDelivery')
  const { webhookDeliveryId, attempts, request } = of
  return (
    <Panel open wide onClose={close} title={of.eventType} lead={momentWords(of.createdAt)}>
      <Stack gap="lines">
        <h3>{words.attempts}</h3>
        <Facts
          of={attempts.map(({ attempt, durationMs, statusCode, failure, replyExcerpt }) => [
            words.attempt(attempt, durationMs),
            [statusCode, failure, replyExcerpt].filter(Boolean).join(' '),
          ])}
        />
        <Button busy={replay.isPending} onClick={() => replay.mutate({ body: { webhookDeliveryId } })}>
          {words.replay}
        </Button>
        {replay.data && <Notice tone="good">{words.replayed(replay.data.webhookDelivery.replayed)}</Notice>}
        {request && (
          <>
            <h3>{words.request}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <pre className={styles.pre} tabIndex={0}>
              {request.body}
            </pre>
          </>
        )}
      </Stack>
    </Panel>
  )
}

/** All of them: what is parked was never received, however old it is. */
const THE_BEGINNING = '1970-01-01T00:00:00Z'
