import { Building2, Plus, Sprout } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import type { CompaniesProps } from './asks.ts'

const words = ops.companies
type Company = Reply<'reports/getClientSummary'>['companies'][number]

export default function Companies({ data, given }: CompaniesProps) {
  const go = useGo()
  const { companies, nextCursor } = data.companies
  const { search = '', cursor } = given.search
  const demo = useSend('sandbox/seedDemoCompany', { done: ({ company }) => go(`/c/${company.companyId}`) })
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead(companies.length)}
        actions={
          <>
            <Button
              icon={Sprout}
              busy={demo.isPending}
              onClick={() => demo.mutate({ body: { employees: 15 } })}
            >
              {demo.isPending ? words.making : words.demo}
            </Button>
            <Button kind="filled" icon={Plus} onClick={() => go('/ops/companies?new=yes')}>
              {words.add}
            </Button>
          </>
        }
      />
      <Stack>
        {(companies.length > 5 || search !== '') && <Search key={search} of={search} />}
        <Card flush label={words.title}>
          {companies.length === 0 ? (
            <Empty icon={Building2} title={search === '' ? words.none : words.noneFound}>
              {search === '' ? words.noneBody : undefined}
            </Empty>
          ) : (
            <DataTable
              label={words.title}
              rows={companies}
              keyOf={({ companyId }) => companyId}
              columns={COLUMNS}
              open={({ companyId }) => go(`/c/${companyId}`)}
            />
          )}
        </Card>
        <Row end>
          {cursor && <Button onClick={() => go('/ops/companies')}>{words.first}</Button>}
          {nextCursor && (
            <Button
              onClick={() =>
                go(`/ops/companies?${new URLSearchParams({ search, cursor: nextCursor }).toString()}`)
              }
            >
              {words.more}
            </Button>
          )}
        </Row>
      </Stack>
      {given.search.new === 'yes' && (
        <Panel open onClose={() => go('/ops/companies')} title={words.add} lead={words.addLead}>
          <OperationForm
            address="companyOnboarding/companyRegistration"
            fields={schemaFields('companyOnboarding/companyRegistration', FIELDS)}
            fixed={{ registration: {} }}
            submit={words.addGo}
            then={(reply) =>
              go(
                `/c/${(reply as Reply<'companyOnboarding/companyRegistration'>).registration.companyId}/setup`,
              )
            }
          />
        </Panel>
      )}
    </>
  )
}

const FIELDS = [
  'company',
  'doingBusinessAs',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'isTermsAccepted',
].map((name) => `registration/${name}`)

const COLUMNS: readonly Column<Company>[] = [
  {
    name: 'company',
    head: words.columns.company,
    cell: ({ companyId, company }) => (
      <Way to={`/c/${companyId}`}>
        <Person name={company} />
      </Way>
    ),
  },
  {
    name: 'people',
    head: words.columns.people,
    align: 'end',
    cell: ({ peopleActive, peopleOnboarding }) => words.people(peopleActive, peopleOnboarding),
  },
  {
    name: 'payday',
    head: words.columns.payday,
    minor: true,
    cell: ({ nextPayday }) => (nextPayday ? dayWords(nextPayday.payDate, 'table') : '–'),
  },
  {
    name: 'tasks',
    head: words.columns.tasks,
    align: 'end',
    minor: true,
    cell: ({ openTasks }) => (openTasks === 0 ? '–' : <Status tone="warn">{openTasks}</Status>),
  },
  {
    name: 'check',
    head: words.columns.check,
    align: 'end',
    cell: ({ kybStatus }) => (
      <Status tone={kybStatus === 'passed' ? 'good' : kybStatus === 'failed' ? 'bad' : 'warn'}>
        {words.checks[kybStatus] ?? kybStatus}
      </Status>
    ),
  },
]

/** Asks when Enter is pressed: the address keeps what was sought. */
function Search({ of }: { of: string }) {
  const go = useGo()
  const [text, setText] = useState(of)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        go(`/ops/companies?${new URLSearchParams({ search: text.trim() }).toString()}`)
      }}
    >
      <Input name="search" type="search" label={words.search} value={text} onChange={setText} />
    </form>
  )
}
