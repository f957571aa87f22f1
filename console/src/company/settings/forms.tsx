import { BANK_ACCOUNT, LOCATION, SCHEDULE } from '../../forms/lists.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import type { Values } from '../../forms/values.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import type { SettingsProps } from './asks.ts'
import { ListedForm } from './listed-forms.tsx'

interface Form extends Rooted {
  readonly title: () => string
}

/** Each form of the settings, by its name in the address. */
const FORMS: Readonly<Record<string, Form>> = {
  company: {
    address: 'companyOnboarding/updateCompany',
    title: () => words.company.title,
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
    title: () => words.places.add,
    root: 'companyLocation',
    fields: LOCATION.fields,
    initial: { isWorkLocation: true, isMailingAddress: false, isFilingAddress: false },
  },
  person: {
    address: 'companyOnboarding/addBusinessUser',
    title: () => words.people.add,
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
    title: () => words.bank.add,
    root: 'companyFundingSourceEntity',
    ...BANK_ACCOUNT,
  },
  schedule: {
    address: 'payroll/addPaySchedule',
    title: () => words.schedules.add,
    root: 'paySchedule',
    ...SCHEDULE,
  },
  holiday: {
    address: 'adminPortal/addCompanyHoliday',
    title: () => words.holidays.add,
    root: '',
    fields: ['date', 'name', 'paid'],
    initial: { paid: true },
  },
  leave: {
    address: 'adminPortal/addTimeOffPolicy',
    title: () => words.policies.addLeave,
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
      'minimumNoticeDays',
      'isProratedByStartDate',
      'payoutOnTermination',
    ],
    initial: { earningMethod: 'Lump Sum' },
  },
  tracking: {
    address: 'adminPortal/addTimeTrackingPolicy',
    title: () => words.policies.addTracking,
    root: 'timeTrackingPolicy',
    fields: ['name', 'overtimeRule', 'workweekStart', 'mealBreakMinutes', 'requireApproval'],
    initial: { overtimeRule: 'State', workweekStart: 'Sunday', requireApproval: true },
  },
}

export function SettingForm({ data, given, close }: SettingsProps & { close: () => void }) {
  const { companyId, search, acting } = given
  const form = FORMS[search.form ?? '']
  if (!form) return <ListedForm data={data} given={given} close={close} />
  if (acting.role === 'bookkeeper') return null
  const known = search.form === 'company' ? { initial: valuesOf(data.company.company, form.fields) } : {}
  return (
    <Panel open onClose={close} title={form.title()}>
      <RootedForm form={{ ...form, ...known }} ids={{ companyId }} submit={words.save} then={close} />
    </Panel>
  )
}

const valuesOf = (known: object, fields: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => fields.includes(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  )
