import { useState } from 'react'
import { send } from '../../calls/send.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { saveBase64 } from '../../format/csv.ts'
import { spanWords } from '../../format/days.ts'
import { reports as words } from '../../messages/company/reports.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { askOf, type Chosen, chosenIn, costGroups, kinds, payGroups, type ReportsProps } from './asks.ts'
import { Sheet } from './sheet.tsx'

/** One report at a time, with what of it the ledger says too; and the same as a file. */
export default function Reports({ data, given }: ReportsProps) {
  const go = useGo()
  const paid = data.payrolls.payrolls.filter(({ people }) => people !== null)
  const asked = chosenIn(given)
  const chosen =
    asked.kind === 'variance' ? { ...asked, payPeriodId: asked.payPeriodId || latest(paid) } : asked
  const choose = (changed: Partial<Chosen>) =>
    go(`/c/${given.companyId}/reports?${query({ ...chosen, ...changed })}`)
  const hasPayroll = PAYROLLS.has(chosen.kind)
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Card>
          <Row>
            <Select
              name="report"
              label={words.report}
              value={chosen.kind}
              onChange={(kind) => choose({ kind: kind as Chosen['kind'] })}
              options={kinds.map((kind) => ({ value: kind, words: words.kinds[kind] }))}
            />
            <Input
              name="from"
              type="date"
              label={words.from}
              value={chosen.from}
              onChange={(from) => choose({ from })}
            />
            <Input
              name="to"
              type="date"
              label={words.to}
              value={chosen.to}
              onChange={(to) => choose({ to })}
            />
            {hasPayroll && (
              <Select
                name="period"
                label={words.payroll}
                value={chosen.payPeriodId}
                onChange={(payPeriodId) => choose({ payPeriodId })}
                options={[
                  ...(chosen.kind === 'variance' ? [] : [{ value: '', words: words.all }]),
                  ...paid.map(({ payPeriodId, payBeginDate, payEndDate }) => ({
                    value: payPeriodId,
                    words: spanWords(payBeginDate, payEndDate, { today: given.today }),
                  })),
                ]}
              />
            )}
            {groupsOf(chosen.kind).length > 0 && (
              <Select
                name="by"
                label={words.by}
                value={chosen.by}
                onChange={(by) => choose({ by: by as Chosen['by'] })}
                options={groupsOf(chosen.kind).map((by) => ({
                  value: by,
                  words: words.groups[by || 'none'],
                }))}
              />
            )}
          </Row>
        </Card>
        <Shown companyId={given.companyId} chosen={chosen} />
      </Stack>
    </>
  )
}

/** By what a report can be told apart; a register need not be. */
const groupsOf = (kind: Chosen['kind']): readonly Chosen['by'][] => GROUPS[kind] ?? []

const GROUPS: Partial<Readonly<Record<Chosen['kind'], readonly Chosen['by'][]>>> = {
  register: ['', ...payGroups],
  cost: costGroups,
}

/** Reports that can be about one payroll. */
const PAYROLLS: ReadonlySet<Chosen['kind']> = new Set([
  'register',
  'types',
  'taxes',
  'cost',
  'variance',
  'comp',
])

const latest = (paid: readonly { readonly payPeriodId: string }[]): string => paid.at(-1)?.payPeriodId ?? ''

const query = ({ kind, from, to, payPeriodId, by }: Chosen): string =>
  new URLSearchParams({
    report: kind,
    from,
    to,
    ...(payPeriodId && { period: payPeriodId }),
    ...(by && { by }),
  }).toString()

function Shown({ companyId, chosen }: { companyId: string; chosen: Chosen }) {
  const isMissing = chosen.kind === 'variance' && chosen.payPeriodId === ''
  const { data, error } = useAsk(isMissing ? undefined : askOf(companyId, chosen, 'json'))
  const [fault, setFault] = useState<unknown>()
  const take = async (format: 'csv' | 'pdf') => {
    setFault(undefined)
    const { address, body } = askOf(companyId, chosen, format)
    try {
      const { file } = await send(address as 'reports/getPayrollRegister', body as { companyId: string })
      if (file) saveBase64(file.fileName, file.fileBase64, TYPES[format])
    } catch (problem) {
      setFault(problem)
    }
  }
  if (isMissing) return <Card title={words.kinds.variance}>{words.none}</Card>
  if (error) return <Fault error={error} />
  if (!data) return <Skeleton />
  return (
    <Card
      title={words.kinds[chosen.kind]}
      aside={
        <Row>
          <Button onClick={() => void take('csv')}>{words.csv}</Button>
          <Button onClick={() => void take('pdf')}>{words.pdf}</Button>
        </Row>
      }
      flush
    >
      {fault !== undefined && <Fault error={fault} />}
      <Sheet report={data} />
    </Card>
  )
}

const TYPES = { csv: 'text/csv', pdf: 'application/pdf' } as const
