import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { declaredFields, schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Check } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

export type FormName = 'about' | 'w4' | 'state' | 'bank' | 'terms' | 'address'

interface OwnFormProps {
  readonly name: FormName
  readonly companyId: string
  readonly userId: string
  readonly stateCode: string
  readonly done: () => void
}

/** The worker's own facts, each a form: the same at the start and later. */
export function OwnForm({ name, companyId, userId, stateCode, done }: OwnFormProps) {
  const { worker } = useWords()
  if (name === 'state') return <StateCertificate userId={userId} code={stateCode} done={done} />
  if (name === 'terms') return <Terms userId={userId} done={done} />
  const { address, root, fields, isOfCompany, initial = {} } = FORMS[name]
  return (
    <OperationForm
      address={address}
      fields={schemaFields(
        address,
        fields.map((field) => `${root}/${field}`),
      )}
      fixed={{ [root]: isOfCompany ? { companyId, userId } : { userId } }}
      initial={Object.fromEntries(
        Object.entries<string>(initial).map(([field, value]) => [`${root}/${field}`, value]),
      )}
      submit={worker.me.save}
      then={done}
    />
  )
}

const HOME = ['address1', 'address2', 'city', 'state', 'zipcode']

const FORMS = {
  about: {
    address: 'userOnboarding/addKycInformation',
    root: 'kycInformation',
    fields: ['ssn', 'dateOfBirth', ...HOME],
    isOfCompany: false,
    initial: {},
  },
  address: {
    address: 'userPortal/updateKycInformation',
    root: 'kycInformation',
    fields: [...HOME, 'phoneNumber'],
    isOfCompany: false,
    initial: {},
  },
  w4: {
    address: 'userOnboarding/addW4Information',
    root: 'w4Information',
    fields: [
      'w4FilingStatus',
      'haveMultipleJob',
      'dependents',
      'dependentsAbove18',
      'otherIncome',
      'otherDeduction',
      'extraWithholding',
    ],
    isOfCompany: false,
    initial: {},
  },
  bank: {
    address: 'userPortal/addUserBankAccount',
    root: 'userPayAccountEntity',
    fields: ['bankName', 'routingNumber', 'accountNumber', 'accountType', 'accountName'],
    isOfCompany: true,
    initial: { accountType: 'checking' },
  },
} as const

function StateCertificate({ userId, code, done }: { userId: string; code: string; done: () => void }) {
  const { worker } = useWords()
  const { data } = useAsk(ask('reports/getStateW4FormFields', { code: code as 'CA' }))
  if (!data) return <Skeleton rows={3} />
  return (
    <OperationForm
      address="userOnboarding/addStateW4Information"
      fields={declaredFields(['stateW4Information'], data.stateW4FormFields)}
      fixed={{ userId, code, stateW4Information: {} }}
      submit={worker.me.save}
      then={done}
    />
  )
}

function Terms({ userId, done }: { userId: string; done: () => void }) {
  const { worker } = useWords()
  const [isTicked, setTicked] = useState(false)
  const accept = useSend('userOnboarding/acceptTermsAndCondition', { done: done })
  const refusal = refusalOf(accept.error)
  return (
    <Stack gap="lines">
      {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
      <Check checked={isTicked} onChange={setTicked}>
        {worker.start.accept}
      </Check>
      <Button
        kind="filled"
        disabled={!isTicked}
        busy={accept.isPending}
        onClick={() => accept.mutate({ body: { userId } })}
      >
        {worker.start.acceptGo}
      </Button>
    </Stack>
  )
}
