import { CircleCheck } from 'lucide-react'
import { useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { setup as words } from '../../messages/company/setup.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Status } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import styles from '../shared/checklist.module.css'
import { Checklist } from '../shared/checklist.tsx'
import { isOpened, opens } from '../shared/opens.ts'
import type { SetupProps } from './asks.ts'
import { hasForm, StepPanel } from './step-panel.tsx'
import { type Step, stepsOf } from './steps.ts'

const CHECK = 'companyOnboarding/initiateCompanyKyb'

/** The list from nothing to the first payday: done steps stay, waiting is a state of its own, exactly one is next. */
export default function Setup({ data, given }: SetupProps) {
  const go = useGo()
  const { companyId } = given
  const base = `/c/${companyId}/setup`
  const { company } = data.company
  const check = useSend(CHECK)
  const refusal = refusalOf(check.error)
  const steps = stepsOf(data)
  const left = steps.filter(({ state }) => state !== 'done')
  const next = left.find(({ state, operation }) => state === 'open' && mayBegin(operation))
  const begin = (operation: string) => {
    if (operation === CHECK) return check.mutate({ body: { companyId } })
    return go(hasForm(operation) ? `${base}?open=${operation}` : opens(companyId, { operation }))
  }
  return (
    <>
      <Head
        title={words.of(company.doingBusinessAs || company.company)}
        lead={words.lead(left.length)}
        actions={
          given.acting.role !== 'bookkeeper' && (
            <ButtonLink to={`/c/${companyId}/move-in`}>{words.moveIn}</ButtonLink>
          )
        }
      />
      <Stack>
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {left.length === 0 && (
          <Card>
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
          </Card>
        )}
        <Card flush label={words.title}>
          <Checklist
            items={steps.map((step) => ({
              ...step,
              isNext: step === next,
              badge:
                step.state === 'waiting' ? (
                  <Status tone="calm">{words.waiting}</Status>
                ) : (
                  step === next && <Status tone="accent">{words.next}</Status>
                ),
              action: (
                <Act step={step} isNext={step === next} {...{ companyId, begin }} busy={check.isPending} />
              ),
            }))}
          />
        </Card>
      </Stack>
      <StepPanel
        operation={given.search.open}
        companyId={companyId}
        ownerId={data.owners.businessUsers[0]?.businessUserId ?? ''}
        close={() => go(base)}
        title={steps.find(({ operation }) => operation === given.search.open)?.title ?? words.title}
      />
    </>
  )
}

const mayBegin = (operation: string): boolean =>
  operation === CHECK || hasForm(operation) || isOpened(operation)

interface ActProps {
  readonly step: Step
  readonly isNext: boolean
  readonly companyId: string
  readonly begin: (operation: string) => void
  readonly busy: boolean
}

function Act({ step: { state, seen, title, operation }, isNext, companyId, begin, busy }: ActProps) {
  if (state !== 'open')
    return (
      seen && (
        <ButtonLink kind="quiet" to={`/c/${companyId}/${seen}`} label={`${words.look}: ${title}`}>
          {words.look}
        </ButtonLink>
      )
    )
  if (!mayBegin(operation))
    return (
      <span className={styles.elsewhere}>
        {words.byProgram} <code>{operation}</code>
      </span>
    )
  return (
    <Button
      kind={isNext ? 'filled' : 'plain'}
      busy={operation === CHECK && busy}
      onClick={() => begin(operation)}
    >
      {operation === CHECK ? words.check : words.do}
    </Button>
  )
}
