import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, active } = await staff(sandbox)
const { added, shown } = people(sandbox)

test('changes what is sent', async () => {
  const who = await added(companyId)
  const sent = {
    userId: who.userId,
    jobTitle: 'Head baker',
    lastName: 'Reed-Marsh',
    userReferenceId: 'HR-7',
  }
  expect(await ok('adminPortal/updateUser', { user: { ...sent, backupWithholding: true } })).toMatchObject({
    user: { userId: who.userId, status: 'Ready' },
  })
  expect(await shown(who)).toMatchObject({ ...sent, user: 'Jo Reed-Marsh', firstName: 'Jo' })
})

test('a new place of work counts from its day', async () => {
  const who = await active()
  const { today } = (await ok('sandbox/getClock')).clock
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  await ok('adminPortal/updateUser', { user: { ...who, stateCode: 'TX', effectiveDate: tomorrow } })
  expect((await shown(who)).stateCode).toBe('GA')
  await ok('sandbox/advanceClock', { days: 1 })
  expect((await shown(who)).stateCode).toBe('TX')
})

test('to an office and back', async () => {
  const { companyId: there, companyLocationId } = (await ok('companyOnboarding/createBusiness', business()))
    .registration
  const who = await added(there)
  const update = (over: object) => call('adminPortal/updateUser', { user: { userId: who.userId, ...over } })
  expect(await update({ companyLocationCategory: 'Office' })).toMatchObject(
    refused('companyLocationId is required for an Office worker'),
  )
  expect(await update({ companyLocationId: crypto.randomUUID() })).toMatchObject(
    refused('Invalid CompanyLocationId'),
  )
  expect((await update({ companyLocationCategory: 'Office', companyLocationId })).status).toBe(200)
  expect(await shown(who)).toMatchObject({
    companyLocationCategory: { companyLocationCategory: 'Office' },
    companyLocation: { companyLocationId, state: 'GA' },
  })
  expect((await update({ companyLocationCategory: 'Remote', stateCode: 'NY' })).status).toBe(200)
  expect(await shown(who)).toMatchObject({ companyLocation: null, stateCode: 'NY' })
})

test('an office worker who goes remote names a state', async () => {
  const { companyId: there, companyLocationId } = (await ok('companyOnboarding/createBusiness', business()))
    .registration
  const who = await added(there, { companyLocationCategory: 'Office', stateCode: '', companyLocationId })
  expect(
    await call('adminPortal/updateUser', {
      user: { userId: who.userId, companyLocationCategory: 'Remote' },
    }),
  ).toMatchObject(refused('stateCode is required for a Remote worker'))
})

test('an e-mail address in use, another worker type', async () => {
  const [who, other] = [await added(companyId), await added(companyId)]
  const { email } = await shown(other)
  const update = (over: object) => call('adminPortal/updateUser', { user: { userId: who.userId, ...over } })
  expect(await update({ email: email.toUpperCase() })).toMatchObject(refused('Email already in use'))
  expect(await update({ workerType: '1099-NEC' })).toMatchObject(
    refused('workerType cannot be changed; add the person again with the other workerType'),
  )
})
