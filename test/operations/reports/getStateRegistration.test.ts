import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { body, registration } from '../adminPortal/registration.ts'

const sandbox = await sharedService()
const { stranger } = sandbox
const { company } = registration(sandbox)

test('unknown and foreign companies', async () => {
  const companyId = await company()
  const sent = body(companyId, 'GA', { 'Unemployment Rate': '2.7' })
  for (const address of [
    'adminPortal/addStateRegistrationInfo',
    'adminPortal/updateStateRegistrationInfo',
    'reports/getStateRegistration',
    'reports/getCompanyTask',
  ]) {
    expect((await stranger(address, sent)).body.error?.message, address).toBe('Invalid CompanyId')
  }
})
