import { HeartPulse } from 'lucide-react'
import { dollars, Money } from '../../format/money.tsx'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Status } from '../../ui/status/status.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { BenefitsProps } from './asks.ts'
import styles from './benefits.module.css'
import { AddPlan, EndEnrollment, Enroll } from './panels.tsx'

type Plan = BenefitsProps['data']['plans']['benefitPlans'][number]
export type Enrollment = BenefitsProps['data']['enrollments']['benefitEnrollments'][number]

/** Each plan with what it costs and who is in it. */
export default function Benefits(props: BenefitsProps) {
  const { data, given } = props
  const go = useGo()
  const base = `/c/${given.companyId}/benefits`
  const mayChange = given.acting.role !== 'bookkeeper'
  const plans = data.plans.benefitPlans
  const add = mayChange && (
    <Button kind="filled" onClick={() => go(`${base}?add=yes`)}>
      {words.add}
    </Button>
  )
  return (
    <>
      <Head title={words.title} lead={words.lead} actions={plans.length > 0 && add} />
      <Stack>
        {plans.length === 0 && (
          <Card>
            <Empty icon={HeartPulse} title={words.none.title} action={add || undefined}>
              {words.none.body}
            </Empty>
          </Card>
        )}
        {plans.map((plan) => (
          <PlanCard
            key={plan.benefitPlanId}
            {...props}
            plan={plan}
            open={mayChange ? (what) => go(`${base}?${new URLSearchParams(what)}`) : undefined}
          />
        ))}
      </Stack>
      {mayChange && (
        <>
          <AddPlan {...props} close={() => go(base)} />
          <Enroll {...props} close={() => go(base)} />
          <EndEnrollment {...props} close={() => go(base)} />
        </>
      )}
    </>
  )
}

interface PlanCardProps extends BenefitsProps {
  readonly plan: Plan
  readonly open: ((what: Record<string, string>) => void) | undefined
}

function PlanCard({ data, plan, open }: PlanCardProps) {
  const inIt = data.enrollments.benefitEnrollments.filter((one) => one.benefitPlanId === plan.benefitPlanId)
  const nameOf = (id: string) => data.users.users.find(({ userId }) => userId === id)?.user ?? id
  return (
    <Card
      title={`${plan.name} · ${plan.type}`}
      aside={
        open && (
          <Button size="small" onClick={() => open({ enroll: plan.benefitPlanId })}>
            {words.enroll}
          </Button>
        )
      }
      flush
    >
      <div className={styles.facts}>
        <Facts
          of={[
            [words.plan.worker, shareOf(plan.employeeAmount, plan.employeePercent)],
            [words.plan.company, shareOf(plan.employerAmount, plan.employerPercent)],
            [words.plan.treatment, plan.taxTreatment],
            [words.plan.limit, plan.annualLimit === null ? words.plan.noLimit : dollars(plan.annualLimit)],
          ]}
        />
      </div>
      {inIt.length === 0 ? (
        <p className={styles.nobody}>{words.nobody}</p>
      ) : (
        <DataTable
          label={plan.name}
          rows={inIt}
          keyOf={({ benefitEnrollmentId }) => benefitEnrollmentId}
          columns={[
            { name: 'person', head: words.columns.person, cell: ({ userId }) => nameOf(userId) },
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
                <Status tone={status === 'Active' ? 'good' : 'calm'}>
                  {words.statuses[status] ?? status}
                </Status>
              ),
            },
            ...(open ? [endColumn(open)] : []),
          ]}
        />
      )}
    </Card>
  )
}

const endColumn = (open: (what: Record<string, string>) => void) => ({
  name: 'end',
  head: <span className="unseen">{words.end}</span>,
  align: 'end' as const,
  cell: ({ benefitEnrollmentId, status }: Enrollment) =>
    status !== 'Ended' && (
      <Button size="small" kind="quiet" onClick={() => open({ end: benefitEnrollmentId })}>
        {words.end}
      </Button>
    ),
})

const shareOf = (amount: number | null, percent: number | null): string =>
  amount !== null ? dollars(amount) : percent !== null ? words.share(percent) : '–'

/** The election in force is the last one. */
function paidBy({ elections }: Enrollment, who: 'employee' | 'employer'): string {
  const election = elections.at(-1)
  return election ? shareOf(election[`${who}Amount`], election[`${who}Percent`]) : '–'
}
