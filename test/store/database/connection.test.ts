import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startService, startWorker } from '../../../src/service/main.ts'
import {
  expectServiceRole,
  ownerPool,
  pooledPool,
  servicePool,
} from '../../../src/store/database/connection.ts'
import { testDatabase } from '../../support/database.ts'
import { testSettings } from '../../support/service.ts'

const { url } = await testDatabase()

test('the service knows whether row-level security binds it', async () => {
  const [bound, owner] = [servicePool(url, 1), ownerPool(url, 1)]
  await expectServiceRole(bound)
  await expect(expectServiceRole(owner)).rejects.toThrow('not as purser_service')
  await Promise.all([bound.end(), owner.end()])
})

test('a time zone or a style of dates of another kind is refused', async () => {
  const way = pooledPool(`${url}&options=-c%20role%3Dpurser_service%20-c%20timezone%3DEST`, 1)
  await expect(expectServiceRole(way)).rejects.toThrow('timezone EST and datestyle ISO')
  await way.end()
})

test.each([
  ['an API process', startService],
  ['a worker', startWorker],
])('%s does not begin where it would act as owner', async (_, start) => {
  const settings = testSettings({ DATABASE_URL: url, PURSER_POOL_URL: url })
  await expect(start(settings, pino({ level: 'silent' }))).rejects.toThrow('not as purser_service')
})
