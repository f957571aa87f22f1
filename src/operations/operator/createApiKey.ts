import { z } from 'zod'
import { scopes, scopeWords } from '../../domain/access/scopes.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { addOwnKey } from '../../store/access/api-keys.ts'
import { newSecret } from '../../store/access/authenticate.ts'
import { existing } from '../../store/database/lookup.ts'
import { choice, id, optionalText } from '../../wire/fields/fields.ts'
import { moment } from '../../wire/fields/instant.ts'
import { nouns, unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

const MEANINGS = scopes.map((scope) => `\`${scope}\`: ${scopeWords[scope]}`).join('; ')

export const createApiKey = operation({
  address: 'operator/createApiKey',
  job: 'operator',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client', again: true },
  summary: 'Makes a key with limits: what it may do, for which companies, until when.',
  description:
    'The `SecretKey` is shown this once. Older keys go on: to change a key without a pause, make the new one, use it, then ' +
    'revokeApiKey the old one. A key gives no scope that it does not have itself. Times are real time, whatever the ' +
    'client’s clock says.',
  body: z.object({
    scopes: z
      .array(choice(scopes), 'must be a list')
      .min(1, 'must name at least one scope')
      .max(100, 'must have at most 100 items')
      .describe(`What the key may do; every operation names the scope that it needs. ${MEANINGS}.`),
    companyIds: z
      .array(id('company'), 'must be a list')
      .min(1, 'must name at least one company; leave it out for all')
      .max(1000, 'must have at most 1000 items')
      .nullish()
      .describe('The companies that the key sees. Left out: all, also later ones.'),
    expiresAt: moment().nullish().describe('When the key ends. Left out: when it is revoked.'),
    label: optionalText(100)
      .describe('What the key is for, in your words.')
      .meta({ examples: ['Clock in the bakery'] }),
  }),
  reply: z.object({
    apiKey: z.object({
      apiKeyId: z.uuid(),
      clientID: z.string(),
      SecretKey: z.string(),
      status: z.literal('Active'),
      message: z.string(),
    }),
  }),
  refusals: {
    beyondOwn: 'A key can only give scopes that it has; this one has no {scope}',
    over: 'expiresAt must be in the future',
  },

  async run({ body, work, caller, house, refuse }) {
    const companyIds = body.companyIds ?? undefined
    if (companyIds) {
      const there = await existing(work, nouns.company, companyIds)
      if (companyIds.some((companyId) => !there.has(companyId))) throw unknownId('company')
    }

    const given = scopes.filter((scope) => body.scopes.includes(scope))
    const missing = given.find((scope) => !caller.scopes.includes(scope))
    if (missing) refuse('beyondOwn', { scope: missing })
    if (body.expiresAt && body.expiresAt <= Date.now()) refuse('over')
    const { accountId } = caller as Extract<typeof caller, { accountId: string }>

    const secret = newSecret()
    const limits = {
      ...(companyIds && { companyIds }),
      ...(body.expiresAt && { expiresAt: isoInstant(body.expiresAt) }),
    }
    const key = { accountId, hash: house.hashOf(secret), label: body.label, scopes: given, ...limits }
    const apiKeyId = await addOwnKey(work, key)
    work.note({ subjectIds: [apiKeyId], facts: { scopes: given, ...limits } })

    const message = 'API key made successfully; keep the SecretKey, it is not shown again'
    return {
      apiKey: { apiKeyId, clientID: accountId, SecretKey: secret, status: 'Active' as const, message },
    }
  },
})
