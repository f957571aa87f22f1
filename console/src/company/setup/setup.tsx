import { CircleCheck } from 'lucide-react'
import type { Address } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { schemaFields } from '../../forms/field.ts'
import { OperationForm } from '../../forms/operation-form.tsx'
import { setup as words } from '../../messages/en/company/setup.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { opens } from '../shared/opens.ts'
import { StateForm } from '../shared/state-form.tsx'
import type { SetupProps } from './asks.ts'
import styles from './setup.module.css'

/** The list from nothing to the first payday: exactly one step is next, waiting is a state of its own. */
export default function Setup({ data, given }: SetupProps) {
  const go = useGo()
  const { companyId } = given
  const base = `/c/${companyId}/setup`
  const { tasks } = data.tasks
  const { company } = data.company
  const check = useSend('companyOnboarding/initiateCompanyKyb')
  const first = tasks.findIndex(({ operation }) => operation !== '')
  const begin = (operation: string) => {
    if (operation === 'companyOnboarding/initiateCompanyKyb') return check.mutate({ body: { companyId } })
    if (operation in FORMS || operation === STATE) return go(`${base}?open=${operation}`)
    return go(opens(companyId, { operation }))
  }
  return (
    <>
      <Head title={words.of(company.doingBusinessAs || company.company)} lead={words.lead(tasks.length)} />
      <Card flush label={words.title}>
        {tasks.length === 0 && (
          <Empty
            icon={CircleCheck}
            title={words.ready.title}
            action={
              <ButtonLink kind="filled" to={`/c/${companyId}/payroll`}>
                {words.ready.go}
              </ButtonLink>
            }
          >
            {words.ready.body}
          </Empty>
        )}
        <ol className={styles.steps}>
          {tasks.map(({ task, description, operation }, at) => (
            <li key={task} data-next={at === first}>
              <div className={styles.words}>
                <strong>{task}</strong> <State isNext={at === first} isWaiting={operation === ''} />
                <p>{description}</p>
              </div>
              {operation !== '' && (
                <Button
                  kind={at === first ? 'filled' : 'plain'}
                  busy={check.isPending}
                  onClick={() => begin(operation)}
                >
                  {operation === 'companyOnboarding/initiateCompanyKyb' ? words.check : words.do}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </Card>
      <StepPanel
        operation={given.search.open}
        companyId={companyId}
        close={() => go(base)}
        title={tasks.find(({ operation }) => operation === given.search.open)?.task ?? words.title}
      />
    </>
  )
}

const State = ({ isNext, isWaiting }: { isNext: boolean; isWaiting: boolean }) =>
  isWaiting ? (
    <Status tone="calm">{words.waiting}</Status>
  ) : isNext ? (
    <Status tone="accent">{words.next}</Status>
  ) : null

const STATE = 'adminPortal/addStateRegistrationInfo'

/** The form opens over the list, so one never loses the place. */
function StepPanel({
  operation,
  companyId,
  close,
  title,
}: {
  operation: string | undefined
  companyId: string
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
  const { root, fields, initial = {} } = form
  const address = operation as Address
  return (
    <Panel open onClose={close} title={title}>
      <OperationForm
        address={address}
        fields={schemaFields(
          address,
          fields.map((name) => (root === '' ? name : `${root}/${name}`)),
        )}
        fixed={root === '' ? { companyId } : { [root]: { companyId } }}
        initial={Object.fromEntries(
          Object.entries(initial).map(([name, value]) => [root === '' ? name : `${root}/${name}`, value]),
        )}
        submit={words.save}
        then={close}
      />
    </Panel>
  )
}

const PLACE = ['address1', 'address2', 'city', 'state', 'zipcode']

const FORMS: Readonly<
  Record<string, { root: string; fields: readonly string[]; initial?: Record<string, string | boolean> }>
> = {
  'companyOnboarding/addKybInformation': {
    root: 'kybInformation',
    fields: [
      'ein',
      'entityType',
      'incorporationState',
      'dateOfIncorporation',
      'irsAssisgnedFederalFilingForm',
      'payrollRunThisYear',
      'formerPaidThisYear',
    ],
    initial: { irsAssisgnedFederalFilingForm: '941', payrollRunThisYear: 'no', formerPaidThisYear: 'no' },
  },
  'companyOnboarding/addCompanyLocation': {
    root: 'companyLocation',
    fields: [
      'companyLocation',
      ...PLACE,
      'phoneNumber',
      'isWorkLocation',
      'isMailingAddress',
      'isFilingAddress',
    ],
    initial: { isWorkLocation: true, isMailingAddress: true, isFilingAddress: true },
  },
  'companyOnboarding/addBusinessUser': {
    root: 'businessUser',
    fields: [
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      ...PLACE,
      'ssn',
      'dateOfBirth',
      'ownershipPercentage',
      'payrollAdmin',
      'bookkeeper',
      'beneficialOwner',
    ],
  },
  'adminPortal/addCompanyBankAccount': {
    root: 'companyFundingSourceEntity',
    fields: ['bankName', 'routingNumber', 'accountNumber', 'accountType', 'accountName'],
    initial: { accountType: 'checking' },
  },
  'adminPortal/verifyMicroDeposits': { root: '', fields: ['debitAmount1', 'debitAmount2'] },
  'payroll/addPaySchedule': {
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
}
