import { groupedBy } from '../../kernel/grouped.ts'
import { computeForm, type FormFigures } from '../../law/engine/forms/compute.ts'
import type { FilingForm } from '../../law/language/filing-form.ts'
import { type Paid, sumsOf, total } from './paid.ts'
import { amountIn, type PersonForm } from './w2.ts'

/** The 1099-NECs of a year: contractors paid from the threshold on, and any from whom tax was withheld. */
export function computeNecs(
  form: FilingForm,
  paid: readonly Paid[],
  corporations: ReadonlySet<string> = new Set(),
): readonly PersonForm[] {
  const least = 100n * BigInt(Number(form.figures?.leastPay))
  return [...groupedBy(paid, ({ userId }) => userId)]
    .map(([userId, rows]) => {
      const given = {
        tips: total(rows, ({ tips }) => tips),
        overtime: total(rows, ({ overtimePremium }) => overtimePremium ?? 0n),
      }
      const { lines } = computeForm(form, { sums: sumsOf(rows), given })
      const notes = corporations.has(userId) ? [CORPORATION] : []
      return { userId, lines, codes: {}, labels: {}, states: [], notes }
    })
    .filter(({ lines }) => paidIn(lines) >= least || amountIn(lines, '4') > 0n)
}

/** Instructions for Forms 1099-MISC and 1099-NEC; 26 CFR 1.6041-3(p)(1). */
const CORPORATION =
  'The recipient is a corporation by its W-9: what it is paid need not be reported, unless it is for legal services or tax was ' +
  'withheld'

/** The 1096 that goes with them on paper. */
export const compute1096 = (form: FilingForm, forms: readonly PersonForm[]): FormFigures =>
  computeForm(form, {
    sums: new Map(),
    given: {
      forms: forms.length,
      backupTax: total(forms, ({ lines }) => amountIn(lines, '4')),
      paid: total(forms, ({ lines }) => paidIn(lines)),
    },
  })

/** Box 1, which is 1a from 2026 on. */
const paidIn = (lines: PersonForm['lines']): bigint => amountIn(lines, '1' in lines ? '1' : '1a')
