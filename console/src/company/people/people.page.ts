import { page } from '../../app/page.tsx'
import { nav } from '../../messages/company/nav.ts'
import { peopleAsks, personAsks } from './asks.ts'

const OFFICE = ['administrator', 'bookkeeper', 'operator'] as const

export const peoplePage = page({
  face: 'company',
  path: 'people',
  title: () => nav.people,
  roles: OFFICE,
  asks: peopleAsks,
  shows: () => import('./people.tsx'),
})

export const personPage = page({
  face: 'company',
  path: 'people/$userId',
  title: () => nav.people,
  roles: OFFICE,
  asks: personAsks,
  shows: () => import('./person.tsx'),
})
