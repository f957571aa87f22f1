import { business } from '../../support/bodies.ts'
import type { SharedService } from '../../support/shared.ts'

/** Companies and their funding accounts. */
export function funding({ call, ok }: SharedService) {
  const company = async (): Promise<string> =>
    (await ok('companyOnboarding/createBusiness', business())).registration.companyId
  const linked = async (companyId: string, over: object = {}): Promise<string> =>
    (await ok('adminPortal/addCompanyBankAccount', account(companyId, over))).companyFundingSourceEntity
      .companyFundingSourceEntityId
  const refresh = async (companyId: unknown) =>
    (await call('sandbox/refreshCompanyBankAccountStatus', { companyId })) as Awaited<ReturnType<typeof call>>
  const accounts = async (companyId: string) =>
    (await ok('reports/getCompanyInfo', { companyId })).company.BankAccounts
  const message = async (address: string, body: object) => (await call(address, body)).body.error?.message
  const tenSeconds = async () => {
    const { clock } = await ok('sandbox/getClock')
    await ok('sandbox/setClock', { to: new Date(Date.parse(clock.now) + 10_500).toISOString() })
  }
  return { company, linked, refresh, accounts, message, tenSeconds }
}

export const account = (companyId: string, over: object = {}) => ({
  companyFundingSourceEntity: {
    companyId,
    accountNumber: '4455667788',
    routingNumber: '021000021',
    bankName: 'First Example Bank',
    accountType: 'Checking',
    accountName: 'Operating',
    ...over,
  },
})
