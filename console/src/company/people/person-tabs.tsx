import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { phoneWords } from '../../format/names.ts'
import { people as words } from '../../messages/company/people.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Skeleton } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Beside, Stack } from '../../ui/head/head.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import type { TabProps } from './asks.ts'
import styles from './people.module.css'
import { Workplace } from './person-place.tsx'
import { PaySchedule } from './person-schedule.tsx'
import { Items, Wages } from './person-years.tsx'
import { SocialSecurity } from './social-security.tsx'

/** What each task of the service opens here. */
const FORM_OF: Readonly<Record<string, string>> = {
  addUserWage: 'wage',
  addKycInformation: 'identity',
  addW4Information: 'w4',
  addUserBankAccount: 'bank',
  addStateW4Information: 'state',
}

export function Overview({ data, given, user, open }: TabProps) {
  const address = user.userAddress
  return (
    <Beside share="wide">
      <Card
        title={words.about}
        aside={
          open && (
            <Button size="small" onClick={() => open('record')}>
              {words.edit}
            </Button>
          )
        }
      >
        <Facts
          of={[
            [words.facts.email, user.email],
            [words.facts.phone, phoneWords(user.phoneNumber)],
            [words.facts.job, user.jobTitle || '–'],
            [words.facts.since, dayWords(user.dateOfJoin, 'month', { today: given.today })],
            [words.facts.kind, words.kinds[user.WorkerType.WorkerType] ?? user.WorkerType.WorkerType],
            [words.facts.schedule, <PaySchedule key="schedule" {...{ user, given, open }} />],
            [words.facts.place, <Workplace key="place" user={user} open={open} />],
            [
              words.facts.ssn,
              open ? (
                <SocialSecurity key="ssn" companyId={given.companyId} user={user} open={open} />
              ) : (
                user.ssn || '–'
              ),
            ],
            [
              words.facts.home,
              address ? `${address.address1}, ${address.city}, ${address.state} ${address.zipcode}` : '–',
            ],
          ]}
        />
      </Card>
      <Card title={user.status.userStatus === 'Active' ? words.todoNow : words.todo}>
        {data.tasks.tasks.length === 0 && <p className={styles.quiet}>{words.ready}</p>}
        <ul className={styles.todo}>
          {data.tasks.tasks.map(({ code, task, description, operation }) => {
            const form = FORM_OF[operation.split('/').at(-1) ?? '']
            const known = words.tasks[code] ?? { title: task, lead: description }
            return (
              <li key={`${code} ${task} ${description}`}>
                <div>
                  <strong>{known.title}</strong>
                  <p>{known.lead}</p>
                </div>
                {open && form && <Button onClick={() => open(form)}>{words.fill}</Button>}
              </li>
            )
          })}
        </ul>
      </Card>
    </Beside>
  )
}

const optionOf = (value: string): string => wordsNow().fields.options[value] ?? value
const labelOf = (name: string): string => wordsNow().fields.labels[name] ?? name

export const Pay = (props: TabProps) => (
  <Stack>
    <Wages {...props} />
    <Items {...props} />
  </Stack>
)

export function Taxes({ user, open }: TabProps) {
  const [w4] = user.W4Informations
  // A contractor gives no withholding certificate, but a number under which the 1099 is filed.
  if (user.WorkerType.WorkerType === '1099-NEC') return <Contractor user={user} open={open} />
  return (
    <Stack>
      <Card
        title={words.w4}
        aside={
          open && (
            <Button size="small" onClick={() => open('w4')}>
              {words.changeW4}
            </Button>
          )
        }
      >
        {w4 ? (
          <Facts
            of={[
              [words.w4Facts.status, optionOf(w4.W4FilingStatus.W4FilingStatus)],
              [words.w4Facts.jobs, w4.HaveMultipleJob ? words.yes : words.no],
              [words.w4Facts.children, w4.Dependents],
              [words.w4Facts.others, w4.DependentsAbove18],
              [words.w4Facts.extra, <Money key="extra" amount={w4.ExtraWithholding} />],
            ]}
          />
        ) : (
          <p className={styles.quiet}>{words.noW4}</p>
        )}
      </Card>
      <Card
        title={words.state}
        aside={
          open && (
            <Button size="small" onClick={() => open('state')}>
              {words.changeState}
            </Button>
          )
        }
      >
        {user.stateW4Informations.length === 0 && <p className={styles.quiet}>{words.noState}</p>}
        {user.stateW4Informations.map((form) => (
          <Facts
            key={JSON.stringify(form)}
            of={Object.entries(form).map(
              ([name, value]) => [labelOf(name), optionOf(String(value))] as const,
            )}
          />
        ))}
      </Card>
    </Stack>
  )
}

const Contractor = ({
  user: {
    W9Informations: [w9],
  },
  open,
}: Pick<TabProps, 'user' | 'open'>) => (
  <Card
    title={words.w9}
    aside={
      open && (
        <Button size="small" onClick={() => open('w9')}>
          {words.fill}
        </Button>
      )
    }
  >
    {w9 ? (
      <Facts
        of={[
          [words.w9Facts.kind, w9.taxClassification],
          [words.w9Facts.name, w9.businessName || '–'],
          [words.w9Facts.ein, w9.ein || '–'],
          [words.w9Facts.day, dayWords(w9.w9Date, 'short')],
        ]}
      />
    ) : (
      <p className={styles.quiet}>{words.w9Lead}</p>
    )}
  </Card>
)

export function Stubs({ given, user }: TabProps) {
  const go = useGo()
  const { companyId, today } = given
  const [cursor, setCursor] = useState('')
  const { data } = useAsk(
    ask('reports/getIndividualPayrollHistory', {
      companyId,
      userId: user.userId,
      limit: STUBS,
      newestFirst: true,
      ...(cursor && { cursor }),
    }),
  )
  if (!data) return <Skeleton rows={2} />
  const to = (payPeriodId: string) => `/c/${companyId}/payroll/${payPeriodId}/${user.userId}`
  return (
    <Card title={words.stubs} flush>
      {data.payrollHistory.length === 0 && <Empty title={words.noStubs}>{words.noStubsBody}</Empty>}
      {data.payrollHistory.length > 0 && (
        <DataTable
          label={words.stubs}
          rows={data.payrollHistory}
          keyOf={({ payPeriodId }) => payPeriodId}
          open={({ payPeriodId }) => go(to(payPeriodId))}
          columns={[
            {
              name: 'payday',
              head: words.stubColumns.payday,
              cell: ({ payDate, payPeriodId }) => (
                <Way to={to(payPeriodId)}>{dayWords(payDate, 'table', { today })}</Way>
              ),
            },
            {
              name: 'gross',
              head: words.stubColumns.gross,
              align: 'end',
              cell: ({ grossTotal }) => <Money amount={grossTotal} />,
            },
            {
              name: 'net',
              head: words.stubColumns.net,
              align: 'end',
              cell: ({ netTotal }) => <Money amount={netTotal} tone="strong" />,
            },
          ]}
        />
      )}
      <Pager cursor={cursor} next={data.nextCursor} size={STUBS} go={setCursor} />
    </Card>
  )
}

/** A year of weekly pay. */
const STUBS = 53
