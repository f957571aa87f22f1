import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'

export const addressPage = page({
  face: 'company',
  path: 'address',
  title: () => nav.address,
  roles: ['administrator', 'bookkeeper', 'operator'],
  asks: () => ({}),
  shows: () => import('./address.tsx'),
})
