import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { dayWords } from '../../format/days.ts'
import { dollars } from '../../format/money.tsx'
import { plain, refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Check } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { isOpened, mayOpen, opens } from '../shared/opens.ts'
import type { PreviewProps, StepProps } from './asks.ts'
import { CostCard } from './cost-card.tsx'
import styles from './preview.module.css'
import { PreviewTable } from './preview-table.tsx'
import { SkipPeriod } from './skip-period.tsx'

/** What it costs, what is in the way, what changed and why; then one button. */
export function PreviewStep(props: PreviewProps) {
  const { data, given, preview } = props
  return (
    <>
      <Stack>
        <CostCard preview={preview} company={data.company.company} />
        {preview.blockers.map(({ message, operation, userId, body }) => (
          <Notice
            key={message}
            tone="bad"
            actions={
              mayOpen(given.acting.role, operation) && (
                <ButtonLink
                  to={opens(given.companyId, { operation, userId, payPeriodId: body?.payPeriodId })}
                >
                  {words.fix}
                </ButtonLink>
              )
            }
          >
            {plain(message)}
          </Notice>
        ))}
        <Warnings {...props} />
        <PreviewTable {...props} />
      </Stack>
      <SubmitBar {...props} />
    </>
  )
}

/** The service answers the first hundred by their codes; what it counts beyond them is told by number. */
function Warnings({ given, preview }: PreviewProps) {
  const known = preview.warningDetails
  const more = preview.warnings.length - known.length
  return (
    <>
      {known.map(({ message, operation, userIds: [userId] }) => (
        <Notice
          key={message}
          actions={
            isOpened(operation) && (
              <ButtonLink to={opens(given.companyId, { operation, userId })}>{words.look}</ButtonLink>
            )
          }
        >
          {plain(words.warning(message))}
        </Notice>
      ))}
      {more > 0 && <Notice>{words.moreWarnings(more)}</Notice>}
    </>
  )
}

function SubmitBar({ given, period, preview }: PreviewProps) {
  const count = preview.totals?.people ?? 0
  const [asking, setAsking] = useState(false)
  const base = `/c/${given.companyId}/payroll/${period.payPeriodId}`
  const isLate = period.deadLineToRunPayroll < given.today
  const mayRun = given.acting.role !== 'bookkeeper'
  const isDrawn = preview.funding.method === 'ACH'
  const sentence = (isDrawn ? words.sentence : words.sentenceWired)(
    dollars(preview.fundingTotal),
    dayWords(preview.debitDate, 'table'),
    count,
    dayWords(preview.payDate, 'table'),
  )
  const then = isLate ? words.late : words.until(dayWords(period.deadLineToRunPayroll))
  return (
    <div className={styles.bar}>
      <div className={styles.told}>
        <strong>{sentence}</strong>
        <p>{mayRun ? then : words.onlyAdmin}</p>
      </div>
      <Row>
        <SkipPeriod given={given} period={period} />
        <ButtonLink size="large" to={`${base}?step=hours`}>
          {words.toHours}
        </ButtonLink>
        <Button
          kind="filled"
          size="large"
          then={ArrowRight}
          disabled={!mayRun || preview.blockers.length > 0 || count === 0}
          onClick={() => setAsking(true)}
        >
          {words.submit}
        </Button>
      </Row>
      {asking && <Confirm {...{ given, period, sentence, then, isLate }} close={() => setAsking(false)} />}
    </div>
  )
}

interface ConfirmProps extends Pick<StepProps, 'given' | 'period'> {
  readonly sentence: string
  readonly then: string
  readonly isLate: boolean
  readonly close: () => void
}

/** One sentence with amount, day, people, and until when it can be taken back. The key is made once: a double click pays once. */
function Confirm({ given, period, sentence, then, isLate, close }: ConfirmProps) {
  const [key] = useState(() => crypto.randomUUID())
  const [ticked, setTicked] = useState(false)
  const submit = useSend('payroll/initiatePayroll', { done: close })
  const { companyId } = given
  const { payPeriodId } = period
  const refusal = refusalOf(submit.error)
  return (
    <Dialog open onClose={close} title={words.confirm.title}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <p>
          <strong>{sentence}</strong> {then}
        </p>
        {isLate && (
          <Check checked={ticked} onChange={setTicked}>
            {words.lateTick}
          </Check>
        )}
        <Row end>
          <Button onClick={close}>{words.confirm.keep}</Button>
          <Button
            kind="filled"
            busy={submit.isPending}
            disabled={isLate && !ticked}
            onClick={() =>
              submit.mutate({ body: { companyId, payPeriodId, ...(isLate ? { runNow: true } : {}) }, key })
            }
          >
            {submit.isPending ? words.submitting : words.confirm.go}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
