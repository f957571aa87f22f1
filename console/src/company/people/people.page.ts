import { page } from '../../app/page.tsx'
import { people as words } from '../../messages/en/company/people.ts'
import { peopleAsks, personAsks } from './asks.ts'

const OFFICE = ['administrator', 'bookkeeper', 'operator'] as const

export const peoplePage = page({
  face: 'company',
  path: 'people',
  title: () => words.title,
  roles: OFFICE,
  asks: peopleAsks,
  shows: () => import('./people.tsx'),
})

export const personPage = page({
  face: 'company',
  path: 'people/$userId',
  title: () => words.title,
  roles: OFFICE,
  asks: personAsks,
  shows: () => import('./person.tsx'),
})
