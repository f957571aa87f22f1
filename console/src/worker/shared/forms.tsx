import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { declaredFields } from '../../forms/field.ts'
import { BANK_ACCOUNT, HOME, W4_LINES } from '../../forms/lists.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { RootedForm } from '../../forms/rooted-form.tsx'
import type { Values } from '../../forms/values.ts'
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
  /** What stands already, to be changed. */
  readonly known?: Values
  readonly done: () => void
}

/** The worker's own facts, each a form: the same at the start and later. */
export function OwnForm({ name, companyId, userId, stateCode, known, done }: OwnFormProps) {
  const { worker } = useWords()
  if (name === 'state') return <StateCertificate userId={userId} code={stateCode} done={done} />
  if (name === 'terms') return <Terms userId={userId} done={done} />
  const { isOfCompany, ...form } = FORMS[name]
  return (
    <RootedForm
      form={known ? { ...form, initial: known } : form}
      ids={isOfCompany ? { companyId, userId } : { userId }}
      submit={worker.me.save}
      then={done}
    />
  )
}

const FORMS = {
  about: {
    address: 'userOnboarding/addKycInformation',
    root: 'kycInformation',
    fields: ['ssn', 'dateOfBirth', ...HOME],
    isOfCompany: false,
  },
  address: {
    address: 'userPortal/updateKycInformation',
    root: 'kycInformation',
    fields: [...HOME, 'phoneNumber'],
    isOfCompany: false,
  },
  w4: {
    address: 'userOnboarding/addW4Information',
    root: 'w4Information',
    fields: W4_LINES,
    isOfCompany: false,
  },
  bank: {
    address: 'userPortal/addUserBankAccount',
    root: 'userPayAccountEntity',
    isOfCompany: true,
    ...BANK_ACCOUNT,
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
