import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { payItems, tax } from './pay-items.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { added, shown, companyId } = await payItems(sandbox)

test('is answered as a list by getUser and as one by getUsers', async () => {
  const who = await added(companyId, { stateCode: 'WA' })
  const { employeeMiscellaneousStateTax: answer } = await ok('adminPortal/addEmployeeMiscellaneousStateTax', {
    employeeMiscellaneousStateTax: { ...who, ...tax },
  })
  const kept = { instanceId: answer.instanceId, ...tax }
  expect((await shown(who)).employeeMiscellaneousStateTax).toEqual([kept])
  const { users } = await ok('reports/getUsers', { companyId })
  expect(
    users.find((each: { userId: string }) => each.userId === who.userId).employeeMiscellaneousStateTax,
  ).toEqual(kept)
})
