import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const webhooksAsks = () => ({
  endpoints: ask('reports/getWebhookEndpoints', {}),
  deliveries: ask('reports/getWebhookDeliveries', { limit: 100, newestFirst: true }),
})

export type WebhooksProps = PageProps<ReturnType<typeof webhooksAsks>>

export const endpointAsks = ({ params, search }: Given) => ({
  endpoints: ask('reports/getWebhookEndpoints', {}),
  deliveries: ask('reports/getWebhookDeliveries', {
    webhookEndpointId: params.endpointId!,
    limit: 50,
    newestFirst: true,
    withRequest: true,
    ...(search.cursor ? { cursor: search.cursor } : {}),
  }),
})

export type EndpointProps = PageProps<ReturnType<typeof endpointAsks>>
