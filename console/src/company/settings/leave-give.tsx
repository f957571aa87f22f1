import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { GivePolicy } from '../shared/give-policy.tsx'
import { PersonPicker } from '../shared/person-picker.tsx'
import type { SettingsProps } from './asks.ts'

/** A policy is given to one person at a time, from a day on. */
export function LeaveGive({ given, close }: SettingsProps & { readonly close: () => void }) {
  const { companyId, search, today } = given
  const [userId, setUser] = useState('')
  const { data } = useAsk(ask('reports/getTimeOffPolicies', { companyId }))
  const known = data?.timeOffPolicies.find(({ timeOffPolicyId }) => timeOffPolicyId === search.of)
  const say = words.policies
  if (!known) return null
  return (
    <Panel open onClose={close} title={say.giveTo(known.timeOffPolicyName)} lead={say.giveLead}>
      <Stack gap="lines">
        <PersonPicker companyId={companyId} label={say.person} value={userId} choose={setUser} />
        {userId !== '' && (
          <GivePolicy
            key={userId}
            form={{ fields: ['effectiveStartDate'], initial: { effectiveStartDate: today } }}
            ids={{ companyId, userIds: [userId], timeOffPolicyId: known.timeOffPolicyId }}
            then={close}
          />
        )}
      </Stack>
    </Panel>
  )
}
