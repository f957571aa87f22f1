import { type Cents, cents } from '../../kernel/money.ts'
import type { CorrectionForm } from '../../law/language/correction-form.ts'
import { type CorrectedBox, type CorrectedRow, isIdentityBox } from './correction.ts'

/** The W-3c of these W-2cs: both columns added up, box by box. */
export function computeW3c(
  form: CorrectionForm,
  forms: readonly (readonly CorrectedBox[])[],
): readonly CorrectedRow[] {
  const boxes = forms.flat()
  return form.lines.flatMap(([line, what, of]): readonly CorrectedRow[] => {
    const own = boxes.filter(({ box }) => of.some((each) => isBox(each, box)))
    if (own.length === 0) return []
    const sum = (side: 'reported' | 'corrected'): Cents =>
      cents(own.reduce((all, { [side]: value }) => all + (typeof value === 'bigint' ? value : 0n), 0n))
    const [reported, corrected] = [sum('reported'), sum('corrected')]
    return [{ line, what, corrected, reported, difference: cents(corrected - reported), tax: null }]
  })
}

/** What the correcting form calls a box: `12*` is every code of box 12. */
export const wordsOfBox = (form: CorrectionForm, box: string): string =>
  form.lines.find(([, , of]) => of.some((each) => isBox(each, box)))?.[1] ?? ''

const isBox = (named: string, box: string): boolean =>
  named.endsWith('*') ? box.startsWith(named.slice(0, -1)) : named === box

/** What whoever files corrected W-2s should know of them; a form without corrections is someone's first. */
export function w2cNotes(forms: readonly (readonly CorrectedBox[] | undefined)[]): readonly string[] {
  const corrected = forms.filter((each) => each !== undefined)
  const ofState = corrected.filter((boxes) => boxes.every(({ box }) => OF_STATE.test(box))).length
  const named = corrected.filter((boxes) => boxes.some(({ box }) => isIdentityBox(box))).length
  const first = forms.length - corrected.length
  const isTax = corrected.some((boxes) => boxes.some(({ box }) => box === '2'))
  const isPay = corrected.some((boxes) => boxes.some(({ box }) => box === '1'))
  return [
    ...(first > 0 ? [`${first} of these had no W-2 before: theirs is a Form W-2, not a W-2c`] : []),
    ...(ofState > 0
      ? [
          `${ofState} of these correct boxes 14 to 19 alone: they go to the state and the worker, not to Social Security`,
        ]
      : []),
    ...(named > 0
      ? [
          `${named} of these correct a name or number: the worker’s social security card has both as they must be`,
        ]
      : []),
    ...(isPay ? [REPAID] : []),
    ...(isTax ? ['Box 2 is corrected only where the form did not show what was withheld'] : []),
  ]
}

/** Publication 15, section 13, "Repayment of prior year wages". */
const REPAID =
  'Box 1 is not corrected for wages that the worker had and repays in a later year: they stay income of their year'

const OF_STATE = /^1[4-9]( |$)/
