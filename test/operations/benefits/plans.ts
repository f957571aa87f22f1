import { business } from '../../support/bodies.ts'
import type { SharedService } from '../../support/shared.ts'

/** A company that offers plans. */
export async function plans({ ok, call }: SharedService) {
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  const asked = (over: object = {}) => ({
    benefitPlan: { companyId, name: 'Gold', type: 'Medical', ...over },
  })
  const messageOf = async (address: string, body: object) => (await call(address, body)).body.error?.message
  return { companyId, asked, messageOf }
}
