import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const peopleAsks = ({ companyId }: Given) => ({
  users: ask('reports/getUsers', { companyId }),
  places: ask('reports/getCompanyLocationInfo', { companyId }),
})

export type PeopleProps = PageProps<ReturnType<typeof peopleAsks>>

export const personAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export type PersonProps = PageProps<ReturnType<typeof personAsks>>

export type PersonRecord = PersonProps['data']['user']['user'][number]

export interface TabProps extends PersonProps {
  readonly user: PersonRecord
  /** Opens a panel; not there for who only reads. */
  readonly open: ((form: string) => void) | undefined
}
