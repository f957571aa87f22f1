import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const benefitsAsks = ({ companyId }: Given) => ({
  plans: ask('benefits/getBenefitPlans', { companyId }),
  enrollments: ask('benefits/getBenefitEnrollments', { companyId, limit: 1000 }),
  users: ask('reports/getUsers', { companyId, limit: 1000 }),
})

export type BenefitsProps = PageProps<ReturnType<typeof benefitsAsks>>
