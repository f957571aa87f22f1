import { expect, test } from 'vitest'
import { stateCodes } from '../../../src/domain/values.ts'
import { sharedService } from '../../support/shared.ts'
import { registration } from '../adminPortal/registration.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { company, add, registered } = registration(sandbox)

test('every state has the two documented fields, and the examples of the required ones are accepted', async () => {
  const companyId = await company()
  for (const code of stateCodes) {
    const { stateRegistrationFields: fields } = await ok('reports/getStateRegistrationFields', { code })
    const keys = fields.map((field: { key: string }) => field.key)
    expect(keys).toEqual(expect.arrayContaining(['UI Account Number', 'Unemployment Rate']))
    const required = fields.filter((field: { required: boolean }) => field.required)
    const sent = Object.fromEntries(required.map((f: { key: string; example: string }) => [f.key, f.example]))
    expect(await add(companyId, code, sent), code).toEqual(
      expect.objectContaining({
        status: 200,
        body: { status: 'Success', message: 'State registration information added successfully' },
      }),
    )
  }
  expect(await registered(companyId)).toHaveLength(51)
})
