import { business, user } from '../../support/bodies.ts'
import { account, kyc } from '../../support/people.ts'
import type { TestService } from '../../support/service.ts'

/** A business, a worker and the worker's account, all submitted and nothing decided. */
export async function submitted({ ok }: Pick<TestService, 'ok'>) {
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  const { userId } = (await ok('adminPortal/addUser', user(companyId))).user
  await ok('userOnboarding/addKycInformation', kyc({ userId }))
  await ok('userPortal/addUserBankAccount', account({ companyId, userId }))
  return { companyId, userId }
}
