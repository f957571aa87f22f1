import { expect, test } from 'vitest'
import { callerOf, refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok, stranger, url, owner } = await sharedService()

test('a revoked key is accepted no longer, one with a grace still is', async () => {
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['read', 'admin'] })
  const ask = callerOf(url, `${apiKey.clientID}:${apiKey.SecretKey}`)
  const { apiKeyId } = apiKey
  expect(await ask('operator/revokeApiKey', { apiKeyId })).toMatchObject(
    refused('A key cannot revoke itself; use another key, or purser client revoke'),
  )
  const graceful = await ok('operator/revokeApiKey', { apiKeyId, graceHours: 1 })
  expect(graceful.apiKey.status).toBe('Active')
  expect((await ask('reports/getCompanies')).status).toBe(200)
  expect((await ok('operator/revokeApiKey', { apiKeyId })).apiKey.status).toBe('Ended')
  expect((await ask('reports/getCompanies')).status).toBe(401)
  const { rows } = await owner.query(
    'select operation from audit where $1 = any (subject_ids) order by audit_id',
    [apiKeyId],
  )
  expect(rows.map(({ operation }) => operation)).toEqual([
    'operator/createApiKey',
    'operator/revokeApiKey',
    'operator/revokeApiKey',
  ])
})

test('a key of another client is unknown', async () => {
  const { apiKeys } = (await stranger('operator/getApiKeys')).body
  expect(await call('operator/revokeApiKey', { apiKeyId: apiKeys[0].apiKeyId })).toMatchObject(
    refused('Invalid ApiKeyId'),
  )
})
