import { z } from 'zod'
import { endOwnKey, ownKeys } from '../../store/access/api-keys.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const revokeApiKey = operation({
  address: 'operator/revokeApiKey',
  job: 'operator',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client', again: true },
  summary: 'Ends a key, at once or after some hours.',
  description: 'A key that ends sooner stays so. The key that sends the request cannot end itself.',
  body: z.object({
    apiKeyId: id('apiKey'),
    graceHours: z
      .number('must be a number')
      .min(0, 'must be at least 0')
      .max(720, 'must be at most 720')
      .nullish()
      .describe('How long the key is still accepted. Left out: not at all.')
      .meta({ examples: [24] }),
  }),
  reply: z.object({
    apiKey: z.object({ apiKeyId: z.uuid(), status: z.enum(['Active', 'Ended']), message: z.string() }),
  }),
  refusals: { itself: 'A key cannot revoke itself; use another key, or purser client revoke' },

  async run({ body, work, caller, refuse }) {
    const { apiKeyId } = body
    const graceHours = body.graceHours ?? 0
    const keys = await ownKeys(work, {})
    if (!keys.some((key) => key.apiKeyId === apiKeyId)) throw unknownId('apiKey')

    if (caller.kind === 'key' && caller.apiKeyId === apiKeyId) refuse('itself')

    await endOwnKey(work, apiKeyId, graceHours)
    work.note({ subjectIds: [apiKeyId], facts: { graceHours } })
    const status = graceHours > 0 ? ('Active' as const) : ('Ended' as const)
    return { apiKey: { apiKeyId, status, message: 'API key revoked successfully' } }
  },
})
