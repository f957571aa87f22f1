import { z } from 'zod'
import { urlFault } from '../../domain/webhooks/address.ts'
import { insertEndpoint } from '../../store/webhooks/endpoints.ts'
import {
  endpointFields,
  endpointRefusals,
  endpointReply,
  endpointStatus,
  familyNames,
} from '../../wire/webhook.ts'
import { operation } from '../declaration/operation.ts'

export const addWebhookEndpoint = operation({
  address: 'adminPortal/addWebhookEndpoint',
  job: 'webhooks',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client', again: true },
  summary: 'Adds an address to which events are posted.',
  description:
    'Without `families` it gets all of them; without `enabled` it is enabled. The `secret` is shown this once; every ' +
    'delivery is signed with it by the Standard Webhooks scheme. In production the address must be https and public, ' +
    'and is checked again at every connection; the sandbox also allows http and addresses of its own machine. An ' +
    'endpoint gets the events that are written from now on.',
  body: z.object({
    webhookEndpoint: z.object({
      url: endpointFields.url,
      families: endpointFields.families.nullish(),
      enabled: endpointFields.enabled.nullish(),
    }),
  }),
  reply: z.object({ webhookEndpoint: z.object({ ...endpointReply, secret: z.string() }) }),
  refusals: endpointRefusals,

  async run({ body: { webhookEndpoint: given }, work, refuse, environment }) {
    const rules = { production: environment.production, allowed: environment.allowedAddresses }
    const fault = urlFault(given.url, rules)
    if (fault) refuse('badUrl', { fault })
    const enabled = given.enabled ?? true

    const { webhookEndpointId, secret } = await insertEndpoint(work, {
      url: given.url,
      families: given.families ?? familyNames,
      enabled,
    })
    work.note({ subjectIds: [webhookEndpointId] })

    const status = endpointStatus({ enabled, pausedAt: null })
    const message = 'Webhook endpoint added successfully; keep the secret, it is not shown again'
    return { webhookEndpoint: { webhookEndpointId, status, message, secret } }
  },
})
