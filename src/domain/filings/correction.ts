import { type Day, yearOf } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { times } from '../../kernel/rate.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import type { CorrectionForm } from '../../law/language/correction-form.ts'
import { amountIn, type PersonForm } from './w2.ts'

/** A line of a form that corrects another: columns 1 to 4. */
export interface CorrectedRow {
  readonly line: string
  readonly what: string
  readonly corrected: Cents
  readonly reported: Cents
  readonly difference: Cents
  readonly tax: Cents | null
}

export interface CorrectedReturn {
  readonly rows: readonly CorrectedRow[]
  readonly lines: Readonly<Record<string, Cents>>
}

type Lines = Readonly<Record<string, LineValue>>

/** Form 941-X of one quarter: what is right, what was reported, and the tax on the difference. */
export function computeCorrection(
  form: CorrectionForm,
  { reported, corrected }: { readonly reported: Lines; readonly corrected: Lines },
): CorrectedReturn {
  const rows = form.lines.map(([line, what, of, by]): CorrectedRow => {
    const sum = (lines: Lines): Cents => cents(of.reduce((all, each) => all + amountIn(lines, each), 0n))
    const difference = cents(sum(corrected) - sum(reported))
    return {
      line,
      what,
      corrected: sum(corrected),
      reported: sum(reported),
      difference,
      tax: taxOf(by, difference),
    }
  })
  const owed = cents(rows.reduce((sum, { tax }) => sum + (tax ?? 0n), 0n))
  return {
    rows: rows.filter(({ corrected: is, reported: was }) => is !== 0n || was !== 0n),
    lines: Object.fromEntries((form.totals ?? []).map((line) => [line, owed])),
  }
}

/**
 * Of a year that is over, income tax and Additional Medicare Tax are corrected only where the return does not say what was
 * withheld (Publication 15, section 13).
 */
export function yearOverNotes(
  rows: readonly CorrectedRow[],
  { periodEnd, today }: { readonly periodEnd: Day; readonly today: Day },
): readonly string[] {
  if (yearOf(today) <= yearOf(periodEnd)) return []
  const lines = rows.filter(({ line, difference }) => WITHHELD.has(line) && difference !== 0n)
  return lines.map(
    ({ line }) =>
      `Line ${line} of a year that is over is corrected only where the return did not say what was withheld, not for wages ` +
      'that the worker had and repays: leave it as it was reported then; no deposit was made less by it',
  )
}

const WITHHELD = new Set(['7', '13'])

const taxOf = (by: string, difference: Cents): Cents | null =>
  by === 'none'
    ? null
    : by === 'difference'
      ? difference
      : by === 'less'
        ? cents(-difference)
        : times(difference, by)

/** One box of a W-2c: as it was reported, and as it is right. */
export interface CorrectedBox {
  readonly box: string
  readonly reported: LineValue
  readonly corrected: LineValue
}

/** A number or name that was reported wrong: boxes f and g of Form W-2c. */
export const isIdentityBox = (box: string): boolean => box === 'f' || box === 'g'

/** Only boxes that changed (W-2c); none where the forms are the same. */
export function correctedBoxes(reported: PersonForm, corrected: PersonForm): readonly CorrectedBox[] {
  const [was, is] = [boxesOf(reported), boxesOf(corrected)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((box) => ({ box, reported: was.get(box) ?? cents(0n), corrected: is.get(box) ?? cents(0n) }))
    .filter((each) => each.reported !== each.corrected)
}

/** Every box by its name: `12D`, `14 CASDI`, `16 GA`. */
function boxesOf({ lines, codes, labels, states }: PersonForm): ReadonlyMap<string, LineValue> {
  return new Map<string, LineValue>([
    ...Object.entries(lines),
    ...Object.entries(codes).map(([code, amount]) => [`12${code}`, amount] as const),
    ...Object.entries(labels).map(([label, amount]) => [`14 ${label}`, amount] as const),
    ...states.flatMap(({ state, wages, tax, localWages, localTax, locality }) => [
      ...(wages === 0n && tax === 0n && locality !== ''
        ? []
        : [[`16 ${state}`, wages] as const, [`17 ${state}`, tax] as const]),
      ...(locality === ''
        ? []
        : [[`18 ${state} ${locality}`, localWages] as const, [`19 ${state} ${locality}`, localTax] as const]),
    ]),
  ])
}
