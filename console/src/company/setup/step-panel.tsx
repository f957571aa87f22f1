import type { Address } from '../../calls/operations.ts'
import { choiceOf } from '../../forms/field.ts'
import { BANK_ACCOUNT, LOCATION, OWNER, SCHEDULE } from '../../forms/lists.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { setup as words } from '../../messages/company/setup.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { StateForm } from '../shared/state-form.tsx'

const STATE = 'adminPortal/addStateRegistrationInfo'

export const hasForm = (operation: string): boolean => operation in FORMS || operation === STATE

/** The form opens over the list, so one never loses the place. */
export function StepPanel({
  operation,
  companyId,
  ownerId,
  close,
  title,
}: {
  operation: string | undefined
  companyId: string
  ownerId: string
  close: () => void
  title: string
}) {
  if (operation === STATE)
    return (
      <Panel open onClose={close} title={title}>
        <StateForm companyId={companyId} then={close} />
      </Panel>
    )
  const form = operation === undefined ? undefined : FORMS[operation]
  if (!form) return null
  return (
    <Panel open onClose={close} title={title}>
      <RootedForm
        form={{ address: operation as Address, ...form }}
        ids={form.isOfOwner ? { businessUserId: ownerId } : { companyId }}
        submit={words.save}
        then={close}
      />
    </Panel>
  )
}

interface StepForm extends Omit<Rooted, 'address'> {
  /** About the first owner, not the company. */
  readonly isOfOwner?: boolean
}

const BUSINESS = [
  'ein',
  'entityType',
  'incorporationState',
  'dateOfIncorporation',
  'irsAssisgnedFederalFilingForm',
]

const YES_NO = choiceOf(['yes', 'no'])

const FORMS: Readonly<Record<string, StepForm>> = {
  'companyOnboarding/addKybInformation': {
    root: 'kybInformation',
    fields: [...BUSINESS, 'payrollRunThisYear', 'formerPaidThisYear'],
    over: { payrollRunThisYear: YES_NO, formerPaidThisYear: YES_NO },
    initial: { irsAssisgnedFederalFilingForm: '941', payrollRunThisYear: 'no', formerPaidThisYear: 'no' },
  },
  'companyOnboarding/updateKybInformation': { root: 'kybInformation', fields: BUSINESS },
  'companyOnboarding/updateCompany': { root: 'company', fields: ['isTermsAccepted'] },
  'companyOnboarding/addCompanyLocation': {
    root: 'companyLocation',
    fields: LOCATION.fields,
    initial: { isWorkLocation: true, isMailingAddress: true, isFilingAddress: true },
  },
  'companyOnboarding/updateAdminUser': {
    root: 'businessUser',
    isOfOwner: true,
    ...OWNER,
    initial: { beneficialOwner: true },
  },
  'adminPortal/addCompanyBankAccount': { root: 'companyFundingSourceEntity', ...BANK_ACCOUNT },
  'adminPortal/verifyMicroDeposits': { root: '', fields: ['debitAmount1', 'debitAmount2'] },
  'payroll/addPaySchedule': { root: 'paySchedule', ...SCHEDULE },
}
