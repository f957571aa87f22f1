import { page } from '../../app/page.tsx'
import { paycheck as words } from '../../messages/en/company/paycheck.ts'
import { paycheckAsks } from './asks.ts'

export const paycheckPage = page({
  face: 'company',
  path: 'payroll/$periodId/$userId',
  title: () => words.title,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: paycheckAsks,
  shows: () => import('./paycheck.tsx'),
})
