import { type FormEvent, useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { dollars } from '../../format/money.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { spokenNow } from '../../messages/company/spoken.ts'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Repeated } from '../../ui/repeated/repeated.tsx'
import type { Period } from '../shared/payroll-sums.ts'
import { type SheetData, TIP_KINDS } from './sheet-data.ts'
import { dataWithTips, emptyWeek, sumsOf, typedTips } from './tip-data.ts'

interface TipsProps {
  readonly row: SheetData
  readonly companyId: string
  readonly period: Period
  readonly close: () => void
}

/** Tips of a person: what was charged, what came in cash, service charges, and each workweek of the period. */
export function Tips({ row, companyId, period, close }: TipsProps) {
  const [typed, setTyped] = useState(() => typedTips(row, period))
  const [revision] = useState(row.revision)
  const save = useSend('payroll/importRegularPayrollData', { done: close })
  const refusal = refusalOf(save.error, { fields: [], rows: true })
  const sums = sumsOf(row, typed)
  const say = words.tips
  const write = (event: FormEvent) => {
    event.preventDefault()
    const given = { userId: row.userId, ifRevision: revision, ...dataWithTips(row, typed) }
    save.mutate({ body: { companyId, payPeriodId: period.payPeriodId, payrollData: [given] } })
  }
  return (
    <Panel open onClose={close} title={say.of(row.userName)} lead={say.lead}>
      <form noValidate onSubmit={write}>
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <MakeUp row={row} period={period} />
          {TIP_KINDS.map((kind, at) => (
            <Input
              key={kind}
              name={kind}
              mode="decimal"
              before="$"
              optional
              label={say.kinds[kind].name}
              help={say.kinds[kind].help}
              value={typed[kind]}
              onChange={(value) => setTyped({ ...typed, [kind]: value })}
              fault={refusal.at(`additionalCompensation.${at}.amount`)}
            />
          ))}
          <div>
            <strong>{say.weeks}</strong>
            <p>{say.weeksLead}</p>
          </div>
          <Repeated
            rows={typed.weeks}
            onChange={(weeks) => setTyped({ ...typed, weeks })}
            blank={emptyWeek}
            legend={say.week}
            add={say.addWeek}
            remove={say.remove}
          >
            {(week, put, n) => (
              <>
                <Input
                  name={`ending-${n}`}
                  type="date"
                  label={say.ending}
                  value={week.weekEnding}
                  onChange={(weekEnding) => put({ weekEnding })}
                  fault={refusal.at(`tipWeeks.${n}.weekEnding`)}
                />
                <Input
                  name={`hours-${n}`}
                  mode="decimal"
                  label={say.hours}
                  value={week.hours}
                  onChange={(hours) => put({ hours })}
                  fault={refusal.at(`tipWeeks.${n}.noOfHours`)}
                />
                <Input
                  name={`tips-${n}`}
                  mode="decimal"
                  before="$"
                  label={say.tips}
                  value={week.tips}
                  onChange={(tips) => put({ tips })}
                  fault={refusal.at(`tipWeeks.${n}.tips`)}
                />
              </>
            )}
          </Repeated>
          {sums.isTold && (
            <Notice tone={isTied(sums) ? 'good' : 'warn'}>
              {isTied(sums)
                ? say.tied(sums.hours.period, dollars(sums.tips.period))
                : say.apart(
                    [sums.hours.weeks, sums.hours.period],
                    [dollars(sums.tips.weeks), dollars(sums.tips.period)],
                  )}
            </Notice>
          )}
          <Row end>
            <Button type="submit" kind="filled" busy={save.isPending}>
              {say.save}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}

const isTied = ({ hours, tips }: ReturnType<typeof sumsOf>): boolean =>
  hours.weeks === hours.period && tips.weeks === tips.period

/** What the company adds as things stand, with the sentence of the paycheck. */
function MakeUp({ row: { userId }, period: { payPeriodId } }: Pick<TipsProps, 'row' | 'period'>) {
  const { data } = useAsk(ask('reports/explainPaycheck', { payPeriodId, userId }))
  const line = data?.explanation.find(({ code }) => code === 'Tip Make-Up')
  if (!line) return null
  return (
    <Notice tone="calm">
      <strong>{words.tips.makeUp(dollars(line.amount))}</strong> {line.says[spokenNow()]}
    </Notice>
  )
}
