import type { WebhookEndpoint } from '../../domain/webhooks/endpoint.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { listEndpoints } from '../../store/webhooks/endpoints.ts'
import { known } from '../../wire/fields/nouns.ts'

interface Named {
  readonly webhookEndpointId?: Id<'webhookEndpoint'> | undefined
  readonly webhookEndpoint?:
    | { readonly webhookEndpointId?: Id<'webhookEndpoint'> | undefined }
    | null
    | undefined
}

/** The endpoint that a body names, locked. It may be named in two places; two endpoints are none. */
export async function lockedEndpoint(work: Work, named: Named): Promise<WebhookEndpoint> {
  const [outer, inner] = [named.webhookEndpointId, named.webhookEndpoint?.webhookEndpointId]
  const id = known(outer && inner && outer !== inner ? undefined : (outer ?? inner), 'webhookEndpoint')
  const [endpoint] = await listEndpoints(work, { ids: [id], lock: true })
  return known(endpoint, 'webhookEndpoint')
}
