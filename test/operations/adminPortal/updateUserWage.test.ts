import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId } = await staff(sandbox)
const { added, shown } = people(sandbox)

test('a raise counts from its day; before it the old wage is in force', async () => {
  const who = await added(companyId)
  await ok('adminPortal/addUserWage', wage(who, { wageRate: 20 }))
  const { today } = (await ok('sandbox/getClock')).clock
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  await ok('adminPortal/updateUserWage', { userWage: { ...who, wageRate: 22, startDate: tomorrow } })
  const rate = async () => (await shown(who)).userWages.map((each: { WageRate: number }) => each.WageRate)
  expect(await rate()).toEqual([20])
  await ok('sandbox/advanceClock', { days: 1 })
  expect(await rate()).toEqual([22])
})

test('an update keeps what is left out; by its id a wage is corrected', async () => {
  const who = await added(companyId)
  const { userWageId } = (await ok('adminPortal/addUserWage', wage(who, { wageRate: 20 }))).userWage
  const corrected = await ok('adminPortal/updateUserWage', {
    userWage: { ...who, userWageId, wageRate: 21 },
  })
  expect(corrected.userWage).toMatchObject({ userWageId, status: 'Ready' })
  expect((await shown(who)).userWages).toMatchObject([
    { userWageId, WageRate: 21, WageBasis: { WageBasis: 'Per Hour' }, standardWorkingHours: 40 },
  ])
  const unknown = { userWage: { ...who, userWageId: crypto.randomUUID() } }
  expect(await call('adminPortal/updateUserWage', unknown)).toMatchObject(refused('Invalid UserWageId'))
})

test('there is nothing to update before the first', async () => {
  const who = await added(companyId)
  expect(await call('adminPortal/updateUserWage', { userWage: { ...who, wageRate: 1 } })).toMatchObject(
    refused('This user has no wage yet; add one with addUserWage'),
  )
})
