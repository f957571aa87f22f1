import { ask } from '../../calls/operations.ts'
import { spanWords } from '../../format/days.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/head/head.tsx'
import type { PartProps } from './asks.ts'
import type { LeavePolicy } from './leave-rows.ts'
import { List } from './list.tsx'

export function Policies({ given, open }: PartProps) {
  const { fields } = useWords()
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
            detail: leaveWords(policy, fields.options[policy.policyType] ?? policy.policyType),
            aside: open && (
              <Row>
                <Button
                  size="small"
                  label={`${say.give}: ${policy.timeOffPolicyName}`}
                  onClick={() => open('leaveGive', policy.timeOffPolicyId)}
                >
                  {say.give}
                </Button>
                <Button
                  size="small"
                  kind="quiet"
                  label={words.editOf(policy.timeOffPolicyName)}
                  onClick={() => open('leave', policy.timeOffPolicyId)}
                >
                  {words.edit}
                </Button>
              </Row>
            ),
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

/** A policy in a line: what it gives, how it grows, what it asks, whose it is. */
function leaveWords(policy: LeavePolicy, kind: string): string {
  const say = words.policies
  const { lumpSumHours, accrualRatePerHour, maxAccumulatedHours, tiers, minimumNoticeDays, blackoutPeriods } =
    policy
  return [
    kind,
    lumpSumHours > 0 && say.lump(lumpSumHours),
    accrualRatePerHour > 0 && say.accrues(accrualRatePerHour),
    maxAccumulatedHours !== null && say.most(maxAccumulatedHours),
    tiers.length > 0 && say.grows(tiers.map(({ afterYears }) => String(afterYears)).join(', ')),
    minimumNoticeDays > 0 && say.notice(minimumNoticeDays),
    ...blackoutPeriods.map(({ startDate, endDate, name }) => say.closed(name, spanWords(startDate, endDate))),
    say.people(policy.userIds.length),
  ]
    .filter(Boolean)
    .join(' · ')
}
