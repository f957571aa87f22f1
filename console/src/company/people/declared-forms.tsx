import { ask, type Body } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { declaredFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { PersonRecord } from './asks.ts'
import { OrderForm } from './person-orders.tsx'

interface DeclaredProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly form: string | undefined
  readonly close: () => void
}

/** Forms whose fields the service declares: a state's certificate, an order of a court. */
export function DeclaredForms(props: DeclaredProps) {
  if (props.form === 'state') return <StateCertificate {...props} />
  const [form, id = ''] = props.form?.split(' ') ?? []
  if (form === 'order') return <OrderForm {...props} id={id} />
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
