import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { choiceById } from '../../forms/field.ts'
import { RootedForm } from '../../forms/rooted-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Row } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import { GivePolicy } from '../shared/give-policy.tsx'
import type { PersonRecord, TabProps } from './asks.ts'

const useBalance = (companyId: string, userId: string) =>
  useAsk(ask('reports/getTimeOffBalance', { companyId, userId }))

type Balance = Reply<'reports/getTimeOffBalance'>['timeOffBalance'][number]

/** What somebody has of each policy, and the way out of it. */
export function Leave({ given: { companyId, today }, user, open }: TabProps) {
  const { data, error, refetch } = useBalance(companyId, user.userId)
  if (!data) return error ? <Fault error={error} again={() => void refetch()} /> : <Skeleton rows={2} />
  return (
    <Card
      title={words.leave}
      aside={
        open && (
          <Button size="small" onClick={() => open('policy')}>
            {words.givePolicy}
          </Button>
        )
      }
      flush
    >
      {data.timeOffBalance.length === 0 && <Empty title={words.noLeave}>{words.noLeaveBody}</Empty>}
      {data.timeOffBalance.length > 0 && (
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
              name: 'acts',
              head: words.leaveColumns.end,
              align: 'end',
              cell: (balance) =>
                balance.endDate === null
                  ? open && <Acts balance={balance} open={open} />
                  : dayWords(balance.endDate, 'table', { today }),
            },
          ]}
        />
      )}
    </Card>
  )
}

/** Leave without pay has no balance to set. */
function Acts({
  balance: { timeOffPolicyId, timeOffPolicyName, policyType },
  open,
}: {
  readonly balance: Balance
  readonly open: (form: string) => void
}) {
  return (
    <Row end>
      {policyType !== 'Unpaid' && (
        <Button
          size="small"
          label={words.setBalanceOf(timeOffPolicyName)}
          onClick={() => open(`balance ${timeOffPolicyId}`)}
        >
          {words.setBalance}
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        label={`${words.endPolicy}: ${timeOffPolicyName}`}
        onClick={() => open(`end ${timeOffPolicyId}`)}
      >
        {words.endPolicy}
      </Button>
    </Row>
  )
}

interface PolicyProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly policyId: string
  readonly close: () => void
  readonly today: string
}

/** The last day, and what becomes of the hours that are left. */
export function EndPolicy({ user: { userId }, companyId, policyId, close, today }: PolicyProps) {
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

/** The balance as it moves in from elsewhere, or a change of it, with the reason that the person reads. */
export function SetBalance({ user: { userId }, companyId, policyId, close }: PolicyProps) {
  return (
    <Panel open onClose={close} title={words.setBalance} lead={words.setBalanceLead}>
      <RootedForm
        form={{
          address: 'adminPortal/addTimeOffAdjustment',
          root: 'timeOffAdjustment',
          fields: ['kind', 'hours', 'reason'],
          initial: { kind: 'Opening' },
          over: {
            kind: { names: words.balanceKinds, said: '' },
            hours: { said: words.balanceHours },
            reason: { said: words.balanceReason },
          },
        }}
        ids={{ companyId, userId, timeOffPolicyId: policyId }}
        submit={words.save}
        then={close}
      />
    </Panel>
  )
}

/** Another policy of the company, from a day on. */
export function AddPolicy({ user: { userId }, companyId, close, today }: Omit<PolicyProps, 'policyId'>) {
  const { data } = useAsk(ask('reports/getTimeOffPolicies', { companyId }))
  const policies = (data?.timeOffPolicies ?? []).filter(({ userIds }) => !userIds.includes(userId))
  const choice = choiceById(
    policies.map(({ timeOffPolicyId: id, timeOffPolicyName: name }) => ({ id, name })),
  )
  return (
    <Panel open onClose={close} title={words.givePolicy}>
      {!data && <Skeleton rows={2} />}
      {data && policies.length === 0 && (
        <Empty
          title={words.noPolicies}
          action={<ButtonLink to={`/c/${companyId}/settings/policies`}>{words.toPolicies}</ButtonLink>}
        />
      )}
      {policies.length > 0 && (
        <GivePolicy
          form={{
            fields: ['timeOffPolicyId', 'effectiveStartDate'],
            initial: { effectiveStartDate: today },
            over: { timeOffPolicyId: choice },
          }}
          ids={{ companyId, userIds: [userId] }}
          then={close}
        />
      )}
    </Panel>
  )
}
