import type { Address } from '../../calls/operations.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { settings as words } from '../../messages/en/company/settings.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import type { SettingsProps } from './asks.ts'

type Values = Readonly<Record<string, string | boolean>>

interface Form {
  readonly address: Address
  readonly title: string
  /** The object in the body that holds the fields; '' when the body itself does. */
  readonly root: string
  readonly fields: readonly string[]
  readonly initial?: Values
}

const PLACE = ['address1', 'address2', 'city', 'state', 'zipcode']

/** Each form of the settings, by its name in the address. */
const FORMS: Readonly<Record<string, Form>> = {
  company: {
    address: 'companyOnboarding/updateCompany',
    title: words.company.title,
    root: 'company',
    fields: [
      'company',
      'doingBusinessAs',
      'businessWebsite',
      'federalDepositSchedule',
      'requiresApproval',
      'externalId',
    ],
  },
  place: {
    address: 'companyOnboarding/addCompanyLocation',
    title: words.places.add,
    root: 'companyLocation',
    fields: [
      'companyLocation',
      ...PLACE,
      'phoneNumber',
      'isWorkLocation',
      'isMailingAddress',
      'isFilingAddress',
    ],
    initial: { isWorkLocation: true, isMailingAddress: false, isFilingAddress: false },
  },
  person: {
    address: 'companyOnboarding/addBusinessUser',
    title: words.people.add,
    root: 'businessUser',
    fields: [
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'language',
      'payrollAdmin',
      'bookkeeper',
      'beneficialOwner',
    ],
    initial: { payrollAdmin: false, bookkeeper: false, beneficialOwner: false },
  },
  bank: {
    address: 'adminPortal/addCompanyBankAccount',
    title: words.bank.add,
    root: 'companyFundingSourceEntity',
    fields: ['bankName', 'routingNumber', 'accountNumber', 'accountType', 'accountName'],
    initial: { accountType: 'checking' },
  },
  schedule: {
    address: 'payroll/addPaySchedule',
    title: words.schedules.add,
    root: 'paySchedule',
    fields: [
      'workerType',
      'compensationFrequency',
      'payBeginDate',
      'payDate',
      'secondPayDate',
      'standardWorkingHours',
    ],
    initial: { workerType: 'W2', compensationFrequency: 'BiWeekly' },
  },
  holiday: {
    address: 'adminPortal/addCompanyHoliday',
    title: words.holidays.add,
    root: '',
    fields: ['date', 'name', 'paid'],
    initial: { paid: true },
  },
  leave: {
    address: 'adminPortal/addTimeOffPolicy',
    title: words.policies.addLeave,
    root: 'timeOffPolicy',
    fields: [
      'timeOffPolicyName',
      'policyType',
      'earningMethod',
      'lumpSumHours',
      'accrualRatePerHour',
      'maxAccumulatedHours',
      'carryoverLimitHours',
      'waitingPeriodDays',
      'isProratedByStartDate',
      'payoutOnTermination',
    ],
    initial: { earningMethod: 'Lump Sum' },
  },
  tracking: {
    address: 'adminPortal/addTimeTrackingPolicy',
    title: words.policies.addTracking,
    root: 'timeTrackingPolicy',
    fields: ['name', 'overtimeRule', 'workweekStart', 'mealBreakMinutes', 'requireApproval'],
    initial: { overtimeRule: 'State', workweekStart: 'Sunday', requireApproval: true },
  },
}

export function SettingForm({ data, given, close }: SettingsProps & { close: () => void }) {
  const { companyId, search, acting } = given
  const form = FORMS[search.form ?? '']
  if (!form || acting.role === 'bookkeeper') return null
  const { address, title, root, fields, initial = {} } = form
  const under = (name: string) => (root === '' ? name : `${root}/${name}`)
  const values = search.form === 'company' ? valuesOf(data.company.company, fields) : initial
  return (
    <Panel open onClose={close} title={title}>
      <OperationForm
        address={address}
        fields={schemaFields(address, fields.map(under))}
        fixed={root === '' ? { companyId } : { [root]: { companyId } }}
        initial={Object.fromEntries(Object.entries(values).map(([name, value]) => [under(name), value]))}
        submit={words.save}
        then={close}
      />
    </Panel>
  )
}

const valuesOf = (known: object, fields: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => fields.includes(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  )
