import { ask } from '../../calls/operations.ts'
import { settings as words } from '../../messages/company/settings.ts'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

export function Policies({ given, open }: PartProps) {
  const { companyId } = given
  const say = words.policies
  return (
    <>
      <List
        title={say.leave}
        none={say.noLeave}
        asked={ask('reports/getTimeOffPolicies', { companyId })}
        add={open && { words: say.addLeave, go: () => open('leave') }}
        items={({ timeOffPolicies }) =>
          timeOffPolicies.map((policy) => ({
            key: policy.timeOffPolicyId,
            name: policy.timeOffPolicyName,
            detail: [
              policy.policyType,
              policy.lumpSumHours > 0 && say.lump(policy.lumpSumHours),
              policy.accrualRatePerHour > 0 && say.accrues(policy.accrualRatePerHour),
              say.people(policy.userIds.length),
            ]
              .filter(Boolean)
              .join(' · '),
          }))
        }
      />
      <List
        title={say.tracking}
        none={say.noTracking}
        asked={ask('reports/getTimeTrackingPolicies', { companyId })}
        add={open && { words: say.addTracking, go: () => open('tracking') }}
        items={({ timeTrackingPolicies }) =>
          timeTrackingPolicies.map((policy) => ({
            key: policy.timeTrackingPolicyId,
            name: policy.name,
            detail: [say.overtime(policy.overtimeRule), say.people(policy.userIds.length)].join(' · '),
          }))
        }
      />
    </>
  )
}
