import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems, tax } from '../adminPortal/pay-items.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { added, companyId } = await payItems(sandbox)

test('has a form, and refuses by its fields', async () => {
  const who = await added(companyId, { stateCode: 'WA' })
  const form = await ok('reports/getEmployeeMiscellaneousStateTaxFormFields', { code: 'WA' })
  const keys = form.employeeMiscellaneousStateTaxFormFields.map((field: { key: string }) => field.key)
  expect(keys).toEqual(Object.keys(tax))
  const add = (over: object) =>
    call('adminPortal/addEmployeeMiscellaneousStateTax', {
      employeeMiscellaneousStateTax: { ...who, ...tax, ...over },
    })
  expect(await add({ RiskClassCode: 'x' })).toMatchObject(refused('RiskClassCode must be 9999-99'))
  expect(await add({ code: 'GA' })).toMatchObject(refused('GA has no tax of this kind'))
})
