import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('the words, each once', async () => {
  const { additionalCompensationDescriptions: words } = await ok(
    'reports/getAdditionalCompensationDescription',
  )
  expect(words).toEqual(expect.arrayContaining(['Bonus', 'Cash Tips', 'Group-Term Life', 'Imputed Income']))
  expect(new Set(words).size).toBe(words.length)
})

test('who does not say who they are is not answered', async () => {
  const reply = await call('reports/getAdditionalCompensationDescription', {}, { client: 'nobody:knows' })
  expect(reply.status).toBe(401)
})
