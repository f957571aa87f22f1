import { type FormEvent, useRef, useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { choiceById } from '../../forms/field.ts'
import { toldOf } from '../../forms/refusal.ts'
import { RootedForm } from '../../forms/rooted-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Repeated } from '../../ui/repeated/repeated.tsx'
import { UNIT_KINDS, type UnitKind, type Units, useUnits } from '../shared/units.ts'
import type { PersonRecord } from './asks.ts'
import { emptyShare, sentShare, sharesOn, type TypedShare, typedShare } from './cost-shares.ts'

interface CostFormsProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly form: 'rate' | 'shares'
  readonly close: () => void
  readonly today: string
}

/** What a job pays one person, and to what their cost belongs. */
export function CostForms({ user, companyId, form, close, today }: CostFormsProps) {
  const { userId } = user
  const { units, error: noUnits } = useUnits(companyId)
  const { data, error: noShares } = useAsk(ask('reports/getLabourDistribution', { companyId, userId }))
  const error = noUnits ?? noShares
  const [title, lead] =
    form === 'rate' ? [words.cost.addRate, words.cost.rateLead] : [words.cost.change, words.cost.lead]
  return (
    <Panel open onClose={close} title={title} lead={lead}>
      {error && <Fault error={error} />}
      {!(units && data) && !error && <Skeleton rows={3} />}
      {units && data && form === 'rate' && (
        <RootedForm
          form={{
            address: 'adminPortal/addUserJob',
            root: 'userJob',
            fields: ['jobId', 'rate', 'basis', 'effectiveDate'],
            initial: { basis: 'Per Hour', effectiveDate: today },
            over: { jobId: choiceById(units.job.filter(({ isActive }) => isActive)) },
          }}
          ids={{ userId }}
          submit={words.save}
          then={close}
        />
      )}
      {units && data && form === 'shares' && (
        <SharesForm
          userId={userId}
          units={units}
          known={sharesOn(data.labourDistributions, today).map(typedShare)}
          today={today}
          close={close}
        />
      )}
    </Panel>
  )
}

interface SharesFormProps {
  readonly userId: string
  readonly units: Units
  readonly known: readonly TypedShare[]
  readonly today: string
  readonly close: () => void
}

function SharesForm({ userId, units, known, today, close }: SharesFormProps) {
  const [shares, setShares] = useState(known.length > 0 ? known : [emptyShare('100')])
  const [effectiveDate, setDay] = useState(today)
  const key = useRef(crypto.randomUUID())
  const save = useSend('adminPortal/updateLabourDistribution', { done: close })
  const write = (event: FormEvent) => {
    event.preventDefault()
    const body = { userId, effectiveDate: effectiveDate || null, labourDistribution: shares.map(sentShare) }
    save.mutate({ body, key: key.current }, { onError: () => (key.current = crypto.randomUUID()) })
  }
  return (
    <form noValidate onSubmit={write}>
      <Stack gap="lines">
        {save.error && <Notice tone="bad">{toldOf(save.error)}</Notice>}
        <Repeated
          rows={shares}
          onChange={setShares}
          blank={emptyShare}
          legend={words.cost.shareOf}
          add={words.cost.addShare}
          remove={words.removeItem}
          least={1}
        >
          {(share, put) => <ShareFields share={share} units={units} change={put} />}
        </Repeated>
        <Input
          name="effectiveDate"
          type="date"
          label={words.wageColumns.from}
          value={effectiveDate}
          onChange={setDay}
        />
        <Row end>
          <Button type="submit" kind="filled" busy={save.isPending}>
            {words.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

interface ShareFieldsProps {
  readonly share: TypedShare
  readonly units: Units
  readonly change: (change: Partial<TypedShare>) => void
}

/** Of each kind that the company has, and the percentage. */
function ShareFields({ share, units, change }: ShareFieldsProps) {
  const offered = (kind: UnitKind) => units[kind].filter(({ id, isActive }) => isActive || id === share[kind])
  return (
    <>
      {UNIT_KINDS.filter((kind) => offered(kind).length > 0).map((kind) => (
        <Select
          key={kind}
          name={kind}
          label={words.cost.kinds[kind]}
          optional
          value={share[kind]}
          onChange={(id) => change({ [kind]: id })}
          withNone
          options={offered(kind).map(({ id, name }) => ({ value: id, words: name }))}
        />
      ))}
      <Input
        name="percent"
        mode="decimal"
        after="%"
        label={words.cost.percent}
        value={share.percent}
        onChange={(percent) => change({ percent })}
      />
    </>
  )
}
