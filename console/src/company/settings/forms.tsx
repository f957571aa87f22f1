import { BANK_ACCOUNT, OWNER, SCHEDULE } from '../../forms/lists.ts'
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
    sendsChanges: true,
    title: () => words.company.title,
    root: 'company',
    fields: [
      'company',
      'doingBusinessAs',
      'businessWebsite',
      'federalDepositSchedule',
      'requiresApproval',
      'sameDayAch',
      'fundingMethod',
      'requiresKnownPlaces',
      'paysTipMakeUp',
      'externalId',
    ],
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
      ...OWNER.fields,
    ],
    over: OWNER.over,
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
  const known = search.form === 'company' ? companyForm(form, data.company.company, acting.role) : {}
  return (
    <Panel open onClose={close} title={form.title()}>
      <RootedForm form={{ ...form, ...known }} ids={{ companyId }} submit={words.save} then={close} />
    </Panel>
  )
}

/** How money moves, and that no second person approves any more, is the platform's to say: who cannot do it is not asked. */
function companyForm(
  { fields }: Form,
  company: { readonly requiresApproval: boolean },
  role: string,
): Partial<Form> {
  const platforms = ['sameDayAch', 'fundingMethod', ...(company.requiresApproval ? ['requiresApproval'] : [])]
  const shown = role === 'operator' ? fields : fields.filter((name) => !platforms.includes(name))
  return { fields: shown, initial: valuesOf(company, shown) }
}

const valuesOf = (known: object, fields: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([name, value]) => fields.includes(name) && (typeof value === 'string' || typeof value === 'boolean'),
    ),
  )
