import { Plus, Webhook } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Way } from '../../ui/way/way.tsx'
import type { WebhooksProps } from './asks.ts'

const words = ops.webhooks
type Endpoint = Reply<'reports/getWebhookEndpoints'>['webhookEndpoints'][number]
type Delivery = Reply<'reports/getWebhookDeliveries'>['webhookDeliveries'][number]

export default function Webhooks({ data }: WebhooksProps) {
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState('')
  const { webhookEndpoints } = data.endpoints
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={
          <Button kind="filled" icon={Plus} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      />
      <Stack>
        {secret !== '' && (
          <Notice tone="good">
            <strong>{words.secret}</strong> <code>{secret}</code>
          </Notice>
        )}
        <Card title={words.endpoints} flush>
          {webhookEndpoints.length === 0 ? (
            <Empty icon={Webhook} title={words.none}>
              {words.noneBody}
            </Empty>
          ) : (
            <DataTable
              label={words.endpoints}
              rows={webhookEndpoints}
              keyOf={({ webhookEndpointId }) => webhookEndpointId}
              columns={ENDPOINTS}
            />
          )}
        </Card>
        <Card title={words.deliveries} flush>
          {data.deliveries.webhookDeliveries.length === 0 ? (
            <Empty title={words.noDeliveries} />
          ) : (
            <DataTable
              label={words.deliveries}
              rows={data.deliveries.webhookDeliveries}
              keyOf={({ webhookDeliveryId }) => webhookDeliveryId}
              columns={DELIVERIES}
            />
          )}
        </Card>
      </Stack>
      {isAdding && (
        <Panel open onClose={() => setAdding(false)} title={words.add}>
          <OperationForm
            address="adminPortal/addWebhookEndpoint"
            fields={schemaFields('adminPortal/addWebhookEndpoint', ['webhookEndpoint/url'])}
            fixed={{ webhookEndpoint: {} }}
            submit={words.addGo}
            then={(reply) => {
              setSecret((reply as Reply<'adminPortal/addWebhookEndpoint'>).webhookEndpoint.secret)
              setAdding(false)
            }}
          />
        </Panel>
      )}
    </>
  )
}

const ENDPOINTS: readonly Column<Endpoint>[] = [
  {
    name: 'url',
    head: words.endpoints,
    cell: ({ url, webhookEndpointId }) => (
      <Way to={`/ops/webhooks/${webhookEndpointId}`}>
        <code>{url}</code>
      </Way>
    ),
  },
  {
    name: 'families',
    head: words.columns.event,
    minor: true,
    cell: ({ families }) => words.families(families.length),
  },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: (endpoint) => (
      <Row end>
        <Status tone={endpoint.status === 'Enabled' ? 'good' : 'warn'}>{endpoint.status}</Status>
        <EndpointActs {...endpoint} />
      </Row>
    ),
  },
]

function EndpointActs({ webhookEndpointId }: Endpoint) {
  const test = useSend('adminPortal/sendTestWebhookEvent')
  const remove = useSend('adminPortal/deleteWebhookEndpoint')
  return (
    <>
      <Button size="small" busy={test.isPending} onClick={() => test.mutate({ body: { webhookEndpointId } })}>
        {test.isSuccess ? words.sent : words.test}
      </Button>
      <Button
        size="small"
        kind="quiet"
        busy={remove.isPending}
        onClick={() => remove.mutate({ body: { webhookEndpointId } })}
      >
        {words.remove}
      </Button>
    </>
  )
}

const DELIVERIES: readonly Column<Delivery>[] = [
  { name: 'event', head: words.columns.event, cell: ({ eventType }) => <code>{eventType}</code> },
  { name: 'when', head: words.columns.when, minor: true, cell: ({ createdAt }) => momentWords(createdAt) },
  {
    name: 'tries',
    head: words.columns.tries,
    align: 'end',
    minor: true,
    cell: ({ attempts }) => attempts.length,
  },
  {
    name: 'last',
    head: words.columns.last,
    align: 'end',
    cell: ({ attempts }) => attempts.at(-1)?.statusCode ?? attempts.at(-1)?.failure ?? '–',
  },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: (delivery) => (
      <Row end>
        <Status
          tone={delivery.status === 'Delivered' ? 'good' : delivery.status === 'Parked' ? 'bad' : 'calm'}
        >
          {words.statuses[delivery.status] ?? delivery.status}
        </Status>
        {delivery.status === 'Parked' && <Replay {...delivery} />}
      </Row>
    ),
  },
]

function Replay({ webhookDeliveryId }: Delivery) {
  const replay = useSend('adminPortal/replayWebhookDelivery')
  return (
    <Button
      size="small"
      busy={replay.isPending}
      onClick={() => replay.mutate({ body: { webhookDeliveryId } })}
    >
      {words.replay}
    </Button>
  )
}
