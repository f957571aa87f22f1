import { benefitCompany, TODAY } from '../../support/benefits.ts'
import type { TestService } from '../../support/service.ts'

/** A company that has run one payroll with a plan: 150 of the worker and 450 of the employer. */
export async function remitted(sandbox: Pick<TestService, 'ok' | 'owner'>) {
  const { ok } = sandbox
  await ok('sandbox/setClock', { to: TODAY })
  const company = await benefitCompany(sandbox)
  const { companyId } = company
  const medical = await company.plan('Medical', 'Harbor Medical', {
    employeeAmount: 150,
    employerAmount: 450,
  })
  await company.enroll('older', medical)
  await company.pay(0, 'older')
  const asked = (more: object = {}) => ({ remittance: { companyId, plan: 'Harbor Medical', ...more } })
  const owed = async (): Promise<number> =>
    (await ok('benefits/getRemittances', { companyId })).plansOwed[0].owed
  return { ...company, asked, owed }
}
