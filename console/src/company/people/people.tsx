import { Download, Upload, UserPlus, Users } from 'lucide-react'
import type { Reply } from '../../calls/operations.ts'
import { saveCsv } from '../../format/csv.ts'
import { dayWords } from '../../format/days.ts'
import { dollars } from '../../format/money.tsx'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { people as words } from '../../messages/en/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import type { PeopleProps } from './asks.ts'
import { ImportPanel } from './import.tsx'
import styles from './people.module.css'

type User = Reply<'reports/getUsers'>['users'][number]
type Show = 'all' | 'working' | 'joining' | 'left'

/** Everybody, with filters in the address. */
export default function People({ data, given }: PeopleProps) {
  const go = useGo()
  const base = `/c/${given.companyId}/people`
  const { users } = data.users
  const show = (given.search.show ?? 'all') as Show
  const text = given.search.text ?? ''
  const rows = users.filter((user) => isShown(user, show) && hasText(user, text))
  const count = (name: Show) => users.filter((user) => isShown(user, name)).length
  const search = (over: Record<string, string>) =>
    go(`${base}?${new URLSearchParams({ show, text, ...over })}`, { replace: true })
  const mayAdd = given.acting.role !== 'bookkeeper'
  return (
    <>
      <Head
        title={words.title}
        lead={words.count(users.length)}
        actions={
          <>
            <Button icon={Download} onClick={() => saveCsv('people.csv', csvOf(rows))}>
              {words.export}
            </Button>
            {mayAdd && (
              <Button icon={Upload} onClick={() => search({ import: 'yes' })}>
                {words.import.open}
              </Button>
            )}
            {mayAdd && (
              <Button kind="filled" icon={UserPlus} onClick={() => search({ add: 'yes' })}>
                {words.add}
              </Button>
            )}
          </>
        }
      />
      <Card flush label={words.title}>
        <div className={styles.bar}>
          <Tabs
            label={words.filter}
            chosen={show}
            choose={(name) => search({ show: name })}
            tabs={(['all', 'working', 'joining', 'left'] as const).map((name) => ({
              name,
              words: words[name],
              count: count(name),
            }))}
          />
          <Input
            name="text"
            type="search"
            label={<span className="unseen">{words.filter}</span>}
            placeholder={words.filterHint}
            value={text}
            onChange={(value) => search({ text: value })}
          />
        </div>
        {users.length === 0 ? (
          <Empty icon={Users} title={words.none.title}>
            {words.none.body}
          </Empty>
        ) : (
          <DataTable
            label={words.title}
            rows={rows}
            keyOf={({ userId }) => userId}
            columns={columnsOf(base, given.today)}
            open={({ userId }) => go(`${base}/${userId}`)}
          />
        )}
        {users.length > 0 && rows.length === 0 && <Empty title={words.noMatch} />}
      </Card>
      {given.search.import === 'yes' && mayAdd && (
        <ImportPanel companyId={given.companyId} close={() => search({ import: '' })} />
      )}
      {given.search.add === 'yes' && mayAdd && (
        <Panel open onClose={() => search({ add: '' })} title={words.addTitle} lead={words.addLead}>
          <OperationForm
            address="adminPortal/addUser"
            fields={schemaFields('adminPortal/addUser', ADD)}
            fixed={{ user: { companyId: given.companyId } }}
            initial={{
              'user/workerType': 'W2',
              'user/companyLocationCategory': 'Remote',
              'user/dateOfJoin': given.today,
            }}
            submit={words.addGo}
            then={(reply) => go(`${base}/${(reply as Reply<'adminPortal/addUser'>).user.userId}`)}
          />
        </Panel>
      )}
    </>
  )
}

const ADD = [
  'user/firstName',
  'user/lastName',
  'user/email',
  'user/phoneNumber',
  'user/jobTitle',
  'user/dateOfJoin',
  'user/workerType',
  'user/companyLocationCategory',
  'user/stateCode',
  'user/language',
  'user/externalId',
]

const JOINING: ReadonlySet<string> = new Set(['Add Wage', 'Invite Sent', 'KYC Pending'])

function isShown({ status: { userStatus } }: User, show: Show): boolean {
  if (show === 'all') return true
  if (show === 'left') return userStatus === 'Inactive'
  return show === 'joining' ? JOINING.has(userStatus) : userStatus !== 'Inactive' && !JOINING.has(userStatus)
}

const hasText = ({ user, jobTitle, stateCode }: User, text: string): boolean =>
  `${user} ${jobTitle} ${stateCode}`.toLowerCase().includes(text.trim().toLowerCase())

const TONES: Readonly<Record<string, Tone>> = { Active: 'good', Ready: 'good', Inactive: 'calm' }

const payOf = ({ userWages }: User): string => {
  const [wage] = userWages
  return wage ? words.pay(dollars(wage.WageRate), words.bases[wage.WageBasis.WageBasis] ?? '') : '–'
}

const columnsOf = (base: string, today: string): readonly Column<User>[] => [
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
    cell: ({ userWages }) => userWages[0]?.paymentMethod.PaymentMethod ?? '–',
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

const csvOf = (rows: readonly User[]) => [
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
