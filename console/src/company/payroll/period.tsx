import type { FunctionComponent } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { dayWords, spanWords } from '../../format/days.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Head } from '../../ui/head/head.tsx'
import { type Step, Steps } from '../../ui/steps/steps.tsx'
import { isPreparing } from '../shared/payroll-sums.ts'
import { type PeriodProps, type PreviewProps, pageAsked, type StepProps } from './asks.ts'
import { HoursStep } from './hours.tsx'
import { PaidStep } from './paid.tsx'
import { PreviewStep } from './preview.tsx'

const STEPS = ['hours', 'preview', 'submit', 'paid'] as const

/** One payroll on its way: hours, preview, submit, paid. Which step is in the address. */
export default function PeriodPage(props: PeriodProps) {
  const { data, given } = props
  const period = data.periods.payPeriod.find(({ payPeriodId }) => payPeriodId === given.params.periodId)
  if (!period) return <Empty title={words.hours.nobody} />
  const isOpen = isPreparing(period)
  const step = isOpen ? (given.search.step === 'hours' ? 'hours' : 'preview') : 'paid'
  const base = `/c/${given.companyId}/payroll`
  return (
    <>
      <Head
        crumbs={[
          { words: words.crumb, to: base },
          { words: spanWords(period.payBeginDate, period.payEndDate, { today: given.today }) },
        ]}
        title={words.of(dayWords(period.payDate, 'sentence', { today: given.today }))}
        actions={
          <Steps
            label={words.steps.label}
            now={step}
            steps={STEPS.map((name): Step => {
              const isDone = isOpen
                ? STEPS.indexOf(name) < STEPS.indexOf(step)
                : name !== 'paid' || period.payPeriodStatus === 'processed'
              const to = `${base}/${period.payPeriodId}?step=${name}`
              return isOpen && (name === 'hours' || name === 'preview')
                ? { name, words: words.steps[name], isDone, to }
                : { name, words: words.steps[name], isDone }
            })}
          />
        }
      />
      {ENDED.has(period.payPeriodStatus) ? (
        <Ended given={given} period={period} />
      ) : step === 'hours' ? (
        <HoursStep {...props} period={period} />
      ) : (
        <Previewed key={period.payPeriodId} {...props} period={period} shows={STEP[step]} />
      )}
    </>
  )
}

const ENDED: ReadonlySet<string> = new Set(['voided', 'skipped'])

/** Nobody is paid by it any more; whoever should be is paid by a period of the same days. */
function Ended({ given, period }: Pick<StepProps, 'given' | 'period'>) {
  const { payBeginDate, payEndDate, payPeriodStatus } = period
  const search = new URLSearchParams({ add: 'yes', kind: 'Missing', begin: payBeginDate, end: payEndDate })
  return (
    <Card>
      <Empty
        title={words.statuses[payPeriodStatus]}
        action={
          <ButtonLink kind="filled" to={`/c/${given.companyId}/payroll?${search}`}>
            {words.anew}
          </ButtonLink>
        }
      >
        {payPeriodStatus === 'voided' ? words.voidedBody : words.skippedBody}
      </Empty>
    </Card>
  )
}

const STEP = { preview: PreviewStep, paid: PaidStep }

/** What it comes to, and the page of people that the address names. */
function Previewed({ shows: Shown, ...props }: StepProps & { shows: FunctionComponent<PreviewProps> }) {
  const preview = useAsk(ask('payroll/previewPayroll', pageAsked(props.given)))
  if (preview.data) return <Shown {...props} preview={preview.data} />
  if (!preview.isError) return <Skeleton />
  return <Fault error={preview.error} again={() => void preview.refetch()} />
}
