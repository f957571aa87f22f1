import { HeartPulse } from 'lucide-react'
import { dollars } from '../../format/money.tsx'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { BenefitsProps, Plan } from './asks.ts'
import styles from './benefits.module.css'
import { isMatched, matchWords } from './match.tsx'
import { Members, shareOf } from './members.tsx'
import { ContributionFile, Owed } from './owed.tsx'
import { AddPlan, EditPlan, Enroll, Remit } from './panels.tsx'

/** Who is in the first plans is asked at once, in the others when somebody wants to know. */
const OPENED = 3

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
        <Owed
          {...props}
          open={mayChange ? (plan) => go(`${base}?${new URLSearchParams({ remit: plan })}`) : undefined}
        />
        {plans.map((plan, at) => (
          <PlanCard
            key={plan.benefitPlanId}
            {...props}
            plan={plan}
            isOpen={at < OPENED}
            take={({ benefitPlanId }) => go(`${base}?file=${benefitPlanId}`)}
            open={mayChange ? (what) => go(`${base}?${new URLSearchParams(what)}`) : undefined}
          />
        ))}
      </Stack>
      <ContributionFile {...props} close={() => go(base)} />
      {mayChange && (
        <>
          <AddPlan {...props} close={() => go(base)} />
          <EditPlan {...props} close={() => go(base)} />
          <Enroll {...props} close={() => go(base)} />
          <Remit {...props} close={() => go(base)} />
        </>
      )}
    </>
  )
}

interface PlanCardProps extends BenefitsProps {
  readonly plan: Plan
  readonly open: ((what: Record<string, string>) => void) | undefined
  readonly isOpen: boolean
  readonly take: (plan: Plan) => void
}

function PlanCard({ plan, given, open, isOpen, take }: PlanCardProps) {
  return (
    <Card
      title={`${plan.name} · ${plan.type}`}
      aside={
        <Row>
          <Button size="small" kind="quiet" onClick={() => take(plan)}>
            {words.file}
          </Button>
          {open && (
            <>
              <Button size="small" onClick={() => open({ enroll: plan.benefitPlanId })}>
                {words.enroll}
              </Button>
              <Button
                size="small"
                kind="quiet"
                label={words.editOf(plan.name)}
                onClick={() => open({ edit: plan.benefitPlanId })}
              >
                {words.edit}
              </Button>
            </>
          )}
        </Row>
      }
      flush
    >
      <div className={styles.facts}>
        <Facts
          of={[
            [words.plan.worker, shareOf(plan.employeeAmount, plan.employeePercent, plan.employeePerHour)],
            [words.plan.company, shareOf(plan.employerAmount, plan.employerPercent)],
            ...(isMatched(plan.type) ? [[words.plan.match, matchWords(plan.matchFormula)] as const] : []),
            [words.plan.treatment, words.treatments[plan.taxTreatment] ?? plan.taxTreatment],
            [words.plan.limit, plan.annualLimit === null ? words.plan.noLimit : dollars(plan.annualLimit)],
          ]}
        />
      </div>
      <Members plan={plan} given={given} open={open} isOpen={isOpen} />
    </Card>
  )
}
