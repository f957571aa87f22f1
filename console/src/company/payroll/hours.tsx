import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk, useSend } from '../../calls/use-calls.ts'
import { Money, total } from '../../format/money.tsx'
import { refusalOf } from '../../forms/refusal.ts'
import { payroll as words } from '../../messages/company/payroll.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Person } from '../../ui/person/person.tsx'
import type { PayLine } from '../shared/payroll-sums.ts'
import type { StepProps } from './asks.ts'
import styles from './hours.module.css'

/** The sheet: each row is one person and saves by itself, because an import replaces that person's data. */
export function HoursStep({ data, given, period }: StepProps) {
  const lines = data.preview.payPeriod[0]?.payrollLineItems ?? []
  const users = useAsk(ask('reports/getActiveUsers', { companyId: given.companyId }))
  const wages = new Map(
    (users.data?.users ?? []).map(({ userId, userWages, jobTitle }) => [
      userId,
      { wage: userWages[0], jobTitle },
    ]),
  )
  const base = `/c/${given.companyId}/payroll/${period.payPeriodId}`
  const rows = lines
    .map((line) => ({
      line,
      jobTitle: wages.get(line.userId)?.jobTitle ?? '',
      isHourly: wages.get(line.userId)?.wage?.WageBasis.WageBasis === 'Per Hour',
    }))
    .toSorted((one, other) => Number(other.isHourly) - Number(one.isHourly))
  return (
    <Stack>
      <Notice tone="calm">{words.hours.lead}</Notice>
      <Card flush label={words.steps.hours}>
        <div className={styles.frame}>
          <table className={styles.sheet} aria-label={words.steps.hours}>
            <thead>
              <tr>
                {headsOf().map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <SheetRow
                  key={row.line.userId}
                  {...row}
                  companyId={given.companyId}
                  payPeriodId={period.payPeriodId}
                />
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      <Row end>
        <ButtonLink kind="filled" size="large" then={ArrowRight} to={`${base}?step=preview`}>
          {words.hours.next}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

const headsOf = () => [
  words.hours.person,
  words.hours.hours,
  words.hours.bonus,
  words.hours.reimbursed,
  words.hours.gross,
]

const FIELDS = ['hours', 'bonus', 'reimbursed'] as const
type Field = (typeof FIELDS)[number]

interface SheetRowProps {
  readonly line: PayLine
  readonly jobTitle: string
  readonly isHourly: boolean
  readonly companyId: string
  readonly payPeriodId: string
}

function SheetRow({ line, jobTitle, isHourly, companyId, payPeriodId }: SheetRowProps) {
  const known = knownOf(line, isHourly)
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const save = useSend('payroll/importRegularPayrollData', { done: () => setTyped({}) })
  const refusal = refusalOf(save.error)
  const values = { ...known, ...typed }
  const isLocked = !isWhole(line)
  const leave = () => {
    if (FIELDS.every((field) => values[field] === known[field])) return
    save.mutate({
      body: { companyId, payPeriodId, payrollData: [{ userId: line.userId, ...dataOf(values, isHourly) }] },
    })
  }
  return (
    <tr>
      <th scope="row">
        <Person name={line.userName} detail={jobTitle} />
      </th>
      {FIELDS.map((field) => (
        <td key={field}>
          {isLocked || (field === 'hours' && !isHourly) ? (
            <span className={styles.salary}>
              {field === 'hours' && !isHourly ? words.hours.salary : values[field] || '–'}
            </span>
          ) : (
            <input
              className={styles.cell}
              inputMode="decimal"
              autoComplete="off"
              aria-label={words.hours.fieldOf(words.hours[field], line.userName)}
              aria-invalid={refusal.whole !== '' || save.isError}
              value={values[field]}
              onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter') down(event.currentTarget, field)
                if (event.key === 'Escape') setTyped({})
              }}
              onBlur={leave}
              name={field}
            />
          )}
        </td>
      ))}
      <td>
        <Money amount={line.grossTotal} />
        {isLocked && <small className={styles.salary}>{words.hours.locked}</small>}
        <span className={styles.state} role="status" data-bad={save.isError}>
          {save.isPending
            ? words.hours.saving
            : save.isError
              ? `${words.hours.refused}: ${(save.error as Error).message}`
              : save.isSuccess
                ? words.hours.saved
                : ''}
        </span>
      </td>
    </tr>
  )
}

/** Enter goes to the same field of the next row, as in a spreadsheet. */
function down(from: HTMLInputElement, field: Field): void {
  const all = [...(from.closest('tbody')?.querySelectorAll<HTMLInputElement>(`input[name=${field}]`) ?? [])]
  const next = all[all.indexOf(from) + 1]
  if (next) next.focus()
  else from.blur()
}

/**
 * Whether the sheet shows all that was imported for this person. An import replaces everything, so a row that holds more
 * than the sheet can show is not changed here: what it cannot show would be lost.
 */
const isWhole = ({ payDetails, deductions }: PayLine): boolean =>
  deductions.length === 0 &&
  payDetails.every(
    ({ type, description }) => /^(Salary|Regular)$/.test(type) || SHOWN.includes(`${type} ${description}`),
  )

/** What the sheet writes into a payroll is the same whoever types it, in every language. */
const BONUS = 'Bonus'
const EXPENSE = 'Expense'
const SHOWN = [`Bonus ${BONUS}`, `Reimbursement ${EXPENSE}`]

/** What is paid now, as it stands in the preview. */
function knownOf(line: PayLine, isHourly: boolean): Record<Field, string> {
  const paid = (kind: RegExp) => {
    const amount = total(line.payDetails.filter(({ type }) => kind.test(type)).map(({ amount }) => amount))
    return amount === 0 ? '' : String(amount)
  }
  return {
    hours: isHourly ? String(line.payHours) : '',
    bonus: paid(/^Bonus$/),
    reimbursed: paid(/^Reimbursement$/),
  }
}

function dataOf(values: Readonly<Record<Field, string>>, isHourly: boolean) {
  const number = (text: string) => Number(text.replaceAll(',', ''))
  return {
    ...(isHourly && values.hours !== '' ? { basicPay: { payHours: number(values.hours) } } : {}),
    ...(values.bonus === ''
      ? {}
      : { additionalCompensation: [{ description: BONUS, amount: number(values.bonus) }] }),
    ...(values.reimbursed === ''
      ? {}
      : {
          reimbursements: [{ reimbursementType: EXPENSE, amount: number(values.reimbursed) }],
        }),
  }
}
