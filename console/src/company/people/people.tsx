import { Download, Upload, UserPlus, Users } from 'lucide-react'
import type { Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { saveCsv } from '../../format/csv.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Bar, Find } from '../../ui/bar/bar.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import { useGo, useWithin } from '../../ui/way/way.tsx'
import { ImportPanel } from '../shared/import-people.tsx'
import { PAGE, type PeopleProps, peopleBody, STATUSES } from './asks.ts'
import { columnsOf, csvOf, type ListedUser } from './columns.tsx'
import { atPlace, isRemote, useWorkplaces } from './person-place.tsx'

/** Everybody, a page at a time: search and status are in the address, and the service finds. */
export default function People({ data, given }: PeopleProps) {
  const go = useGo()
  const base = `/c/${given.companyId}/people`
  const { users, total = users.length, nextCursor } = data.users
  const { status = '', text = '', cursor = '' } = given.search
  const isNarrowed = status !== '' || text !== '' || cursor !== ''
  const search = useWithin(base, { status, text, cursor })
  const mayAdd = given.acting.role !== 'bookkeeper'
  const add = mayAdd && (
    <Button kind="filled" icon={UserPlus} onClick={() => search({ add: 'yes' })}>
      {words.add}
    </Button>
  )
  return (
    <>
      <Head
        title={words.title}
        lead={words.count(total)}
        actions={
          <>
            <Button icon={Download} onClick={() => void exported(given.companyId, { status, text })}>
              {words.export}
            </Button>
            {mayAdd && (
              <Button icon={Upload} onClick={() => search({ import: 'yes' })}>
                {words.import.open}
              </Button>
            )}
            {add}
          </>
        }
      />
      <Card flush label={words.title}>
        {users.length === 0 && !isNarrowed ? (
          <Empty icon={Users} title={words.none.title} action={add}>
            {words.none.body}
          </Empty>
        ) : (
          <>
            <Bar>
              <Find
                label={words.filter}
                hint={words.filterHint}
                text={text}
                find={(value) => search({ text: value, cursor: '' })}
              />
              <Select
                name="status"
                label={<span className="unseen">{words.columns.status}</span>}
                value={status}
                onChange={(value) => search({ status: value, cursor: '' })}
                options={[
                  { value: '', words: words.all },
                  ...STATUSES.map((value) => ({ value, words: words.statuses[value] ?? value })),
                ]}
              />
            </Bar>
            <DataTable
              label={words.title}
              rows={users}
              keyOf={({ userId }) => userId}
              columns={columnsOf(base, given.today)}
              open={({ userId }) => go(`${base}/${userId}`)}
            />
            {users.length === 0 && <Empty title={words.noMatch} />}
            <Pager cursor={cursor} next={nextCursor} size={PAGE} go={(to) => search({ cursor: to })} />
          </>
        )}
      </Card>
      {given.search.import === 'yes' && mayAdd && (
        <ImportPanel companyId={given.companyId} close={() => search({ import: '' })} />
      )}
      {given.search.add === 'yes' && mayAdd && (
        <AddPanel companyId={given.companyId} today={given.today} close={() => search({ add: '' })} />
      )}
    </>
  )
}

function AddPanel({ companyId, today, close }: { companyId: string; today: string; close: () => void }) {
  const go = useGo()
  const places = useWorkplaces(companyId) ?? []
  return (
    <Panel open onClose={close} title={words.addTitle} lead={words.addLead}>
      <OperationForm
        address="adminPortal/addUser"
        fields={schemaFields('adminPortal/addUser', ADD, {
          'user/companyLocationId': atPlace(places)!,
          'user/stateCode': { required: true, when: isRemote },
        })}
        fixed={{ user: { companyId } }}
        initial={{
          'user/workerType': 'W2',
          'user/companyLocationCategory': 'Remote',
          'user/dateOfJoin': today,
        }}
        submit={words.addGo}
        then={(reply) => go(`/c/${companyId}/people/${(reply as Reply<'adminPortal/addUser'>).user.userId}`)}
      />
    </Panel>
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
  'user/companyLocationId',
  'user/stateCode',
  'user/language',
  'user/externalId',
]

/** Everybody who matches, not only the page that is shown. */
async function exported(companyId: string, of: { status: string; text: string }): Promise<void> {
  const all: ListedUser[] = []
  let cursor: string | null | undefined = ''
  do {
    const { users, nextCursor }: Reply<'reports/getUsers'> = await send(
      'reports/getUsers',
      peopleBody(companyId, { ...of, cursor }, 1000),
    )
    all.push(...users)
    cursor = nextCursor
  } while (cursor)
  saveCsv('people.csv', csvOf(all))
}
