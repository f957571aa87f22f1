import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { dayAfter, dayAt, dayWords } from '../../format/days.ts'
import { dollars, total } from '../../format/money.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { type Moment, Timeline } from '../../ui/timeline/timeline.tsx'
import type { Preview } from '../shared/payroll-sums.ts'
import { Allocations } from './allocations.tsx'
import type { PreviewProps, StepProps } from './asks.ts'
import { CostCard } from './cost-card.tsx'
import { PreviewTable } from './preview-table.tsx'

/** From submitted to deposited: a line of days that fills by itself, and the way back while there is one. */
export function PaidStep(props: PreviewProps) {
  const { data, given, period, preview } = props
  const { companyId } = given
  const owed = useAsk(
    ask('reports/getTaxLiabilities', { companyId, from: period.payDate, to: dayAfter(period.payDate, 1) }),
  )
  const returned = preview.payPeriod[0]?.returnedPayments ?? []
  return (
    <Stack>
      <Card title={words.paid.timeline} aside={<WayBack {...props} />}>
        <Timeline moments={momentsOf(props, owed.data?.taxLiabilities ?? [])} label={words.paid.timeline} />
      </Card>
      {returned.map((payment) => (
        <Returned key={payment.requestReferenceId} payment={payment} given={given} />
      ))}
      <CostCard preview={preview} company={data.company.company} />
      <PreviewTable {...props} />
      <Allocations {...props} />
    </Stack>
  )
}

/** Money that came back is paid again: to another account, or by a check that the company writes. */
function Returned({
  payment: { requestReferenceId, transactionName, transferAmount, reason },
  given,
}: {
  payment: Preview['payPeriod'][number]['returnedPayments'][number]
  given: StepProps['given']
}) {
  const again = useSend('payroll/reissuePayment')
  const refusal = refusalOf(again.error)
  const isPay = transactionName === 'AchCredit'
  const pay = (paymentMethod?: 'Check') =>
    again.mutate({ body: { requestReferenceId, ...(paymentMethod ? { paymentMethod } : {}) } })
  return (
    <Notice
      tone="bad"
      actions={
        given.acting.role !== 'bookkeeper' && (
          <>
            <Button busy={again.isPending} onClick={() => pay()}>
              {words.paid.again}
            </Button>
            {isPay && (
              <Button kind="quiet" busy={again.isPending} onClick={() => pay('Check')}>
                {words.paid.againByCheck}
              </Button>
            )}
          </>
        )
      }
    >
      <strong>{`${words.paid.came}: ${dollars(transferAmount)}.`}</strong> {reason}
      {refusal.whole && <p>{refusal.whole}</p>}
    </Notice>
  )
}

type Owed = readonly {
  readonly outstanding: number
  readonly accrued: number
  readonly dueDate: string | null
}[]

function momentsOf({ data, given, period, preview }: PreviewProps, owed: Owed): readonly Moment[] {
  const { today } = given
  const run = data.runs.payRun.at(-1)
  const status = period.payPeriodStatus
  const isDone = (day: string) => day <= today && status !== 'submitted'
  const next = owed
    .filter(({ dueDate }) => dueDate !== null)
    .toSorted((one, other) => one.dueDate!.localeCompare(other.dueDate!))[0]
  const then = owed.filter(({ dueDate }) => dueDate === next?.dueDate)
  const at = (day: string, what: string, done: boolean, detail = ''): Moment => ({
    key: what,
    when: dayWords(day, 'table', { today }),
    what,
    detail,
    state: done ? 'done' : 'open',
  })
  return [
    {
      key: 'submitted',
      when: run ? dayWords(dayAt(run.submittedAt), 'table', { today }) : '',
      what: words.paid.submitted,
      detail: run ? words.people(run.people) : '',
      state: 'done',
    },
    at(
      period.deadLineToRunPayroll,
      words.paid.locked,
      status !== 'submitted',
      status === 'submitted' ? words.paid.lockedDetail : '',
    ),
    preview.funding.method === 'ACH'
      ? at(
          preview.debitDate,
          words.paid.drawn(dollars(preview.fundingTotal)),
          isDone(preview.debitDate),
          run?.isSameDay ? words.paid.sameDay : '',
        )
      : at(
          preview.debitDate,
          words.paid.wired(dollars(preview.fundingTotal)),
          !!run?.funding.reference,
          wireWords(run?.funding),
        ),
    at(period.payDate, words.paid.paid(preview.totals?.people ?? 0), status === 'processed'),
    ...(next?.dueDate
      ? [
          at(
            next.dueDate,
            words.paid.taxes(dollars(total(then.map(({ accrued }) => accrued)))),
            then.every(({ outstanding }) => outstanding === 0),
          ),
        ]
      : []),
  ]
}

/** What the wire quotes until it arrives, and as what it did. */
function wireWords(funding: { quote: string | null; reference: string | null } | undefined): string {
  if (funding?.reference) return words.paid.wireCame(funding.reference)
  return funding?.quote ? words.paid.wireDue(funding.quote) : ''
}

/** Until it is locked it is taken back; afterwards it can only be voided, which asks the money back. */
function WayBack({ given, period }: StepProps) {
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setAsking(false)
  const cancel = useSend('payroll/cancelPayrollSubmission', { done: close })
  const undo = useSend('payroll/voidPayroll', { done: close })
  const { companyId } = given
  const { payPeriodId } = period
  const isSubmitted = period.payPeriodStatus === 'submitted'
  const canVoid = ['inProcess', 'processed'].includes(period.payPeriodStatus)
  if (given.acting.role === 'bookkeeper' || (!isSubmitted && !canVoid)) return null
  const refusal = refusalOf(isSubmitted ? cancel.error : undo.error, { fields: ['reason'] })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{isSubmitted ? words.paid.takeBack : words.paid.void}</Button>
      <Dialog
        open={asking}
        onClose={close}
        title={isSubmitted ? words.paid.takeBackTitle : words.paid.voidAll}
      >
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <p>{isSubmitted ? words.paid.takeBackBody : words.paid.voidBody}</p>
          {!isSubmitted && (
            <Input
              name="reason"
              label={words.paid.voidReason}
              value={reason}
              onChange={setReason}
              focus
              fault={refusal.at('reason')}
            />
          )}
          <Row end>
            <Button onClick={close}>{words.paid.keep}</Button>
            {isSubmitted ? (
              <Button
                kind="filled"
                busy={cancel.isPending}
                onClick={() => cancel.mutate({ body: { companyId, payPeriodId } })}
              >
                {words.paid.takeBack}
              </Button>
            ) : (
              <Button
                kind="danger"
                busy={undo.isPending}
                disabled={reason === ''}
                onClick={() => undo.mutate({ body: { companyId, payPeriodId, reason } })}
              >
                {words.paid.voidGo}
              </Button>
            )}
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
