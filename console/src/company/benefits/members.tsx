import { useState } from 'react'
import type { Given } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dollars, Money } from '../../format/money.tsx'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Pager } from '../../ui/pager/pager.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo, Way } from '../../ui/way/way.tsx'
import type { Enrollment, Plan } from './asks.ts'
import styles from './benefits.module.css'
import { EndEnrollment } from './panels.tsx'

const PAGE = 25

interface MembersProps {
  readonly plan: Plan
  readonly given: Given
  readonly open: ((what: Record<string, string>) => void) | undefined
  readonly isOpen: boolean
}

/** Who is in a plan, a page at a time. */
export function Members({ plan, given, open, isOpen }: MembersProps) {
  const go = useGo()
  const [isAsked, setAsked] = useState(isOpen)
  const [cursor, setCursor] = useState('')
  const { companyId, search } = given
  const { benefitPlanId } = plan
  const { data } = useAsk(
    isAsked
      ? ask('benefits/getBenefitEnrollments', {
          companyId,
          benefitPlanId,
          limit: PAGE,
          cursor: cursor || null,
        })
      : undefined,
  )
  if (!isAsked)
    return (
      <p className={styles.nobody}>
        <Button onClick={() => setAsked(true)}>{words.who}</Button>
      </p>
    )
  if (!data) return <Skeleton rows={2} />
  const { benefitEnrollments: members, nextCursor } = data
  if (members.length === 0 && cursor === '') return <p className={styles.nobody}>{words.nobody}</p>
  const ending = members.find(({ benefitEnrollmentId }) => benefitEnrollmentId === search.end)
  return (
    <>
      <DataTable
        label={plan.name}
        rows={members}
        keyOf={({ benefitEnrollmentId }) => benefitEnrollmentId}
        columns={[...columnsOf(companyId), ...(open ? [endColumn(open)] : [])]}
      />
      <Pager cursor={cursor} next={nextCursor} size={PAGE} go={setCursor} />
      {open && ending && (
        <EndEnrollment one={ending} given={given} close={() => go(`/c/${companyId}/benefits`)} />
      )}
    </>
  )
}

const columnsOf = (companyId: string): readonly Column<Enrollment>[] => [
  {
    name: 'person',
    head: words.columns.person,
    cell: ({ userId, userName }) => <Way to={`/c/${companyId}/people/${userId}`}>{userName}</Way>,
  },
  {
    name: 'worker',
    head: words.columns.worker,
    align: 'end',
    cell: (one) => paidBy(one, 'employee'),
  },
  {
    name: 'company',
    head: words.columns.company,
    align: 'end',
    minor: true,
    cell: (one) => paidBy(one, 'employer'),
  },
  {
    name: 'from',
    head: words.columns.from,
    minor: true,
    cell: ({ effectiveMonth }) => effectiveMonth,
  },
  {
    name: 'arrears',
    head: words.columns.arrears,
    align: 'end',
    minor: true,
    cell: ({ arrears }) => <Money amount={arrears === 0 ? null : arrears} />,
  },
  {
    name: 'status',
    head: words.columns.status,
    cell: ({ status }) => (
      <Status tone={status === 'Active' ? 'good' : 'calm'}>{words.statuses[status] ?? status}</Status>
    ),
  },
]

const endColumn = (open: (what: Record<string, string>) => void): Column<Enrollment> => ({
  name: 'end',
  head: <span className="unseen">{words.end}</span>,
  align: 'end',
  cell: ({ benefitEnrollmentId, status }) =>
    status !== 'Ended' && (
      <Button size="small" kind="quiet" onClick={() => open({ end: benefitEnrollmentId })}>
        {words.end}
      </Button>
    ),
})

export function shareOf(
  amount: number | null,
  percent: number | null,
  perHour: number | null = null,
): string {
  if (amount !== null) return dollars(amount)
  if (perHour !== null) return words.perHour(dollars(perHour))
  return percent === null ? '–' : words.share(percent)
}

/** The election in force is the last one. */
function paidBy({ elections }: Enrollment, who: 'employee' | 'employer'): string {
  const election = elections.at(-1)
  if (!election) return '–'
  const perHour = who === 'employee' ? election.employeePerHour : null
  return shareOf(election[`${who}Amount`], election[`${who}Percent`], perHour)
}
