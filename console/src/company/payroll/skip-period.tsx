import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import type { StepProps } from './asks.ts'

/** Lets a period pass unpaid: one that is never to be paid stands before all later ones. */
export function SkipPeriod({ given, period }: Pick<StepProps, 'given' | 'period'>) {
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setAsking(false)
  const skip = useSend('payroll/skipPayPeriod', { done: close })
  const refusal = refusalOf(skip.error, { fields: ['reason'] })
  const { companyId } = given
  const { payPeriodId } = period
  if (given.acting.role === 'bookkeeper' || period.payPeriodStatus !== 'new') return null
  return (
    <>
      <Button size="large" kind="quiet" onClick={() => setAsking(true)}>
        {words.pass.open}
      </Button>
      <Dialog open={asking} onClose={close} title={words.pass.title}>
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <p>{words.pass.body}</p>
          <Input
            name="reason"
            label={words.pass.reason}
            value={reason}
            onChange={setReason}
            focus
            fault={refusal.at('reason')}
          />
          <Row end>
            <Button onClick={close}>{words.pass.keep}</Button>
            <Button
              kind="danger"
              disabled={reason.trim() === ''}
              busy={skip.isPending}
              onClick={() => skip.mutate({ body: { companyId, payPeriodId, reason } })}
            >
              {words.pass.go}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
