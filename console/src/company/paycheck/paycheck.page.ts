import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { paycheckAsks } from './asks.ts'

export const paycheckPage = page({
  face: 'company',
  path: 'payroll/$periodId/$userId',
  title: () => nav.paycheck,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: paycheckAsks,
  shows: () => import('./paycheck.tsx'),
})
