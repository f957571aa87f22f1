import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { type Overrides, schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { PersonPicker } from '../shared/person-picker.tsx'
import type { BenefitsProps, Enrollment, Plan } from './asks.ts'
import { isMatched, MatchFields, sentMatch, typedMatch } from './match.tsx'

type PanelProps = BenefitsProps & { readonly close: () => void }

const PLAN = [
  'benefitPlan/name',
  'benefitPlan/type',
  'benefitPlan/taxTreatment',
  'benefitPlan/employeeAmount',
  'benefitPlan/employeePercent',
  'benefitPlan/employeePerHour',
  'benefitPlan/employerAmount',
  'benefitPlan/employerPercent',
  'benefitPlan/annualLimit',
]

/** Shares are percents, and the limit is money that may be taken away. */
const looksOf = (): Overrides => ({
  'benefitPlan/employeePercent': { widget: 'rate' },
  'benefitPlan/employerPercent': { widget: 'rate' },
  'benefitPlan/annualLimit': { widget: 'amount', clears: true, said: words.limitHelp },
})

export function AddPlan({ given, close }: PanelProps) {
  const [match, setMatch] = useState(typedMatch(null))
  if (given.search.add !== 'yes') return null
  return (
    <Panel open onClose={close} title={words.add} lead={words.addLead}>
      <OperationForm
        address="benefits/addBenefitPlan"
        fields={schemaFields('benefits/addBenefitPlan', PLAN, looksOf())}
        fixed={{ benefitPlan: { companyId: given.companyId, matchFormula: sentMatch(match) } }}
        submit={words.addGo}
        then={close}
      >
        {(typed) =>
          isMatched(typed.values['benefitPlan/type']) && (
            <MatchFields match={match} onChange={setMatch} typed={typed} />
          )
        }
      </OperationForm>
    </Panel>
  )
}

/** What can change of a plan; another type or tax treatment is another plan. */
const CHANGED = ['name', 'employeeAmount', 'employeePercent', 'employerAmount', 'employerPercent'] as const

export function EditPlan({ data, given, close }: PanelProps) {
  const plan = data.plans.benefitPlans.find(({ benefitPlanId }) => benefitPlanId === given.search.edit)
  if (!plan) return null
  return (
    <Panel open onClose={close} title={words.editOf(plan.name)} lead={words.editLead}>
      <PlanForm plan={plan} close={close} />
    </Panel>
  )
}

function PlanForm({ plan, close }: { readonly plan: Plan; readonly close: () => void }) {
  const [match, setMatch] = useState(typedMatch(plan.matchFormula))
  const { companyId, benefitPlanId } = plan
  const matched = isMatched(plan.type) ? { matchFormula: sentMatch(match) } : {}
  const address = 'benefits/updateBenefitPlan'
  const known = [...CHANGED, 'annualLimit' as const].map((name) => [name, plan[name]] as const)
  return (
    <OperationForm
      address={address}
      fields={schemaFields(
        address,
        known.map(([name]) => `benefitPlan/${name}`),
        looksOf(),
      )}
      fixed={{ benefitPlan: { companyId, benefitPlanId, ...matched } }}
      initial={Object.fromEntries(
        known.flatMap(([name, value]) => (value === null ? [] : [[`benefitPlan/${name}`, String(value)]])),
      )}
      submit={words.save}
      then={close}
    >
      {(typed) => isMatched(plan.type) && <MatchFields match={match} onChange={setMatch} typed={typed} />}
    </OperationForm>
  )
}

const ELECTION = [
  'benefitEnrollment/coverage',
  'benefitEnrollment/employeeAmount',
  'benefitEnrollment/employeePercent',
  'benefitEnrollment/employeePerHour',
  'benefitEnrollment/employerAmount',
  'benefitEnrollment/employerPercent',
  'benefitEnrollment/priorEmployerDeferrals',
]

/** What only some plans ask. */
const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  Life: ['benefitEnrollment/insuredAmount', 'benefitEnrollment/insuredMultiple'],
}

export function Enroll({ data, given, close }: PanelProps) {
  const { companyId, search } = given
  const plan = data.plans.benefitPlans.find(({ benefitPlanId }) => benefitPlanId === search.enroll)
  const [userId, setUser] = useState('')
  const [month, setMonth] = useState('')
  const { data: choices = [] } = useAsk(plan && ask('benefits/getBenefitValidEffectiveMonths', { companyId }))
  if (!plan) return null
  const effectiveMonth = month || choices[0] || ''
  return (
    <Panel open onClose={close} title={words.enrollTitle(plan.name)} lead={words.enrollLead}>
      <Stack gap="lines">
        <PersonPicker companyId={companyId} label={words.person} value={userId} choose={setUser} />
        <Select
          name="month"
          label={words.month}
          value={effectiveMonth}
          onChange={setMonth}
          options={choices.map((value) => ({ value, words: value }))}
        />
        {userId !== '' && effectiveMonth !== '' && (
          <OperationForm
            key={`${userId} ${effectiveMonth}`}
            address="benefits/addBenefitEnrollment"
            fields={schemaFields('benefits/addBenefitEnrollment', [
              ...ELECTION,
              ...(OF_KIND[plan.type] ?? []),
            ])}
            fixed={{
              benefitEnrollment: { companyId, userId, benefitPlanId: plan.benefitPlanId, effectiveMonth },
            }}
            submit={words.enrollGo}
            then={close}
          />
        )}
      </Stack>
    </Panel>
  )
}

export function EndEnrollment({
  one,
  given,
  close,
}: Pick<PanelProps, 'given' | 'close'> & { readonly one: Enrollment }) {
  const { companyId } = given
  return (
    <Panel open onClose={close} title={words.endTitle(one.userName)} lead={words.endLead}>
      <OperationForm
        address="benefits/endBenefitEnrollment"
        fields={schemaFields('benefits/endBenefitEnrollment', ['benefitEnrollment/endDate'])}
        fixed={{ benefitEnrollment: { companyId, benefitEnrollmentId: one.benefitEnrollmentId } }}
        initial={{ 'benefitEnrollment/endDate': given.today }}
        submit={words.endGo}
        then={close}
      />
    </Panel>
  )
}

const REMITTANCE = ['remittance/amount', 'remittance/paymentDate', 'remittance/reference']

/** What the company has paid to a carrier, a plan or a union itself. */
export function Remit({ data, given, close }: PanelProps) {
  const { companyId, search, today } = given
  const owed = data.owed.plansOwed.find(({ plan }) => plan === search.remit)
  if (!owed) return null
  return (
    <Panel open onClose={close} title={words.owed.remitTitle(owed.plan)} lead={words.owed.remitLead}>
      <OperationForm
        address="benefits/addRemittance"
        fields={schemaFields('benefits/addRemittance', REMITTANCE)}
        fixed={{ remittance: { companyId, plan: owed.plan } }}
        initial={{ 'remittance/amount': String(owed.owed), 'remittance/paymentDate': today }}
        submit={words.owed.remitGo}
        then={close}
      />
    </Panel>
  )
}
