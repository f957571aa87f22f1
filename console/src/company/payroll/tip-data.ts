import { dayAfter } from '../../format/days.ts'
import { total } from '../../format/money.tsx'
import { typedNumber } from '../../forms/values.ts'
import type { Period } from '../shared/payroll-sums.ts'
import { hoursOf, isTip, type SheetData, TIP_KINDS } from './sheet-data.ts'

type TipKind = (typeof TIP_KINDS)[number]
const ARE_TIPS: ReadonlySet<string> = new Set(['Tips', 'Cash Tips'])

export interface TypedWeek {
  readonly key: string
  readonly weekEnding: string
  readonly hours: string
  readonly tips: string
}

/** Tips of one person in one period, as they are typed. */
export interface TypedTips extends Readonly<Record<TipKind, string>> {
  readonly weeks: readonly TypedWeek[]
}

export const hasTips = ({ imported }: SheetData): boolean =>
  imported?.tipWeeks !== undefined || (imported?.additionalCompensation ?? []).some(isTip)

/** What the row pays beside its hours by tips and service charges. */
export const tipsOf = ({ imported }: SheetData): number =>
  total((imported?.additionalCompensation ?? []).filter(isTip).map(({ amount }) => amount))

export function typedTips(row: SheetData, period: Period): TypedTips {
  const lines = row.imported?.additionalCompensation ?? []
  const of = (kind: TipKind) => {
    const found = lines.filter(({ description }) => description === kind)
    return found.length === 0 ? '' : String(total(found.map(({ amount }) => amount)))
  }
  const known = row.imported?.tipWeeks?.map(({ weekEnding, noOfHours, tips }) => ({
    key: weekEnding,
    weekEnding,
    hours: String(noOfHours),
    tips: String(tips),
  }))
  return {
    Tips: of('Tips'),
    'Cash Tips': of('Cash Tips'),
    'Service Charge': of('Service Charge'),
    weeks: known ?? weeksOf(period),
  }
}

/** The weeks of a period, from its first day on. */
function weeksOf({ payBeginDate, payEndDate }: Period): readonly TypedWeek[] {
  const weeks: TypedWeek[] = []
  for (let end = dayAfter(payBeginDate, 6); dayAfter(end, -6) <= payEndDate; end = dayAfter(end, 7)) {
    weeks.push({ key: end, weekEnding: end, hours: '', tips: '' })
  }
  return weeks
}

export const emptyWeek = (): TypedWeek => ({ key: crypto.randomUUID(), weekEnding: '', hours: '', tips: '' })

const isTold = ({ hours, tips }: TypedWeek): boolean => hours.trim() !== '' || tips.trim() !== ''

/** What the weeks come to, beside the hours and the tips of the period. */
export function sumsOf(row: SheetData, typed: TypedTips) {
  const told = typed.weeks.filter(isTold)
  const sum = (texts: readonly string[]) => total(texts.map((text) => Number(typedNumber(text)) || 0))
  return {
    isTold: told.length > 0,
    hours: { weeks: sum(told.map(({ hours }) => hours)), period: workedOf(row) },
    tips: {
      weeks: sum(told.map(({ tips }) => tips)),
      period: sum(TIP_KINDS.filter((kind) => ARE_TIPS.has(kind)).map((kind) => typed[kind])),
    },
  }
}

/** Hours that are worked: those of the cell, and overtime. */
const workedOf = (row: SheetData): number =>
  total([hoursOf(row), ...(row.imported?.overTime ?? []).map(({ noOfHours }) => noOfHours)])

/** An import replaces what an earlier one gave the person: all else goes with it as it was. */
export function dataWithTips(row: SheetData, typed: TypedTips) {
  const { basePay: _, tipWeeks: __, additionalCompensation = [], ...rest } = row.imported ?? {}
  const told = typed.weeks.filter(isTold)
  return {
    ...rest,
    additionalCompensation: [
      ...additionalCompensation.filter((line) => !isTip(line)),
      ...TIP_KINDS.filter((kind) => typed[kind].trim() !== '').map((kind) => ({
        description: kind,
        amount: typedNumber(typed[kind]),
      })),
    ],
    ...(told.length === 0
      ? {}
      : {
          tipWeeks: told.map(({ weekEnding, hours, tips }) => ({
            weekEnding,
            noOfHours: typedNumber(hours),
            tips: typedNumber(tips),
          })),
        }),
  }
}
