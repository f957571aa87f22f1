import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { Money } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import { Button } from '../../ui/button/button.tsx'
import { Person } from '../../ui/person/person.tsx'
import type { Period } from '../shared/payroll-sums.ts'
import styles from './hours.module.css'
import {
  dataOf,
  FIELDS,
  type Field,
  hasMore,
  isHourly,
  isShown,
  knownOf,
  type SheetData,
  type Values,
} from './sheet-data.ts'

interface SheetRowProps {
  readonly row: SheetData
  readonly companyId: string
  readonly period: Period
}

interface Typed {
  readonly values: Partial<Values>
  /** What the page showed when typing began: what somebody else changes meanwhile is not overwritten unseen. */
  readonly revision: string
}

/** One person: saved when the focus leaves a cell that was changed, and only on what was read. */
export function SheetRow({ row, companyId, period }: SheetRowProps) {
  const { payPeriodId } = period
  const known = knownOf(row)
  const [typed, setTyped] = useState<Typed>()
  const forget = () => setTyped(undefined)
  const save = useSend('payroll/importRegularPayrollData', { done: forget })
  const values = { ...known, ...typed?.values }
  const isOpen = row.isIncluded && isShown(row)
  const leave = () => {
    if (FIELDS.every((field) => values[field] === known[field])) return
    const given = { userId: row.userId, ifRevision: typed?.revision ?? row.revision, ...dataOf(row, values) }
    save.mutate({ body: { companyId, payPeriodId, payrollData: [given] } })
  }
  return (
    <tr data-out={!row.isIncluded}>
      <th scope="row">
        <Person
          name={row.userName}
          detail={row.excludedBecause ? words.hours.excluded[row.excludedBecause] : noteOf(row)}
        />
      </th>
      {FIELDS.map((field) => (
        <td key={field}>
          {isOpen && (field !== 'hours' || isHourly(row)) ? (
            <input
              className={styles.cell}
              inputMode="decimal"
              autoComplete="off"
              aria-label={words.hours.fieldOf(words.hours[field], row.userName)}
              aria-invalid={save.isError}
              value={values[field]}
              onChange={({ target }) =>
                setTyped({
                  revision: row.revision,
                  ...typed,
                  values: { ...typed?.values, [field]: target.value },
                })
              }
              onKeyDown={(event) => {
                if (event.key === 'Enter') down(event.currentTarget, field)
                if (event.key === 'Escape') forget()
              }}
              onBlur={leave}
              name={field}
            />
          ) : (
            <span className={styles.salary}>
              {field === 'hours' && !isHourly(row) ? words.hours.salary : values[field] || '–'}
            </span>
          )}
        </td>
      ))}
      <td>
        <Money amount={row.isIncluded ? row.gross : null} />
        {row.isIncluded && !isShown(row) && <small className={styles.salary}>{words.hours.locked}</small>}
        <span className={styles.state} role="status" data-bad={save.isError}>
          {stateOf(save)}
        </span>
      </td>
      <td>
        <Membership row={row} companyId={companyId} period={period} />
      </td>
    </tr>
  )
}

const noteOf = (row: SheetData): string =>
  [
    row.isUnlikeUsual && row.usualHours !== null ? words.hours.usual(row.usualHours) : '',
    isShown(row) && hasMore(row) ? words.hours.stays : '',
  ]
    .filter(Boolean)
    .join(' ')

function stateOf(save: {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
}): string {
  if (save.isPending) return words.hours.saving
  if (save.error) return `${words.hours.refused}: ${save.error.message}`
  return save.isSuccess ? words.hours.saved : ''
}

/** Who is in and who is not: a period beside the schedule begins with nobody. */
function Membership({ row: { userId, isIncluded, excludedBecause }, companyId, period }: SheetRowProps) {
  const kind = period.payPeriodType === 'Regular' ? 'Regular' : 'Supplemental'
  const putIn = useSend(`payroll/addUsersTo${kind}PayPeriod`)
  const takeOut = useSend(`payroll/removeUsersFrom${kind}PayPeriod`)
  const body = { companyId, payPeriodId: period.payPeriodId, payrollLineItems: [{ userId }] }
  const refused = putIn.error ?? takeOut.error
  if (excludedBecause === 'notActive') return null
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={putIn.isPending || takeOut.isPending}
        onClick={() => (isIncluded ? takeOut : putIn).mutate({ body })}
      >
        {isIncluded ? words.hours.takeOut : words.hours.putIn}
      </Button>
      {refused && <small className={styles.refused}>{refused.message}</small>}
    </>
  )
}

/** Enter goes to the same field of the next row, as in a spreadsheet. */
function down(from: HTMLInputElement, field: Field): void {
  const all = [...(from.closest('tbody')?.querySelectorAll<HTMLInputElement>(`input[name=${field}]`) ?? [])]
  const next = all[all.indexOf(from) + 1]
  if (next) next.focus()
  else from.blur()
}
