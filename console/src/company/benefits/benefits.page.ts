import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { benefits as words } from '../../messages/en/company/benefits.ts'

export const benefitsAsks = ({ companyId }: Given) => ({
  plans: ask('benefits/getBenefitPlans', { companyId }),
  enrollments: ask('benefits/getBenefitEnrollments', { companyId, limit: 1000 }),
  users: ask('reports/getUsers', { companyId, limit: 1000 }),
})

export const benefitsPage = page({
  face: 'company',
  path: 'benefits',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: benefitsAsks,
  shows: () => import('./benefits.tsx'),
})
