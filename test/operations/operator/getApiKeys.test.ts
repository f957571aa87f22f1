import { expect, test } from 'vitest'
import { scopes } from '../../../src/domain/access/scopes.ts'
import { sharedService } from '../../support/shared.ts'

const { ok, stranger } = await sharedService()

test('keys are listed with their limits, without their secrets, and to their own client only', async () => {
  const expiresAt = '2199-01-01T00:00:00.000Z'
  const { apiKey } = await ok('operator/createApiKey', {
    scopes: ['time', 'read'],
    expiresAt,
    label: 'Clock',
  })
  const { apiKeys } = await ok('operator/getApiKeys')
  expect(apiKeys).toMatchObject([
    { scopes: [...scopes], companyIds: null, expiresAt: null, revokedAt: null, isAccepted: true, label: '' },
    { apiKeyId: apiKey.apiKeyId, scopes: ['read', 'time'], companyIds: null, expiresAt, label: 'Clock' },
  ])
  expect(JSON.stringify(apiKeys)).not.toContain(apiKey.SecretKey)
  expect((await stranger('operator/getApiKeys')).body.apiKeys).toHaveLength(1)
})
