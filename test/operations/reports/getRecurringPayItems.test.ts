import { expect, test } from 'vitest'
import { people, type Who } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { verifiedCompany, added } = people(sandbox)

const companyId = await verifiedCompany()
const jo = await added(companyId)
const sam = await added(companyId, { firstName: 'Sam' })

const add = async (who: Who, item: object): Promise<string> =>
  (await ok('adminPortal/addRecurringPayItem', { ...who, ...item })).recurringPayItem.recurringPayItemId

const uniform = await add(jo, { payItem: 'Deduction', type: 'Uniform', amountPerPayperiod: 12.34 })
const share = await add(jo, { payItem: 'AdditionalCompensation', type: 'Bonus', allocatedPercentage: 2.5 })
const phone = await add(sam, { payItem: 'Reimbursement', type: 'Phone', amountPerPayperiod: 40 })
await ok('adminPortal/removeRecurringPayItem', { ...jo, recurringPayItemId: uniform })

const listed = (asked: object) => ok('reports/getRecurringPayItems', { companyId, ...asked })
const idsOf = (reply: { recurringPayItems: { recurringPayItemId: string }[] }) =>
  reply.recurringPayItems.map(({ recurringPayItemId }) => recurringPayItemId)

const endless = {
  totalAmount: null,
  takenToDate: null,
  balance: null,
  endDate: null,
  recoversOverpayment: false,
}

test('every item of the company as it was saved, without the removed ones', async () => {
  expect(await listed({})).toEqual({
    recurringPayItems: [
      {
        recurringPayItemId: share,
        ...jo,
        payItem: 'AdditionalCompensation',
        type: 'Bonus',
        amountPerPayperiod: null,
        allocatedPercentage: 2.5,
        ...endless,
        status: 'Ready',
      },
      {
        recurringPayItemId: phone,
        ...sam,
        payItem: 'Reimbursement',
        type: 'Phone',
        amountPerPayperiod: 40,
        allocatedPercentage: null,
        ...endless,
        status: 'Ready',
      },
    ],
  })
})

test.each([
  [{ userId: jo.userId }, [share]],
  [{ removed: false }, [share, phone]],
  [{ removed: true }, [uniform, share, phone]],
  [{ userId: jo.userId, removed: true }, [uniform, share]],
])('%o finds what it names', async (asked, found) => {
  expect(idsOf(await listed(asked))).toEqual(found)
})

test('a removed item says so', async () => {
  const { recurringPayItems } = await listed({ userId: jo.userId, removed: true })
  expect(recurringPayItems[0]).toMatchObject({
    type: 'Uniform',
    amountPerPayperiod: 12.34,
    status: 'Removed',
  })
})

test('page by page', async () => {
  const first = await listed({ limit: 1 })
  expect(idsOf(first)).toEqual([share])
  expect(await listed({ limit: 1, cursor: first.nextCursor })).toMatchObject({
    recurringPayItems: [{ recurringPayItemId: phone }],
    nextCursor: null,
  })
})

test('a worker of another company is a mistake, not an empty list', async () => {
  const elsewhere = await added(await verifiedCompany())
  expect(await call('reports/getRecurringPayItems', { companyId, userId: elsewhere.userId })).toMatchObject({
    status: 400,
    body: { error: { message: 'Invalid UserId' } },
  })
})
