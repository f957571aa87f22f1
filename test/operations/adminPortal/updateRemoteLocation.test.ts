import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { newCompany, added, shown } = people(sandbox)
const companyId = await newCompany()

const austin = { address1: '2 Oak Street', address2: '', city: 'Austin', state: 'TX', zipcode: '78701' }
const move = (userId: string, over: object = {}) =>
  call('adminPortal/updateRemoteLocation', { remoteLocation: { userId, ...austin, ...over } })

test('a Remote worker works from the new address, in its state', async () => {
  const who = await added(companyId)
  expect(await move(who.userId)).toMatchObject({
    status: 200,
    body: { remoteLocation: { userId: who.userId, status: 'Ready' } },
  })
  expect(await shown(who)).toMatchObject({
    stateCode: 'TX',
    userRemoteLocation: { address1: '2 Oak Street', city: 'Austin', state: 'TX' },
  })
  const { clock } = await ok('sandbox/getClock', {})
  const later = `${Number(clock.today.slice(0, 4)) + 1}-01-01`
  const reno = { address1: '3 Elm Street', city: 'Reno', state: 'NV', zipcode: '89501', effectiveDate: later }
  expect((await move(who.userId, reno)).status).toBe(200)
  expect(await shown(who)).toMatchObject({ stateCode: 'TX', userRemoteLocation: { city: 'Austin' } })
})

test('who works in the office does not, and nobody before the first day of work', async () => {
  const { companyLocations } = await ok('reports/getCompanyLocationInfo', { companyId })
  const { companyLocationId } = companyLocations[0]
  const office = await added(companyId, {
    companyLocationCategory: 'Office',
    companyLocationId,
    stateCode: '',
  })
  expect(await move(office.userId)).toMatchObject(
    refused(
      'This user works at a location of the company; use updateUser with companyLocationCategory: Remote and userRemoteLocation',
    ),
  )
  const who = await added(companyId)
  expect(await move(who.userId, { effectiveDate: '2026-01-04' })).toMatchObject(
    refused('effectiveDate must not be before dateOfJoin, 2026-01-05'),
  )
  expect(await shown(who)).toMatchObject({ stateCode: 'GA', userRemoteLocation: null })
})
