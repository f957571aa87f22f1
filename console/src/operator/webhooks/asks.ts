import { ask } from '../../calls/operations.ts'

export const webhooksAsks = () => ({
  endpoints: ask('reports/getWebhookEndpoints', {}),
  deliveries: ask('reports/getWebhookDeliveries', { limit: 100 }),
})
