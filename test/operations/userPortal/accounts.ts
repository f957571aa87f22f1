import { account, kyc, people, type Who } from '../../support/people.ts'
import type { SharedService } from '../../support/shared.ts'

/** A verified company whose people have passed KYC. */
export async function accounts(sandbox: SharedService) {
  const { ok } = sandbox
  const { verifiedCompany, added, shown } = people(sandbox)
  const companyId = await verifiedCompany()
  const withKyc = async (): Promise<Who> => {
    const who = await added(companyId)
    await ok('userOnboarding/addKycInformation', kyc(who))
    return who
  }
  const add = async (who: Who, over: object = {}): Promise<string> =>
    (await ok('userPortal/addUserBankAccount', account(who, over))).userPayAccountEntity
      .userPayAccountEntityId
  const shares = async (who: Who) =>
    (await shown(who)).bankAccounts.map((each: { payPercentage: number }) => each.payPercentage)
  return { companyId, withKyc, add, shares }
}
