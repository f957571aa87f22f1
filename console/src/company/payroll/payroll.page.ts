import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { payrollAsks, periodAsks } from './asks.ts'

const OFFICE = ['administrator', 'bookkeeper', 'operator'] as const

export const payrollPage = page({
  face: 'company',
  path: 'payroll',
  title: () => nav.payroll,
  roles: OFFICE,
  asks: payrollAsks,
  shows: () => import('./payroll.tsx'),
})

/** The preview is the one answer that all steps stand on: of a submitted period it is what was frozen. */
export const periodPage = page({
  face: 'company',
  path: 'payroll/$periodId',
  title: () => nav.payroll,
  roles: OFFICE,
  asks: periodAsks,
  shows: () => import('./period.tsx'),
})
