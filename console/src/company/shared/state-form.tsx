import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { declaredFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { shared as words } from '../../messages/company/shared.ts'
import { Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'

/** A state's registration: its fields are what the service declares for that state. */
export function StateForm({
  companyId,
  known,
  then,
}: {
  companyId: string
  /** What stands already, when it is to be changed. */
  known?:
    | { readonly code: string; readonly companyStateRegistration: Readonly<Record<string, unknown>> }
    | undefined
  then: () => void
}) {
  const [code, setCode] = useState(known?.code ?? '')
  const { data } = useAsk(
    code === '' ? undefined : ask('reports/getStateRegistrationFields', { code: code as 'CA' }),
  )
  return (
    <Stack gap="lines">
      {!known && (
        <Select
          name="code"
          label={words.state}
          value={code}
          onChange={setCode}
          withNone
          options={STATES.map((value) => ({ value, words: value }))}
        />
      )}
      {data && code !== '' && (
        <OperationForm
          key={code}
          address={known ? 'adminPortal/updateStateRegistrationInfo' : 'adminPortal/addStateRegistrationInfo'}
          fields={declaredFields(['companyStateRegistration'], data.stateRegistrationFields)}
          fixed={{ companyId, code, companyStateRegistration: {} }}
          initial={Object.fromEntries(
            Object.entries(known?.companyStateRegistration ?? {}).map(([key, value]) => [
              `companyStateRegistration/${key}`,
              typeof value === 'boolean' ? value : String(value),
            ]),
          )}
          submit={words.save}
          then={then}
        />
      )}
    </Stack>
  )
}

const STATES =
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
    ' ',
  )
