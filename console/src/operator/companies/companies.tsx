import { Building2, Plus, Sprout } from 'lucide-react'
import type { PageProps } from '../../app/page.tsx'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Person } from '../../ui/person/person.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import type { companiesAsks } from './asks.ts'

const words = ops.companies
type Company = Reply<'reports/getCompanies'>['companies'][number]

export default function Companies({ data, given }: PageProps<ReturnType<typeof companiesAsks>>) {
  const go = useGo()
  const { companies } = data.companies
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
      <Card flush label={words.title}>
        {companies.length === 0 ? (
          <Empty icon={Building2} title={words.none}>
            {words.noneBody}
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
    cell: ({ companyId, company, doingBusinessAs }) => (
      <Way to={`/c/${companyId}`}>
        <Person name={doingBusinessAs || company} detail={company} />
      </Way>
    ),
  },
  { name: 'kind', head: words.columns.kind, minor: true, cell: ({ entityType }) => entityType || '–' },
  {
    name: 'check',
    head: words.columns.check,
    align: 'end',
    cell: ({ kybStatus }) => (
      <Status tone={kybStatus === 'passed' ? 'good' : 'warn'}>{kybStatus || '–'}</Status>
    ),
  },
]
