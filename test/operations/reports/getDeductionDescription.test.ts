import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('the words, each once', async () => {
  const { deductionDescriptions: words } = await ok('reports/getDeductionDescription')
  expect(words).toEqual(expect.arrayContaining(['401(k)', 'Medical', 'Dental', 'HSA']))
  expect(new Set(words).size).toBe(words.length)
})

test('who does not say who they are is not answered', async () => {
  const reply = await call('reports/getDeductionDescription', {}, { client: 'nobody:knows' })
  expect(reply.status).toBe(401)
})
