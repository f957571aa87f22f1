import type { Given, PageProps } from '../../app/page.tsx'
import { ask, type Body } from '../../calls/operations.ts'

/** So many stand on a page: whoever looks for one person types a name. */
export const PAGE = 50

export const STATUSES = ['Active', 'Ready', 'KYC Pending', 'Invite Sent', 'Add Wage', 'Inactive'] as const

interface Narrowed {
  readonly status?: string | undefined
  readonly text?: string | undefined
  readonly cursor?: string | undefined
}

/** The service searches and counts; the page never asks for everybody. */
export const peopleBody = (
  companyId: string,
  { status, text, cursor }: Narrowed,
  limit: number,
): Body<'reports/getUsers'> => ({
  companyId,
  limit,
  sort: 'name',
  search: text ?? '',
  status: STATUSES.find((known) => known === status) ?? null,
  cursor: cursor || null,
})

export const peopleAsks = ({ companyId, search }: Given) => ({
  users: ask('reports/getUsers', peopleBody(companyId, search, PAGE)),
})

export type PeopleProps = PageProps<ReturnType<typeof peopleAsks>>

export const personAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export type PersonProps = PageProps<ReturnType<typeof personAsks>>

export type PersonRecord = PersonProps['data']['user']['user'][number]

/** Whether an account of a person can take pay. */
export const isPaidInto = (status: string): boolean => status !== 'failed' && status !== 'deactivated'

export interface TabProps extends PersonProps {
  readonly user: PersonRecord
  /** Opens a panel; not there for who only reads. */
  readonly open: ((form: string) => void) | undefined
}
