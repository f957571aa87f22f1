import { useEffect, useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { dollars, Money, total } from '../../format/money.tsx'
import { toldOf } from '../../forms/refusal.ts'
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
  isBonusNet,
  isHourly,
  isShown,
  knownOf,
  type SheetData,
  type Values,
} from './sheet-data.ts'
import { SkipPanel } from './skip-panel.tsx'
import { hasTips, tipsOf } from './tip-data.ts'

interface SheetRowProps {
  readonly row: SheetData
  /** Opens the tips of the person; not there where nobody is tipped. */
  readonly openTips?: (() => void) | undefined
  readonly companyId: string
  readonly period: Period
}

interface Typed {
  readonly values: Partial<Values>
  /**
   * What the page showed when typing began: what somebody else changes meanwhile is not overwritten unseen. Left out where our
   * own change was saved meanwhile: then what the page shows now counts.
   */
  readonly revision?: string
}

/** What was typed while the rest was on its way. */
function typedSince(now: Typed | undefined, sent: Values): Typed | undefined {
  const rest = Object.entries(now?.values ?? {}).filter(([field, text]) => text !== sent[field as Field])
  return rest.length === 0 ? undefined : { values: Object.fromEntries(rest) }
}

/** One person: saved when the focus leaves a cell that was changed, and only on what was read. */
export function SheetRow({ row, companyId, period, openTips }: SheetRowProps) {
  const { payPeriodId } = period
  const known = knownOf(row)
  const [typed, setTyped] = useState<Typed>()
  const forget = () => setTyped(undefined)
  const [isWaiting, setWaiting] = useState(false)
  const save = useSend('payroll/importRegularPayrollData')
  const values = { ...known, ...typed?.values }
  const isOpen = row.isIncluded && isShown(row)
  const send = (isNet: boolean) => {
    const given = {
      userId: row.userId,
      ifRevision: typed?.revision ?? row.revision,
      ...dataOf(row, values, isNet),
    }
    const body = { companyId, payPeriodId, payrollData: [given] }
    save.mutate({ body }, { onSuccess: () => setTyped((now) => typedSince(now, values)) })
  }
  const leave = () => {
    if (FIELDS.every((field) => values[field] === known[field])) return
    if (save.isPending) setWaiting(true)
    else send(isBonusNet(row))
  }
  // Who types faster than we save is saved next, on what the last save made.
  useEffect(() => {
    if (!isWaiting || save.isPending) return
    setWaiting(false)
    leave()
  })
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
          {field === 'bonus' && isOpen && known.bonus !== '' && (
            <label className={styles.net}>
              <input
                type="checkbox"
                aria-label={words.hours.netOf(row.userName)}
                checked={isBonusNet(row)}
                disabled={save.isPending}
                onChange={({ target }) => send(target.checked)}
              />
              {words.hours.net}
            </label>
          )}
        </td>
      ))}
      {openTips && (
        <td>
          {isOpen && isHourly(row) ? (
            <Button
              size="small"
              label={`${words.tips.of(row.userName)}: ${tipWords(row)}`}
              onClick={openTips}
            >
              {tipWords(row)}
            </Button>
          ) : (
            '–'
          )}
        </td>
      )}
      <td>
        <Money amount={row.isIncluded ? row.gross : null} />
        {row.isIncluded && !isShown(row) && <small className={styles.salary}>{words.hours.locked}</small>}
        <span className={styles.state} role="status" data-bad={save.isError}>
          {stateOf(save)}
        </span>
      </td>
      <td>
        <Membership row={row} companyId={companyId} period={period} />
        {row.isIncluded && row.standing.length > 0 && <Skipping {...{ row, companyId, payPeriodId }} />}
      </td>
    </tr>
  )
}

const tipWords = (row: SheetData): string => (hasTips(row) ? dollars(tipsOf(row)) : words.tips.enter)

const noteOf = (row: SheetData): string =>
  [
    row.isUnlikeUsual && row.usualHours !== null ? words.hours.usual(row.usualHours) : '',
    isShown(row) && hasMore(row) ? words.hours.stays : '',
    filesOf(row),
    skipsOf(row),
  ]
    .filter(Boolean)
    .join(' ')

const filesOf = ({ additionalCompensation }: SheetData): string => {
  const amounts = additionalCompensation
    .filter(({ source }) => source === 'file')
    .map(({ amount }) => amount ?? 0)
  return amounts.length === 0 ? '' : words.hours.byFile(dollars(total(amounts)))
}

const skipsOf = ({ standing }: SheetData): string => {
  const names = standing.filter(({ isSkipped }) => isSkipped).map(({ name }) => name)
  return names.length === 0 ? '' : words.skip.skipped(names.join(', '))
}

function stateOf(save: {
  readonly isPending: boolean
  readonly isSuccess: boolean
  readonly error: Error | null
}): string {
  if (save.isPending) return words.hours.saving
  if (save.error) return `${words.hours.refused}: ${toldOf(save.error)}`
  return save.isSuccess ? words.hours.saved : ''
}

function Skipping(given: Pick<SheetRowProps, 'row' | 'companyId'> & { readonly payPeriodId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        label={words.skip.of(given.row.userName)}
        onClick={() => setOpen(true)}
      >
        {words.skip.open}
      </Button>
      {isOpen && <SkipPanel {...given} close={() => setOpen(false)} />}
    </>
  )
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
      {refused && <small className={styles.refused}>{toldOf(refused)}</small>}
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
