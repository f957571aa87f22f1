import { useSend } from '../../calls/use-calls.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { people as words } from '../../messages/en/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { PersonProps, PersonRecord } from './asks.ts'
import { DeclaredForms } from './declared-forms.tsx'
import styles from './people.module.css'
import { Bank, Orders, Overview, Pay, Stubs, Taxes } from './person-tabs.tsx'
import { Year } from './person-years.tsx'

const TABS = ['overview', 'pay', 'taxes', 'bank', 'orders', 'stubs', 'year'] as const
type Tab = (typeof TABS)[number]

const SHOWN = {
  overview: Overview,
  pay: Pay,
  taxes: Taxes,
  bank: Bank,
  orders: Orders,
  stubs: Stubs,
  year: Year,
} as const

/** One person: what is known, what is missing, and each change in a panel over the page. */
export default function PersonPage(props: PersonProps) {
  const { data, given } = props
  const go = useGo()
  const [user] = data.user.user
  const again = useSend('adminPortal/resendInvitation')
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
        actions={
          mayChange && (
            <>
              {user.status.userStatus !== 'Active' && user.status.userStatus !== 'Inactive' && (
                <Button
                  busy={again.isPending}
                  onClick={() => again.mutate({ body: { companyId, userId: user.userId } })}
                >
                  {again.isSuccess ? words.invited : words.invite}
                </Button>
              )}
              {user.status.userStatus === 'Active' && (
                <Button onClick={() => open('terminate')}>{words.terminate}</Button>
              )}
            </>
          )
        }
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
  if (!found) return <DeclaredForms user={user} companyId={companyId} form={form} close={close} />
  const { userId } = user
  return (
    <Panel open onClose={close} title={found.title(user.user)} {...(found.lead ? { lead: found.lead } : {})}>
      <OperationForm
        address={found.address}
        fields={schemaFields(
          found.address,
          found.fields.map((name) => under(found, name)),
        )}
        fixed={fixedOf(found, found.isOfCompany ? { companyId, userId } : { userId })}
        initial={Object.fromEntries(
          Object.entries(found.initial?.(user, today) ?? {}).map(([name, value]) => [
            under(found, name),
            value,
          ]),
        )}
        submit={words.save}
        then={close}
      />
    </Panel>
  )
}

/** Most bodies hold their fields in an object of their own. */
const under = ({ root }: FormOf, name: string): string => (root === '' ? name : `${root}/${name}`)
const fixedOf = ({ root }: FormOf, ids: object): object => (root === '' ? ids : { [root]: ids })

interface FormOf {
  readonly address:
    | 'adminPortal/updateUser'
    | 'adminPortal/addUserWage'
    | 'userOnboarding/addW4Information'
    | 'userPortal/addUserBankAccount'
    | 'userOnboarding/addKycInformation'
    | 'adminPortal/terminateUser'
    | 'adminPortal/addRecurringPayItem'
  readonly root: string
  readonly isOfCompany: boolean
  readonly fields: readonly string[]
  readonly title: (name: string) => string
  readonly lead?: string
  readonly initial?: (user: PersonRecord, today: string) => Record<string, string | boolean>
}

const FORMS: Readonly<Record<string, FormOf>> = {
  record: {
    address: 'adminPortal/updateUser',
    root: 'user',
    isOfCompany: false,
    fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'jobTitle', 'language'],
    title: () => words.editTitle,
    initial: ({ firstName, lastName, email, phoneNumber, jobTitle, language }) => ({
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
    lead: words.newWageLead,
    initial: ({ userWages: [wage] }, today) => ({
      wageBasis: wage?.WageBasis.WageBasis ?? 'Per Hour',
      paymentMethod: wage?.paymentMethod.PaymentMethod ?? 'Direct Deposit',
      startDate: today,
    }),
  },
  identity: {
    address: 'userOnboarding/addKycInformation',
    root: 'kycInformation',
    isOfCompany: false,
    fields: ['ssn', 'dateOfBirth', 'address1', 'address2', 'city', 'state', 'zipcode'],
    title: () => words.about,
  },
  w4: {
    address: 'userOnboarding/addW4Information',
    root: 'w4Information',
    isOfCompany: false,
    fields: [
      'w4FilingStatus',
      'haveMultipleJob',
      'dependents',
      'dependentsAbove18',
      'otherIncome',
      'otherDeduction',
      'extraWithholding',
    ],
    title: () => words.w4,
  },
  bank: {
    address: 'userPortal/addUserBankAccount',
    root: 'userPayAccountEntity',
    isOfCompany: true,
    fields: ['bankName', 'routingNumber', 'accountNumber', 'accountType', 'accountName'],
    title: () => words.addAccount,
    initial: () => ({ accountType: 'checking' }),
  },
  item: {
    address: 'adminPortal/addRecurringPayItem',
    root: '',
    isOfCompany: true,
    fields: ['payItem', 'type', 'amountPerPayperiod', 'allocatedPercentage'],
    title: () => words.addItem,
    lead: words.addItemLead,
    initial: () => ({ payItem: 'Deduction' }),
  },
  terminate: {
    address: 'adminPortal/terminateUser',
    root: 'user',
    isOfCompany: true,
    fields: ['exitDate', 'terminationChoice', 'dismissalType', 'additionalNotes'],
    title: words.terminateTitle,
    lead: words.terminateLead,
    initial: (_, today) => ({ exitDate: today }),
  },
}
