import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { PersonPicker } from '../shared/person-picker.tsx'
import type { BenefitsProps, Enrollment } from './asks.ts'

type PanelProps = BenefitsProps & { readonly close: () => void }

const PLAN = [
  'benefitPlan/name',
  'benefitPlan/type',
  'benefitPlan/taxTreatment',
  'benefitPlan/employeeAmount',
  'benefitPlan/employeePercent',
  'benefitPlan/employerAmount',
  'benefitPlan/employerPercent',
  'benefitPlan/annualLimit',
]

export function AddPlan({ given, close }: PanelProps) {
  if (given.search.add !== 'yes') return null
  return (
    <Panel open onClose={close} title={words.add} lead={words.addLead}>
      <OperationForm
        address="benefits/addBenefitPlan"
        fields={schemaFields('benefits/addBenefitPlan', PLAN)}
        fixed={{ benefitPlan: { companyId: given.companyId } }}
        submit={words.addGo}
        then={close}
      />
    </Panel>
  )
}

const ELECTION = [
  'benefitEnrollment/coverage',
  'benefitEnrollment/employeeAmount',
  'benefitEnrollment/employeePercent',
  'benefitEnrollment/employerAmount',
  'benefitEnrollment/employerPercent',
  'benefitEnrollment/priorEmployerDeferrals',
]

export function Enroll({ data, given, close }: PanelProps) {
  const { companyId, search } = given
  const plan = data.plans.benefitPlans.find(({ benefitPlanId }) => benefitPlanId === search.enroll)
  const [userId, setUser] = useState('')
  const [month, setMonth] = useState('')
  const { data: choices = [] } = useAsk(plan && ask('benefits/getBenefitValidEffectiveMonths', {}))
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
            fields={schemaFields('benefits/addBenefitEnrollment', ELECTION)}
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
