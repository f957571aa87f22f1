import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { added, shown, companyId, examples } = await payItems(sandbox)

test('the order that is named ends, the other stays', async () => {
  const who = await added(companyId)
  const garnishmentFields = await examples('Creditor')
  const add = async (garnishmentAgency: string): Promise<string> => {
    const garnishment = { ...who, garnishmentType: 'Creditor', garnishmentAgency, garnishmentFields }
    return (await ok('adminPortal/addGarnishment', { garnishment })).garnishment.garnishmentId
  }
  const [first, second] = [await add('Acme'), await add('Zenith')]
  const remove = (over: object) =>
    call('adminPortal/removeGarnishment', { garnishment: { ...who, garnishmentId: first, ...over } })
  expect(await remove({ userId: (await added(companyId)).userId })).toMatchObject(
    refused('Invalid GarnishmentId'),
  )
  expect(await remove({})).toMatchObject({ status: 200, body: { garnishment: { status: 'Removed' } } })
  expect((await shown(who)).employeeGarnishments).toMatchObject([{ garnishmentId: second }])
  expect(await remove({})).toMatchObject(refused('Invalid GarnishmentId'))
})
