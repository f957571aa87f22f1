import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { filingAsks, filingsAsks, yearAsks } from './asks.ts'

const OF_COMPANY = { face: 'company', roles: ['administrator', 'bookkeeper', 'operator'] } as const

export const filingsPage = page({
  ...OF_COMPANY,
  path: 'filings',
  title: () => nav.filings,
  asks: filingsAsks,
  shows: () => import('./filings.tsx'),
})

export const filingYearPage = page({
  ...OF_COMPANY,
  path: 'filings/year',
  title: () => nav.filings,
  asks: yearAsks,
  shows: () => import('./year.tsx'),
})

export const filingPage = page({
  ...OF_COMPANY,
  path: 'filings/$filingId',
  title: () => nav.filings,
  asks: filingAsks,
  shows: () => import('./filing.tsx'),
})
