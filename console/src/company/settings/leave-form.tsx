import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import type { Typed } from '../../forms/operation-form.tsx'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Repeated } from '../../ui/repeated/repeated.tsx'
import type { SettingsProps } from './asks.ts'
import {
  emptyBlackout,
  emptyTier,
  type LeavePolicy,
  sentBlackouts,
  sentTiers,
  type TypedBlackout,
  type TypedTier,
  typedBlackouts,
  typedTiers,
  valuesOf,
} from './leave-rows.ts'

const RULES = [
  'lumpSumHours',
  'accrualRatePerHour',
  'maxAccumulatedHours',
  'carryoverLimitHours',
  'waitingPeriodDays',
  'minimumNoticeDays',
  'isProratedByStartDate',
  'payoutOnTermination',
]

/** A policy of leave with everything that it can say; with its id in the address it is changed. */
export function LeaveForm({ given, close }: SettingsProps & { readonly close: () => void }) {
  const { companyId, search } = given
  const { data, error } = useAsk(ask('reports/getTimeOffPolicies', { companyId }))
  const known = data?.timeOffPolicies.find(({ timeOffPolicyId }) => timeOffPolicyId === search.of)
  const title = known ? words.editOf(known.timeOffPolicyName) : words.policies.addLeave
  return (
    <Panel open onClose={close} title={title} {...(known ? { lead: words.policies.changeLead } : {})}>
      {error && <Fault error={error} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && <Rules known={known} companyId={companyId} close={close} />}
    </Panel>
  )
}

interface RulesProps {
  readonly known: LeavePolicy | undefined
  readonly companyId: string
  readonly close: () => void
}

function Rules({ known, companyId, close }: RulesProps) {
  const [tiers, setTiers] = useState(typedTiers(known))
  const [blackouts, setBlackouts] = useState(typedBlackouts(known))
  const [warning, setWarning] = useState('')
  // What the law does not let stand is said before the form goes.
  const then = (reply: unknown) => {
    const { validationWarning } = (reply as { timeOffPolicy: { validationWarning?: string } }).timeOffPolicy
    if (validationWarning) setWarning(validationWarning)
    else close()
  }
  if (warning !== '')
    return (
      <Stack gap="lines">
        <Notice>{warning}</Notice>
        <Row end>
          <Button kind="filled" onClick={close}>
            {words.policies.understood}
          </Button>
        </Row>
      </Stack>
    )
  const fields = known
    ? ['timeOffPolicyName', 'earningMethod']
    : ['timeOffPolicyName', 'policyType', 'earningMethod']
  const form: Rooted = {
    address: known ? 'adminPortal/updateTimeOffPolicy' : 'adminPortal/addTimeOffPolicy',
    root: 'timeOffPolicy',
    fields: [...fields, ...RULES],
    initial: known ? valuesOf(known, [...fields, ...RULES]) : { earningMethod: 'Lump Sum' },
    over: {
      timeOffPolicyName: { required: true },
      maxAccumulatedHours: { clears: true },
      carryoverLimitHours: { clears: true },
      accrualRatePerHour: { widget: 'integer' },
    },
  }
  return (
    <RootedForm
      form={form}
      ids={{
        ...(known ? { timeOffPolicyId: known.timeOffPolicyId } : { companyId }),
        tiers: sentTiers(tiers),
        blackoutPeriods: sentBlackouts(blackouts),
      }}
      submit={words.save}
      then={then}
    >
      {(typed) => (
        <>
          <Tiers tiers={tiers} onChange={setTiers} typed={typed} />
          <Blackouts periods={blackouts} onChange={setBlackouts} typed={typed} />
        </>
      )}
    </RootedForm>
  )
}

const METHOD = 'timeOffPolicy/earningMethod'

interface TiersProps {
  readonly tiers: readonly TypedTier[]
  readonly onChange: (tiers: readonly TypedTier[]) => void
  readonly typed: Typed
}

/** More with years of service. */
function Tiers({ tiers, onChange, typed: { at, leave, values } }: TiersProps) {
  const say = words.policies
  const earned = values[METHOD] === 'Accrual' ? 'accrualRatePerHour' : 'lumpSumHours'
  const asked = ['afterYears', earned, 'maxAccumulatedHours'] as const
  return (
    <Stack gap="lines">
      <strong>{say.tiers}</strong>
      <Repeated
        rows={tiers}
        onChange={onChange}
        blank={emptyTier}
        legend={say.tier}
        add={say.addTier}
        remove={words.remove}
      >
        {(tier, put, n) =>
          asked.map((name) => (
            <Input
              key={name}
              name={`${name}-${n}`}
              mode="decimal"
              label={say.tierFields[name]}
              optional={name === 'maxAccumulatedHours'}
              value={tier[name]}
              onChange={(value) => put({ [name]: value })}
              onLeave={leave}
              fault={at(`tiers.${n}.${name}`)}
            />
          ))
        }
      </Repeated>
    </Stack>
  )
}

interface BlackoutsProps {
  readonly periods: readonly TypedBlackout[]
  readonly onChange: (periods: readonly TypedBlackout[]) => void
  readonly typed: Typed
}

/** Days on which nobody takes this leave, and why. */
function Blackouts({ periods, onChange, typed: { at, leave } }: BlackoutsProps) {
  const say = words.policies
  return (
    <Stack gap="lines">
      <strong>{say.blackouts}</strong>
      <Repeated
        rows={periods}
        onChange={onChange}
        blank={emptyBlackout}
        legend={say.blackout}
        add={say.addBlackout}
        remove={words.remove}
      >
        {(period, put, n) =>
          (['startDate', 'endDate', 'name'] as const).map((name) => (
            <Input
              key={name}
              name={`${name}-${n}`}
              type={name === 'name' ? 'text' : 'date'}
              label={say.blackoutFields[name]}
              value={period[name]}
              onChange={(value) => put({ [name]: value })}
              onLeave={leave}
              fault={at(`blackoutPeriods.${n}.${name}`)}
            />
          ))
        }
      </Repeated>
    </Stack>
  )
}
