import type { Given, PageProps } from '../../app/page.tsx'
import { ask, type Reply } from '../../calls/operations.ts'

export const benefitsAsks = ({ companyId }: Given) => ({
  plans: ask('benefits/getBenefitPlans', { companyId }),
  owed: ask('benefits/getRemittances', { companyId, limit: 10, newestFirst: true }),
})

export type BenefitsProps = PageProps<ReturnType<typeof benefitsAsks>>

export type Plan = BenefitsProps['data']['plans']['benefitPlans'][number]
export type Enrollment = Reply<'benefits/getBenefitEnrollments'>['benefitEnrollments'][number]
