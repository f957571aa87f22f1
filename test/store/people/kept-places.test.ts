import { afterAll, expect, test } from 'vitest'
import { day } from '../../../src/kernel/dates.ts'
import { fillPlaces } from '../../../src/store/people/kept-places.ts'
import { peopleAlike } from '../../../src/store/people/open-facts.ts'
import { headcounts } from '../../../src/store/reports/people.ts'
import { touchedGround } from '../../properties/touched.ts'
import { user } from '../../support/bodies.ts'

const { ok, owner, pool, tamper, verified, companyId, reading, touched } = await touchedGround(6)
afterAll(() => pool.end())

const users = (await ok('reports/getActiveUsers', { companyId })).users as { userId: string }[]
const [home, remote, office, later, form] = users.map(({ userId }) => ({ companyId, userId }))
const DALLAS = { address1: '1 Main St', city: 'Dallas', state: 'TX', zipcode: '75201' }
const FORM = { code: 'NY', stateW4Information: { 'Filing Status': 'Single' } }
const BOSTON = { address1: '2 Main St', city: 'Boston', state: 'MA', zipcode: '02108' }
const { companyLocationId } = (
  await ok('companyOnboarding/addCompanyLocation', {
    companyLocation: {
      ...{ companyId, ...BOSTON, companyLocation: 'Boston', phoneNumber: '6175550100' },
      ...{ isWorkLocation: true, isMailingAddress: false, isFilingAddress: false },
    },
  })
).companyLocation

/** How people are counted, today and on a day before all moves. */
const counted = () =>
  reading(async (tx) => ({
    alike: (await peopleAlike(tx, companyId)).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    heads: await headcounts(tx, companyId, { from: day('2026-01-01'), to: tx.today }),
    before: await headcounts(tx, companyId, { from: day('2025-01-01'), to: day('2025-12-31') }),
  }))
const forget = () =>
  tamper(`update worker set places = null, places_since = null where company_id = '${companyId}'`)
const unkept = async () => (await owner.query('select from worker where places is null')).rowCount
const quiet = { say: () => {} }

/** What is kept agrees with what is read, and with what a check finds. */
async function holds(): Promise<void> {
  expect(await unkept()).toBe(0)
  expect(await verified()).toEqual([])
  const kept = await counted()
  await forget()
  expect(await counted()).toEqual(kept)
  expect(await fillPlaces(owner, quiet)).toBe(6)
  expect(await counted()).toEqual(kept)
  expect(await verified()).toEqual([])
}

test('the places of everyone are kept from the first day on, and none is looked up', async () => {
  await holds()
  const { rows } = await touched(['worker_workplace', 'worker_address'], async (work) => {
    await peopleAlike(work, companyId)
    await headcounts(work, companyId, { from: day('2026-01-01'), to: work.today })
  })
  expect(rows).toBe(0)
})

test('who is added has places, with and without an office', async () => {
  const place = { companyLocationCategory: 'Office', companyLocationId, stateCode: '' }
  const { userId } = (await ok('adminPortal/addUser', user(companyId, place))).user
  const { rows } = await owner.query('select places from worker where user_id = $1', [userId])
  expect(rows).toEqual([{ places: expect.stringContaining(companyLocationId) }])
  expect(await verified()).toEqual([])
  await ok('adminPortal/deleteUser', { companyId, userId })
})

test.each([
  ['a home', () => ok('userPortal/updateKycInformation', { kycInformation: { ...home, ...DALLAS } })],
  [
    'a remote location',
    () => ok('adminPortal/updateRemoteLocation', { remoteLocation: { ...remote, ...DALLAS } }),
  ],
  [
    'an office',
    () =>
      ok('adminPortal/updateUser', {
        user: { ...office, companyLocationCategory: 'Office', companyLocationId },
      }),
  ],
  [
    'a remote location of later',
    () =>
      ok('adminPortal/updateRemoteLocation', {
        remoteLocation: { ...later, ...DALLAS, effectiveDate: '2027-03-01' },
      }),
  ],
  ['a state’s form', () => ok('userOnboarding/addStateW4Information', { ...form, ...FORM })],
  ['the day of the later one', () => ok('sandbox/advanceClock', { days: 400 })],
])('%s changes what is kept, and nobody is counted otherwise', async (_, does) => {
  await does()
  await holds()
})

test('a move that was not kept is found', async () => {
  await tamper(`insert into worker_address
    select (jsonb_populate_record(a, '{"effective_from": "2030-01-01"}')).* from worker_address a
    where user_id = '${home!.userId}' and kind = 'remote'`)
  expect((await verified()).map(({ check, recordId }) => [check, recordId])).toEqual([
    ['worker.places', home!.userId],
  ])
  await forget()
  await fillPlaces(owner, quiet)
  expect(await verified()).toEqual([])
})
