import { type FormEvent, useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { dollars } from '../../format/money.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { typedNumber } from '../../forms/values.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { PayLine, Period } from '../shared/payroll-sums.ts'
import { reportedOf } from './reported.ts'

type Part = 'directly' | 'indirectly' | 'notIn'
type Method = 'Hours' | 'Receipts'

/** So many of a payroll are looked at; larger houses allocate by the API. */
const MOST = 500

interface AllocateProps {
  readonly companyId: string
  readonly period: Period
  readonly close: () => void
}

/** Who was tipped in one establishment, what it took, and by what the rest is shared. */
export function Allocate({ companyId, period, close }: AllocateProps) {
  const { payPeriodId } = period
  const { data } = useAsk(ask('payroll/previewPayroll', { companyId, payPeriodId, limit: MOST }))
  if (!data) return <Skeleton rows={4} />
  const tipped = (data.payPeriod[0]?.payrollLineItems ?? []).filter((line) => reportedOf(line) > 0)
  return <Fields people={tipped} ids={{ companyId, payPeriodId }} close={close} />
}

interface FieldsProps {
  readonly people: readonly PayLine[]
  readonly ids: { readonly companyId: string; readonly payPeriodId: string }
  readonly close: () => void
}

function Fields({ people, ids, close }: FieldsProps) {
  const say = words.tips
  const [typed, setTyped] = useState({ establishment: '', grossReceipts: '', percent: '8' })
  const [method, setMethod] = useState<Method>('Hours')
  const [parts, setParts] = useState<Readonly<Record<string, Part>>>({})
  const [served, setServed] = useState<Readonly<Record<string, string>>>({})
  const save = useSend('payroll/allocateTips', { done: close })
  const refusal = refusalOf(save.error, { fields: ['establishment', 'grossReceipts', 'percent'] })
  const partOf = (userId: string): Part => parts[userId] ?? 'directly'
  const write = (event: FormEvent) => {
    event.preventDefault()
    const workers = people
      .filter(({ userId }) => partOf(userId) !== 'notIn')
      .map(({ userId }) => ({
        userId,
        isIndirect: partOf(userId) === 'indirectly',
        ...(method === 'Receipts' && served[userId] ? { grossReceipts: typedNumber(served[userId]) } : {}),
      }))
    const { establishment, grossReceipts, percent } = typed
    const sums = { grossReceipts: typedNumber(grossReceipts), percent: typedNumber(percent) }
    save.mutate({ body: { tipAllocation: { ...ids, establishment, ...sums, method, workers } } })
  }
  return (
    <form noValidate onSubmit={write}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {(['establishment', 'grossReceipts', 'percent'] as const).map((name) => (
          <Input
            key={name}
            name={name}
            {...LOOKS[name]}
            label={say[LABELS[name]]}
            {...(name === 'establishment' ? {} : { help: say[HELPS[name]] })}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            fault={refusal.at(`tipAllocation.${name}`)}
          />
        ))}
        <Select
          name="method"
          label={say.method}
          value={method}
          onChange={(value) => setMethod(value as Method)}
          options={(['Hours', 'Receipts'] as const).map((value) => ({ value, words: say.methods[value] }))}
        />
        <strong>{say.who}</strong>
        {people.map((line) => (
          <Someone
            key={line.userId}
            line={line}
            part={partOf(line.userId)}
            setPart={(part) => setParts({ ...parts, [line.userId]: part })}
            served={served[line.userId] ?? ''}
            setServed={
              method === 'Receipts' ? (value) => setServed({ ...served, [line.userId]: value }) : undefined
            }
          />
        ))}
        <Row end>
          <Button type="submit" kind="filled" busy={save.isPending}>
            {say.allocateGo}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const LOOKS = {
  establishment: {},
  grossReceipts: { mode: 'decimal', before: '$' },
  percent: { mode: 'decimal', after: '%' },
} as const
const LABELS = { establishment: 'establishment', grossReceipts: 'receipts', percent: 'percent' } as const
const HELPS = { grossReceipts: 'receiptsHelp', percent: 'percentHelp' } as const

interface SomeoneProps {
  readonly line: PayLine
  readonly part: Part
  readonly setPart: (part: Part) => void
  readonly served: string
  readonly setServed: ((value: string) => void) | undefined
}

function Someone({ line, part, setPart, served, setServed }: SomeoneProps) {
  const say = words.tips
  return (
    <>
      <Select
        name={`part-${line.userId}`}
        label={say.partOf(line.userName)}
        help={say.reported(dollars(reportedOf(line)))}
        value={part}
        onChange={(value) => setPart(value as Part)}
        options={(['directly', 'indirectly', 'notIn'] as const).map((value) => ({
          value,
          words: say[value],
        }))}
      />
      {setServed && part === 'directly' && (
        <Input
          name={`served-${line.userId}`}
          mode="decimal"
          before="$"
          label={say.served(line.userName)}
          value={served}
          onChange={setServed}
        />
      )}
    </>
  )
}
