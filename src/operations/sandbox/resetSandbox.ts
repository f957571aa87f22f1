import { z } from 'zod'
import { replaceClient } from '../../store/access/clients.ts'
import { operation } from '../declaration/operation.ts'

export const resetSandbox = operation({
  address: 'sandbox/resetSandbox',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Begins anew: the same credentials, an empty client, a clock that shows real time.',
  description:
    'Nothing is deleted; what was there can no longer be reached with these credentials. Webhook endpoints are to be ' +
    'added again.',
  body: z.object({}),
  reply: z.object({ sandbox: z.object({ status: z.literal('Success'), message: z.string() }) }),

  async run({ work }) {
    const clientId = await replaceClient(work)
    work.note({ facts: { successor: clientId } })
    return { sandbox: { status: 'Success' as const, message: 'The sandbox is empty' } }
  },
})
