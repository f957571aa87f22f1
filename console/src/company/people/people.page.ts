import { type Given, page } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { people as words } from '../../messages/en/company/people.ts'

const OFFICE = ['administrator', 'bookkeeper', 'operator'] as const

export const peopleAsks = ({ companyId }: Given) => ({
  users: ask('reports/getUsers', { companyId }),
  places: ask('reports/getCompanyLocationInfo', { companyId }),
})

export const peoplePage = page({
  face: 'company',
  path: 'people',
  title: () => words.title,
  roles: OFFICE,
  asks: peopleAsks,
  shows: () => import('./people.tsx'),
})

export const personAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export const personPage = page({
  face: 'company',
  path: 'people/$userId',
  title: () => words.title,
  roles: OFFICE,
  asks: personAsks,
  shows: () => import('./person.tsx'),
})
