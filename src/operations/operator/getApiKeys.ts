import { z } from 'zod'
import { scopes } from '../../domain/access/scopes.ts'
import { type Instant, isoInstant } from '../../kernel/dates.ts'
import { type OwnKey, ownKeys } from '../../store/access/api-keys.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getApiKeys = operation({
  address: 'operator/getApiKeys',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists the keys of the calling client, also those that have ended, in order of creation.',
  description: 'Secrets are never shown again. Times are real time, whatever the client’s clock says.',
  body: z.object({ ...page }),
  reply: z.object({
    apiKeys: z.array(
      z.object({
        apiKeyId: z.uuid(),
        clientID: z.string(),
        label: z.string().describe('What the key is for, in your words.'),
        scopes: z.array(z.enum(scopes)).describe('What the key may do.'),
        companyIds: z.array(z.uuid()).nullable().describe('The companies that the key sees; null is all.'),
        createdAt: z.string(),
        expiresAt: z.string().nullable().describe('When the key ends by itself; null when it does not.'),
        revokedAt: z.string().nullable().describe('When the key was or will be ended; null when nobody did.'),
        isAccepted: z.boolean().describe('Whether a request with this key is let in now.'),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    const keys = await ownKeys(work, rangeOf(body))

    const { items, next } = pageOf(body, keys, ({ apiKeyId }) => apiKeyId)
    return { apiKeys: items.map(shown), ...next }
  },
})

const shown = (key: OwnKey) => ({
  apiKeyId: key.apiKeyId,
  clientID: key.accountId,
  label: key.label,
  scopes: (key.scopes ?? scopes).filter((scope) => key.seesSsn || scope !== 'pii'),
  companyIds: key.companyIds ? [...key.companyIds] : null,
  createdAt: isoInstant(key.createdAt),
  expiresAt: printed(key.expiresAt),
  revokedAt: printed(key.revokedAt),
  isAccepted: !hasEnded(key),
})

const hasEnded = ({ expiresAt, revokedAt }: OwnKey): boolean =>
  [expiresAt, revokedAt].some((at) => at !== null && at <= Date.now())

const printed = (at: Instant | null): string | null => (at === null ? null : isoInstant(at))
