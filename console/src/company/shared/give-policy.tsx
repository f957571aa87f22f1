import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { plain } from '../../forms/refusal.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { shared as words } from '../../messages/company/shared.ts'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

/** Puts one person under a policy of leave. The reply is one of a batch: a refusal of the person is in it. */
export function GivePolicy({
  form,
  ids,
  then,
}: {
  readonly form: Pick<Rooted, 'fields' | 'initial' | 'over'>
  readonly ids: {
    readonly companyId: string
    readonly userIds: readonly string[]
    readonly timeOffPolicyId?: string
  }
  readonly then: () => void
}) {
  const [fault, setFault] = useState('')
  const told = (reply: unknown) => {
    const { assignments } = reply as Reply<'adminPortal/addTimeOffPolicyAssignment'>
    const refused = assignments.find(({ success }) => !success)
    if (refused) setFault(plain(refused.error?.message ?? ''))
    else then()
  }
  return (
    <Stack gap="lines">
      {fault !== '' && <Notice tone="bad">{fault}</Notice>}
      <RootedForm
        form={{ address: 'adminPortal/addTimeOffPolicyAssignment', root: '', ...form }}
        ids={ids}
        submit={words.givePolicy}
        then={told}
      />
    </Stack>
  )
}
