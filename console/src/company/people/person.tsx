import { choiceOf } from '../../forms/field.ts'
import { BANK_ACCOUNT, HOME, W4_LINES } from '../../forms/lists.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import type { Values } from '../../forms/values.ts'
import { people as words } from '../../messages/company/people.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { Shares } from '../../worker/shared/shares.tsx'
import { isPaidInto, type PersonProps, type PersonRecord } from './asks.ts'
import { CostForms } from './cost-forms.tsx'
import { DeclaredForms } from './declared-forms.tsx'
import styles from './people.module.css'
import { Bank } from './person-bank.tsx'
import { Cost } from './person-cost.tsx'
import { AddPolicy, EndPolicy, Leave, SetBalance } from './person-leave.tsx'
import { Orders } from './person-orders.tsx'
import { ChangePlace } from './person-place.tsx'
import { ChangeSchedule } from './person-schedule.tsx'
import { Standing } from './person-standing.tsx'
import { Overview, Pay, Stubs, Taxes } from './person-tabs.tsx'
import { Year } from './person-years.tsx'

const TABS = ['overview', 'pay', 'taxes', 'bank', 'orders', 'leave', 'cost', 'stubs', 'year'] as const
type Tab = (typeof TABS)[number]

const SHOWN = {
  overview: Overview,
  pay: Pay,
  taxes: Taxes,
  bank: Bank,
  orders: Orders,
  leave: Leave,
  cost: Cost,
  stubs: Stubs,
  year: Year,
} as const

/** One person: what is known, what is missing, and each change in a panel over the page. */
export default function PersonPage(props: PersonProps) {
  const { data, given } = props
  const go = useGo()
  const [user] = data.user.user
  if (!user) return <Empty title={words.noMatch} />
  const { companyId, search } = given
  const base = `/c/${companyId}/people/${user.userId}`
  const tab: Tab = TABS.find((name) => name === search.tab) ?? 'overview'
  const Shown = SHOWN[tab]
  const mayChange = given.acting.role !== 'bookkeeper'
  const open = (form: string) => go(`${base}?tab=${tab}&form=${form}`)
  return (
    <>
      <Head
        crumbs={[{ words: words.title, to: `/c/${companyId}/people` }, { words: user.user }]}
        title={user.user}
        lead={[user.jobTitle, words.statuses[user.status.userStatus] ?? user.status.userStatus]
          .filter(Boolean)
          .join(' · ')}
        actions={mayChange && <Standing user={user} companyId={companyId} open={open} />}
      />
      <div className={styles.tabs}>
        <Tabs
          label={words.tabsLabel}
          chosen={tab}
          choose={(name) => go(`${base}?tab=${name}`, { replace: true })}
          tabs={TABS.map((name) => ({ name, words: words.tabs[name] }))}
        />
      </div>
      <Shown {...props} user={user} open={mayChange ? open : undefined} />
      {mayChange && (
        <Forms
          user={user}
          companyId={companyId}
          form={search.form}
          close={() => go(`${base}?tab=${tab}`)}
          today={given.today}
        />
      )}
    </>
  )
}

interface FormsProps {
  readonly user: PersonRecord
  readonly companyId: string
  readonly form: string | undefined
  readonly close: () => void
  readonly today: string
}

/** Which panel is open is in the address, too: a task or a blocker leads straight to it. */
function Forms({ user, companyId, form, close, today }: FormsProps) {
  const found = form === undefined ? undefined : FORMS[form]
  if (form === 'rate' || form === 'shares')
    return <CostForms user={user} companyId={companyId} form={form} close={close} today={today} />
  if (form === 'place') return <ChangePlace {...{ user, companyId, close, today }} />
  if (form === 'schedule') return <ChangeSchedule {...{ user, companyId, close, today }} />
  if (form === 'splits')
    return (
      <Panel open onClose={close} title={words.shareOut} lead={words.shareOutLead}>
        <Shares
          accounts={user.bankAccounts.filter(({ status }) => isPaidInto(status))}
          userId={user.userId}
          done={close}
        />
      </Panel>
    )
  const [ofPolicy = '', policyId = ''] = form?.split(' ') ?? []
  const OfPolicy = OF_POLICY[ofPolicy]
  if (OfPolicy) return <OfPolicy {...{ user, companyId, policyId, close, today }} />
  if (!found) return <DeclaredForms user={user} companyId={companyId} form={form} close={close} />
  const { userId } = user
  return (
    <Panel
      open
      onClose={close}
      title={found.title(user.user)}
      {...(found.lead ? { lead: found.lead() } : {})}
    >
      <RootedForm
        form={{ ...found, initial: found.known?.(user, today) ?? found.initial ?? {} }}
        ids={found.isOfCompany ? { companyId, userId } : { userId }}
        submit={found.submit?.() ?? words.save}
        then={close}
      />
    </Panel>
  )
}

/** Forms about leave; the policy stands behind the name. */
const OF_POLICY: Readonly<Record<string, typeof EndPolicy>> = {
  end: EndPolicy,
  balance: SetBalance,
  policy: AddPolicy,
}

interface FormOf extends Rooted {
  readonly isOfCompany: boolean
  readonly title: (name: string) => string
  readonly lead?: () => string
  /** What the button does, where it is more than keeping what was typed. */
  readonly submit?: () => string
  /** What stands already, of this person. */
  readonly known?: (user: PersonRecord, today: string) => Values
}

/** The ways that a payroll understands, the one that needs no hand first. */
const FINAL_PAY = [
  'They will be paid during a regular payroll cycle',
  'They will be paid by supplemental payroll',
  'They will be paid by cash or check',
  'They have already been paid',
] as const

const FORMS: Readonly<Record<string, FormOf>> = {
  record: {
    address: 'adminPortal/updateUser',
    root: 'user',
    isOfCompany: false,
    fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'jobTitle', 'language'],
    title: () => words.editTitle,
    known: ({ firstName, lastName, email, phoneNumber, jobTitle, language }) => ({
      firstName,
      lastName,
      email,
      phoneNumber,
      jobTitle,
      language,
    }),
  },
  wage: {
    address: 'adminPortal/addUserWage',
    root: 'userWage',
    isOfCompany: true,
    fields: [
      'wageRate',
      'wageBasis',
      'standardWorkingHours',
      'userType',
      'employmentStatus',
      'startDate',
      'paymentMethod',
    ],
    title: () => words.newWage,
    lead: () => words.newWageLead,
    known: ({ userWages: [wage] }, today) => ({
      wageBasis: wage?.WageBasis.WageBasis ?? 'Per Hour',
      paymentMethod: wage?.paymentMethod.PaymentMethod ?? 'Direct Deposit',
      startDate: today,
    }),
  },
  identity: {
    address: 'userOnboarding/addKycInformation',
    root: 'kycInformation',
    isOfCompany: false,
    fields: ['ssn', 'dateOfBirth', ...HOME],
    title: () => words.about,
  },
  correct: {
    address: 'adminPortal/correctIdentity',
    root: '',
    isOfCompany: true,
    fields: ['ssn', 'dateOfBirth', 'reason'],
    title: () => words.correctTitle,
    lead: () => words.correctLead,
  },
  w4: {
    address: 'userOnboarding/addW4Information',
    root: 'w4Information',
    isOfCompany: false,
    fields: W4_LINES,
    title: () => words.w4,
    known: ({ W4Informations: [w4] }) =>
      w4
        ? {
            w4FilingStatus: w4.W4FilingStatus.W4FilingStatus,
            haveMultipleJob: w4.HaveMultipleJob,
            dependents: String(w4.Dependents),
            dependentsAbove18: String(w4.DependentsAbove18),
            otherIncome: String(w4.OtherIncome),
            otherDeduction: String(w4.OtherDeduction),
            extraWithholding: String(w4.ExtraWithholding),
          }
        : {},
  },
  w9: {
    address: 'userOnboarding/addW9Information',
    root: 'w9Information',
    isOfCompany: false,
    fields: ['contractorType', 'businessName', 'taxClassification', 'ein', 'w9Date'],
    title: () => words.w9,
    lead: () => words.w9Lead,
    known: (_, today) => ({ contractorType: 'Individual', w9Date: today }),
  },
  bank: {
    address: 'userPortal/addUserBankAccount',
    root: 'userPayAccountEntity',
    isOfCompany: true,
    ...BANK_ACCOUNT,
    title: () => words.addAccount,
  },
  item: {
    address: 'adminPortal/addRecurringPayItem',
    root: '',
    isOfCompany: true,
    fields: ['payItem', 'type', 'amountPerPayperiod', 'allocatedPercentage', 'totalAmount', 'endDate'],
    over: { type: { label: 'itemName' } },
    title: () => words.addItem,
    lead: () => words.addItemLead,
    initial: { payItem: 'Deduction' },
  },
  rehire: {
    address: 'adminPortal/activateUser',
    root: 'user',
    isOfCompany: false,
    fields: ['dateOfJoin'],
    title: (name) => words.rehireTitle(name),
    lead: () => words.rehireLead,
    submit: () => words.rehire,
  },
  terminate: {
    address: 'adminPortal/terminateUser',
    root: 'user',
    isOfCompany: true,
    fields: [
      'exitDate',
      'finalPayCheckType',
      'severanceAmount',
      'terminationChoice',
      'personalEmail',
      'additionalNotes',
    ],
    over: {
      finalPayCheckType: choiceOf(FINAL_PAY),
      terminationChoice: choiceOf(['Quit', 'Dismissed', 'Laid off', 'Deceased']),
    },
    title: (name) => words.terminateTitle(name),
    lead: () => words.terminateLead,
    submit: () => words.terminateGo,
    known: (_, today) => ({ exitDate: today, finalPayCheckType: FINAL_PAY[0] }),
  },
}
