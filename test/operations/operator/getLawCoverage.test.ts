import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'

const { ok } = await sharedService()

test('taxes are listed with their editions, and those that are not computed with the reason', async () => {
  const { lawCoverage, notComputed } = await ok('operator/getLawCoverage')
  const social = lawCoverage.find((row: { tax: string }) => row.tax === 'socialSecurity')
  expect(social).toMatchObject({ where: 'US', editions: expect.arrayContaining([expect.anything()]) })
  expect(notComputed.length).toBeGreaterThan(0)
})

test('places below the states are counted by kind, with how sure they are and how many are not on file', async () => {
  const { placeCoverage } = await ok('operator/getLawCoverage')
  const cities = placeCoverage.find(
    ({ state, kind }: { state: string; kind: string }) => state === 'OH' && kind === 'city',
  )
  expect(cities).toMatchObject({
    places: 667,
    confidence: [{ confidence: 'verified', places: 667 }],
    unknown: 4,
  })
})
