import { useState } from 'react'
import { ask, type Body } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { declaredFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { PersonRecord } from './asks.ts'

interface DeclaredProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly form: string | undefined
  readonly close: () => void
}

/** Forms whose fields the service declares: a state's certificate, an order of a court. */
export function DeclaredForms(props: DeclaredProps) {
  if (props.form === 'state') return <StateCertificate {...props} />
  if (props.form === 'order') return <Order {...props} />
  return null
}

type Code = Body<'reports/getStateW4FormFields'>['code']

function StateCertificate({ user, close }: DeclaredProps) {
  const code = user.stateCode as Code
  const { data } = useAsk(ask('reports/getStateW4FormFields', { code }))
  return (
    <Panel open onClose={close} title={words.stateTitle(user.stateCode)}>
      {!data && <Skeleton rows={3} />}
      {data?.stateW4FormFields.length === 0 && <p>{words.stateNone}</p>}
      {data && data.stateW4FormFields.length > 0 && (
        <OperationForm
          address="userOnboarding/addStateW4Information"
          fields={declaredFields(['stateW4Information'], data.stateW4FormFields)}
          fixed={{ userId: user.userId, code, stateW4Information: {} }}
          submit={words.save}
          then={close}
        />
      )}
    </Panel>
  )
}

type OrderKind = Body<'reports/getGarnishmentFields'>['garnishmentType']

const ORDERS: readonly OrderKind[] = [
  'Child Support',
  'Federal Tax Levy',
  'State Tax Levy',
  'Student Loan',
  'Federal Agency Debt',
  'Creditor',
  'Bankruptcy',
]

function Order({ user, companyId, close }: DeclaredProps) {
  const [garnishmentType, setKind] = useState<OrderKind | ''>('')
  const { data } = useAsk(
    garnishmentType === '' ? undefined : ask('reports/getGarnishmentFields', { garnishmentType }),
  )
  return (
    <Panel open onClose={close} title={words.addOrder} lead={words.addOrderLead}>
      <Stack gap="lines">
        <Select
          name="kind"
          label={words.facts.kind}
          value={garnishmentType}
          onChange={(kind) => setKind(kind as OrderKind)}
          withNone
          options={ORDERS.map((value) => ({ value, words: value }))}
        />
        {data && garnishmentType !== '' && (
          <OperationForm
            key={garnishmentType}
            address="adminPortal/addGarnishment"
            fields={declaredFields(['garnishment', 'garnishmentFields'], data.garnishmentFields)}
            fixed={{
              garnishment: { companyId, userId: user.userId, garnishmentType, garnishmentFields: {} },
            }}
            submit={words.save}
            then={close}
          />
        )}
      </Stack>
    </Panel>
  )
}
