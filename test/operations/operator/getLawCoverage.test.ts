import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok } = await sharedService()

test('taxes are listed with their editions, and those that are not computed with the reason', async () => {
  const { lawCoverage, notComputed } = await ok('operator/getLawCoverage')
  const social = lawCoverage.find((row: { tax: string }) => row.tax === 'socialSecurity')
  expect(social).toMatchObject({ where: 'US', editions: expect.arrayContaining([expect.anything()]) })
  expect(notComputed.length).toBeGreaterThan(0)
})
