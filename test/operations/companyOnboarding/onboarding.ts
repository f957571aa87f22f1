import { business, registration } from '../../support/bodies.ts'
import type { SharedService } from '../../support/shared.ts'

/** Companies on their way to verification. */
export function onboarding({ call, ok }: SharedService) {
  const refusal = async (address: string, body: object) => (await call(address, body)).body.error?.message
  const info = async (companyId: string) => (await ok('reports/getCompanyInfo', { companyId })).company
  const wait = () => ok('sandbox/advanceClock', { hours: 1 })
  const registered = async () =>
    (await ok('companyOnboarding/companyRegistration', registration())).registration as {
      companyId: string
      businessUserId: string
    }
  const created = async (over: Parameters<typeof business>[0] = {}) =>
    (await ok('companyOnboarding/createBusiness', business(over))).registration as {
      companyId: string
      businessUserId: string
      companyLocationId: string
    }
  return { refusal, info, wait, registered, created }
}

export const kyb = (companyId: string, over: object = {}) => ({
  kybInformation: { companyId, ...business().kybInformation, ...over },
})

export const place = (over: object) => ({ companyLocation: { ...business().companyLocation, ...over } })
