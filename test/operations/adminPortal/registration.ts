import { business } from '../../support/bodies.ts'
import type { SharedService } from '../../support/shared.ts'

/** Companies that register with a state. */
export function registration({ call, ok }: SharedService) {
  const company = async (): Promise<string> =>
    (await ok('companyOnboarding/createBusiness', business())).registration.companyId
  const add = (...given: Parameters<typeof body>) =>
    call('adminPortal/addStateRegistrationInfo', body(...given))
  const update = (...given: Parameters<typeof body>) =>
    call('adminPortal/updateStateRegistrationInfo', body(...given))
  const registered = async (companyId: string, asked: object = {}) =>
    (await ok('reports/getStateRegistration', { companyId, ...asked })).stateRegistrations
  return { company, add, update, registered }
}

export const body = (companyId: string, code: unknown, companyStateRegistration: unknown) => ({
  companyId,
  code,
  companyStateRegistration,
})
