import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('the next twelve months of the client’s own clock', async () => {
  await ok('sandbox/setClock', { to: '2026-12-31T15:00:00Z' })
  const months = await ok('benefits/getBenefitValidEffectiveMonths')
  expect(months).toHaveLength(12)
  expect([months[0], months[11]]).toEqual(['January 2027', 'December 2027'])
  // A day later, another month has begun.
  await ok('sandbox/advanceClock', { days: 1 })
  expect((await ok('benefits/getBenefitValidEffectiveMonths'))[0]).toBe('February 2027')
})

test('an unknown company is refused', async () => {
  const { status, body } = await call('benefits/getBenefitValidEffectiveMonths', { companyId: randomUUID() })
  expect([status, body.error.message]).toEqual([400, 'Invalid CompanyId'])
})

test('is read, not written', async () => {
  expect((await call('benefits/getBenefitValidEffectiveMonths', {}, { verb: 'DELETE' })).status).not.toBe(200)
})
