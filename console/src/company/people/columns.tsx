import type { Reply } from '../../calls/operations.ts'
import { dayWords } from '../../format/days.ts'
import { dollars } from '../../format/money.tsx'
import { people as words } from '../../messages/company/people.ts'
import { shared } from '../../messages/company/shared.ts'
import { Person } from '../../ui/person/person.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { Way } from '../../ui/way/way.tsx'

export type ListedUser = Reply<'reports/getUsers'>['users'][number]

export const columnsOf = (base: string, today: string): readonly Column<ListedUser>[] => [
  {
    name: 'person',
    head: words.columns.person,
    cell: ({ userId, user, jobTitle }) => (
      <Way to={`${base}/${userId}`}>
        <Person name={user} detail={jobTitle} />
      </Way>
    ),
  },
  { name: 'place', head: words.columns.place, minor: true, cell: ({ stateCode }) => stateCode },
  { name: 'pay', head: words.columns.pay, align: 'end', cell: payOf },
  {
    name: 'by',
    head: words.columns.by,
    minor: true,
    cell: ({ userWages: [wage] }) => (wage ? methodOf(wage.paymentMethod.PaymentMethod) : '–'),
  },
  {
    name: 'since',
    head: words.columns.since,
    minor: true,
    cell: ({ dateOfJoin }) => dayWords(dateOfJoin, 'short', { today }),
  },
  {
    name: 'status',
    head: words.columns.status,
    align: 'end',
    cell: ({ status: { userStatus } }) => (
      <Status tone={TONES[userStatus] ?? 'warn'}>{words.statuses[userStatus] ?? userStatus}</Status>
    ),
  },
]

const methodOf = (method: string): string => shared.methods[method] ?? method

const TONES: Readonly<Record<string, Tone>> = { Active: 'good', Ready: 'good', Inactive: 'calm' }

function payOf({ userWages: [wage] }: ListedUser): string {
  return wage ? words.pay(dollars(wage.WageRate), words.bases[wage.WageBasis.WageBasis] ?? '') : '–'
}

export const csvOf = (rows: readonly ListedUser[]) => [
  Object.values(words.columns),
  ...rows.map((row) => [
    row.user,
    row.stateCode,
    payOf(row),
    row.userWages[0]?.paymentMethod.PaymentMethod ?? '',
    row.dateOfJoin,
    row.status.userStatus,
  ]),
]
