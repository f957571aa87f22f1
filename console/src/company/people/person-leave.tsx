import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { choiceById } from '../../forms/field.ts'
import { RootedForm } from '../../forms/rooted-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { PersonRecord, TabProps } from './asks.ts'
import styles from './people.module.css'

const useBalance = (companyId: string, userId: string) =>
  useAsk(ask('reports/getTimeOffBalance', { companyId, userId }))

/** What somebody has of each policy, and the way out of it. */
export function Leave({ given: { companyId, today }, user, open }: TabProps) {
  const { data, error, refetch } = useBalance(companyId, user.userId)
  if (!data) return error ? <Fault error={error} again={() => void refetch()} /> : <Skeleton rows={2} />
  return (
    <Card title={words.leave} flush>
      {data.timeOffBalance.length === 0 && <p className={styles.quiet}>{words.noLeave}</p>}
      <DataTable
        label={words.leave}
        rows={data.timeOffBalance}
        keyOf={({ timeOffPolicyId }) => timeOffPolicyId}
        columns={[
          {
            name: 'policy',
            head: words.leaveColumns.policy,
            cell: ({ timeOffPolicyName }) => timeOffPolicyName,
          },
          {
            name: 'balance',
            head: words.leaveColumns.balance,
            align: 'end',
            cell: ({ balanceHours }) => words.hoursOf(balanceHours),
          },
          {
            name: 'available',
            head: words.leaveColumns.available,
            align: 'end',
            minor: true,
            cell: ({ availableHours }) => (availableHours === null ? '–' : words.hoursOf(availableHours)),
          },
          {
            name: 'end',
            head: words.leaveColumns.end,
            align: 'end',
            cell: ({ endDate, timeOffPolicyId, timeOffPolicyName }) =>
              endDate !== null
                ? dayWords(endDate, 'table', { today })
                : open && (
                    <Button
                      size="small"
                      label={words.endOf(timeOffPolicyName)}
                      onClick={() => open(`end ${timeOffPolicyId}`)}
                    >
                      {words.endPolicy}
                    </Button>
                  ),
          },
        ]}
      />
    </Card>
  )
}

interface EndPolicyProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly policyId: string
  readonly close: () => void
  readonly today: string
}

/** The last day, and what becomes of the hours that are left. */
export function EndPolicy({ user: { userId }, companyId, policyId, close, today }: EndPolicyProps) {
  const { data } = useBalance(companyId, userId)
  const others = (data?.timeOffBalance ?? []).filter(
    ({ timeOffPolicyId, endDate }) => timeOffPolicyId !== policyId && endDate === null,
  )
  const over = choiceById(
    others.map(({ timeOffPolicyId, timeOffPolicyName }) => ({
      id: timeOffPolicyId,
      name: timeOffPolicyName,
    })),
  )
  return (
    <Panel open onClose={close} title={words.endPolicy} lead={words.endLead}>
      {data ? (
        <RootedForm
          form={{
            address: 'adminPortal/endTimeOffPolicyAssignment',
            root: 'timeOffPolicyAssignment',
            fields: others.length > 0 ? ['endDate', 'transferTo'] : ['endDate'],
            initial: { endDate: today },
            over: { transferTo: over },
          }}
          ids={{ companyId, userId, timeOffPolicyId: policyId }}
          submit={words.endPolicy}
          then={close}
        />
      ) : (
        <Skeleton rows={2} />
      )}
    </Panel>
  )
}
