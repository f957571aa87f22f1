import { people } from '../../support/people.ts'
import type { SharedService } from '../../support/shared.ts'

/** A verified company, and a refusal in its words. */
export async function payItems(sandbox: SharedService) {
  const { ok } = sandbox
  const { verifiedCompany, added, shown } = people(sandbox)
  const companyId = await verifiedCompany()
  const examples = async (garnishmentType: string) => {
    const { garnishmentFields } = await ok('reports/getGarnishmentFields', { garnishmentType })
    const required = garnishmentFields.filter((field: { required: boolean }) => field.required)
    return Object.fromEntries(
      required.map((field: { key: string; example: string }) => [field.key, field.example]),
    )
  }
  return { added, shown, companyId, examples }
}

export const tax = {
  RiskClassNameEmployee: 'Clerical Office',
  RiskClassCode: '4904-00',
  PayrollDeductionRate: '0.1119',
  CompositeRate: '0.3138',
}
