import { benefitCompany, TODAY } from '../../support/benefits.ts'
import type { SharedService } from '../../support/shared.ts'

/** A company with four plans and someone to enroll. */
export async function enrollable({ ok, owner, call }: SharedService) {
  await ok('sandbox/setClock', { to: TODAY })
  const company = await benefitCompany({ ok, owner })
  const { companyId, plan } = company
  const userId = company.userId('younger')
  const dental = await plan('Dental', 'Smile', { employeeAmount: 20, employerAmount: 5 })
  const hsa = await plan('HSA', 'Health savings', { employeeAmount: 100 })
  const asked = (over: object = {}) => ({
    benefitEnrollment: { companyId, userId, benefitPlanId: dental, effectiveMonth: 'November 2026', ...over },
  })
  const messageOf = async (address: string, body: object) => (await call(address, body)).body.error?.message
  return { company, companyId, plan, userId, dental, hsa, asked, messageOf }
}

export const MONTHS = 'Invalid EffectiveMonth: benefits can become effective in November 2026 to October 2027'
