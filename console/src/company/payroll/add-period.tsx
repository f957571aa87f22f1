import { useState } from 'react'
import type { Given } from '../../app/page.tsx'
import { useSend } from '../../calls/use-calls.ts'
import { dayAfter, weekdayFrom } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { useSchedules } from '../shared/schedules.ts'

const KINDS = ['Off-Cycle', 'Missing', 'Dismissal'] as const
type Kind = (typeof KINDS)[number]

/** A payroll outside of the schedule; the address may say what for and which days. */
export function AddPeriod({ given, close }: { given: Given; close: () => void }) {
  const { companyId, today } = given
  const go = useGo()
  const { kind, begin = today, end = today } = given.search
  const [payPeriodType, setKind] = useState<Kind>(KINDS.find((one) => one === kind) ?? 'Off-Cycle')
  const [payBeginDate, setBegin] = useState(begin)
  const [payEndDate, setEnd] = useState(end)
  const schedules = useSchedules(companyId, 'W2')
  const [payScheduleName, setSchedule] = useState('')
  const [payDate, setPayday] = useState(weekdayFrom(dayAfter(today, 5)))
  const add = useSend('payroll/addSupplementalPayPeriod', {
    done: ({ payPeriod }) => go(`/c/${companyId}/payroll/${payPeriod.payPeriodId}?step=hours`),
  })
  const refusal = refusalOf(add.error, { fields: ['payBeginDate', 'payEndDate', 'payDate'] })
  return (
    <Panel open onClose={close} title={words.add.title} lead={words.add.lead}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const payPeriod = {
            companyId,
            payPeriodType,
            workerType: 'W2',
            payBeginDate,
            payEndDate,
            payDate,
            payScheduleName,
          } as const
          add.mutate({ body: { payPeriod } })
        }}
      >
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <Select
            name="kind"
            label={words.add.kind}
            value={payPeriodType}
            onChange={(chosen) => setKind(chosen as Kind)}
            options={KINDS.map((value) => ({
              value,
              words: words.kinds[value]!,
            }))}
          />
          {schedules.length > 1 && (
            <Select
              name="schedule"
              label={words.add.schedule}
              value={payScheduleName}
              onChange={setSchedule}
              options={schedules.map((each) => ({ value: each.payScheduleName, words: each.words }))}
            />
          )}
          <Input
            name="begin"
            type="date"
            label={words.add.begin}
            value={payBeginDate}
            onChange={setBegin}
            fault={refusal.at('payBeginDate')}
          />
          <Input
            name="end"
            type="date"
            label={words.add.end}
            value={payEndDate}
            onChange={setEnd}
            fault={refusal.at('payEndDate')}
          />
          <Input
            name="payday"
            type="date"
            label={words.add.payday}
            value={payDate}
            onChange={setPayday}
            fault={refusal.at('payDate')}
          />
          <Button type="submit" kind="filled" busy={add.isPending}>
            {words.add.go}
          </Button>
        </Stack>
      </form>
    </Panel>
  )
}
