import { z } from 'zod'
import { urlFault } from '../../domain/webhooks/address.ts'
import { releaseHeld } from '../../store/webhooks/deliveries.ts'
import { updateEndpoint } from '../../store/webhooks/endpoints.ts'
import { id } from '../../wire/fields/fields.ts'
import { endpointFields, endpointRefusals, endpointReply, endpointStatus } from '../../wire/webhook.ts'
import { lockedEndpoint } from '../../work/webhooks/locked-endpoint.ts'
import { operation } from '../declaration/operation.ts'

export const updateWebhookEndpoint = operation({
  address: 'adminPortal/updateWebhookEndpoint',
  job: 'webhooks',
  verb: 'PUT',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Changes the address, the families or the state of a webhook endpoint.',
  description:
    'Fields left out stay as they are. A disabled endpoint gets no new events, and what was on its way waits. ' +
    '`enabled: true` also opens an endpoint that the service has paused, or disabled because its receiver answered ' +
    '410 Gone: what waited is then sent, in order.',
  body: z.object({
    webhookEndpoint: z.object({
      webhookEndpointId: id('webhookEndpoint'),
      url: endpointFields.url.nullish(),
      families: endpointFields.families.nullish(),
      enabled: endpointFields.enabled.nullish(),
    }),
  }),
  reply: z.object({ webhookEndpoint: z.object(endpointReply) }),
  refusals: endpointRefusals,

  async run({ body: { webhookEndpoint: given }, work, refuse, environment }) {
    const endpoint = await lockedEndpoint(work, given)
    const rules = { production: environment.production, allowed: environment.allowedAddresses }
    const fault = given.url ? urlFault(given.url, rules) : undefined
    if (fault) refuse('badUrl', { fault })

    const opens = given.enabled === true
    const chosen = {
      url: given.url ?? endpoint.url,
      families: given.families ?? endpoint.families,
      enabled: given.enabled ?? endpoint.enabled,
    }

    await updateEndpoint(work, endpoint.webhookEndpointId, { ...chosen, clean: opens })
    if (opens) await releaseHeld(work, endpoint.webhookEndpointId)
    work.note({ subjectIds: [endpoint.webhookEndpointId] })
    return {
      webhookEndpoint: {
        webhookEndpointId: endpoint.webhookEndpointId,
        status: endpointStatus({ enabled: chosen.enabled, pausedAt: opens ? null : endpoint.pausedAt }),
        message: 'Webhook endpoint updated successfully',
      },
    }
  },
})
