import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Check, Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { SheetData } from './sheet-data.ts'

type Standing = SheetData['standing'][number]

interface SkipPanelProps {
  readonly row: SheetData
  readonly companyId: string
  readonly payPeriodId: string
  readonly close: () => void
}

/** What stands with a person, and what of it this payroll leaves out. */
export function SkipPanel({ row, companyId, payPeriodId, close }: SkipPanelProps) {
  const { standing, userId, userName } = row
  const [skipped, setSkipped] = useState(
    () => new Set(standing.filter(isSkipped).map(({ itemId }) => itemId)),
  )
  const [reason, setReason] = useState(standing.find(isSkipped)?.reason ?? '')
  const save = useSend('payroll/skipItems', { done: close })
  const refusal = refusalOf(save.error)
  const isNamed = standing.some(({ kind, itemId }) => kind === 'garnishment' && skipped.has(itemId))
  const choose = (itemId: string, isChosen: boolean) => {
    const next = new Set(skipped)
    if (isChosen) next.add(itemId)
    else next.delete(itemId)
    setSkipped(next)
  }
  const go = () => {
    const items = standing.flatMap((item) => {
      const skip = skipped.has(item.itemId)
      const isSame = skip === item.isSkipped && (!skip || reason === item.reason)
      return isSame ? [] : [{ userId, [idOf[item.kind]]: item.itemId, skip, reason }]
    })
    if (items.length === 0) close()
    else save.mutate({ body: { companyId, payPeriodId, items } })
  }
  return (
    <Panel open onClose={close} title={words.skip.title(userName)} lead={words.skip.lead}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {standing.map(({ itemId, kind, name }) => (
          <Check key={itemId} checked={skipped.has(itemId)} onChange={(is) => choose(itemId, is)}>
            {name} <small>{words.skip.kinds[kind]}</small>
          </Check>
        ))}
        {isNamed && <Notice tone="warn">{words.skip.order}</Notice>}
        {skipped.size > 0 && (
          <Input
            name="reason"
            label={words.skip.reason}
            help={words.skip.told}
            value={reason}
            onChange={setReason}
          />
        )}
        <Row end>
          <Button onClick={close}>{words.skip.keep}</Button>
          <Button
            kind="filled"
            busy={save.isPending}
            disabled={skipped.size > 0 && reason.trim() === ''}
            onClick={go}
          >
            {words.skip.go}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

const isSkipped = (item: Standing): boolean => item.isSkipped

const idOf = {
  recurringPayItem: 'recurringPayItemId',
  benefitEnrollment: 'benefitEnrollmentId',
  garnishment: 'garnishmentId',
} as const satisfies Readonly<Record<Standing['kind'], string>>
