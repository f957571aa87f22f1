import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { paycheck as words } from '../../messages/en/company/paycheck.ts'

export const paycheckAsks = ({ companyId, params }: Given) => ({
  periods: ask('reports/getPayPeriod', { companyId }),
  preview: ask('payroll/previewPayroll', { companyId, payPeriodId: params.periodId! }),
  user: ask('reports/getUser', { companyId, userId: params.userId! }),
})

export const paycheckPage = page({
  face: 'company',
  path: 'payroll/$periodId/$userId',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: paycheckAsks,
  shows: () => import('./paycheck.tsx'),
})
