import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { ok, stranger } = await sharedService()

interface Envelope {
  trigger: { eventId: string }
  payload: Record<string, { companyId: string }[]>[]
}
const events = async (body: object): Promise<Envelope[]> => (await ok('reports/getEvents', body)).events

test('of one company, and one by its id', async () => {
  const [one, other] = [
    (await ok('companyOnboarding/createBusiness', business())).registration.companyId,
    (await ok('companyOnboarding/createBusiness', business())).registration.companyId,
  ]
  const all = await events({})
  const ofOne = await events({ companyId: one })
  expect(ofOne.length).toBeGreaterThan(0)
  expect(ofOne.length + (await events({ companyId: other })).length).toBe(all.length)
  expect(new Set(ofOne.map(({ payload }) => payload[0]!['Company']![0]!.companyId))).toEqual(new Set([one]))

  const { eventId } = ofOne[0]!.trigger
  expect(await events({ eventId })).toEqual([ofOne[0]])
  expect(await events({ eventId, companyId: other })).toEqual([])
  expect(await events({ eventId: newId() })).toEqual([])
  expect((await stranger('reports/getEvents', { eventId })).body.events).toEqual([])
  expect(await stranger('reports/getEvents', { companyId: one })).toMatchObject(refused('Invalid CompanyId'))
})
