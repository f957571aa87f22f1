import { plain } from '../../kernel/likeness.ts'
import type { FormField } from '../language/form.ts'
import type { LocalityRow, UncomputedRow } from '../language/locality.ts'
import { placeCode } from '../language/place-code.ts'
import { localityRows, PSD_CODE } from '../us/localities/localities.ts'
import { uncomputedCities } from '../us/localities/uncomputed.ts'

export interface LocalityField
  extends FormField,
    Pick<LocalityRow, 'state' | 'of' | 'unlisted' | 'mostTax' | 'asked' | 'follows' | 'by'> {
  /** What was typed → the place's code, or undefined when it cannot be one. */
  readonly place: (value: string) => string | undefined
}

export const localityFields = (code: string): readonly LocalityField[] =>
  fields.filter((field) => field.state === code)

/** Taxes of a city that are known to be taken, and that no paycheck carries unless the registration says so. */
export const uncomputedTaxes = (state: string, city: string): readonly UncomputedRow[] =>
  uncomputedCities.filter(
    (row) => row.state === state && row.cities.some((each) => plain(each) === plain(city)),
  )

const PSD = 'PSD code: 6 digits, the first two 01 to 67 or 70 to 73 (880000: lives in another state)'

/** A home in another state. */
const ELSEWHERE = '880000'

type Own = Pick<LocalityField, 'type' | 'format' | 'options' | 'place'>

function ownOf({ state, by, of }: LocalityRow): Own {
  if (by === 'name') return { type: 'text', format: 'name', place: (value) => placeCode(state, value) }
  if (by === 'rate') return { type: 'rate', format: 'percent', place: () => '' }
  if (by === 'psdCode') {
    const place = (value: string) =>
      value === ELSEWHERE ? (of === 'work' ? undefined : '') : subdivision(value)
    return { type: 'text', format: PSD, place }
  }
  if ('yes' in by) {
    const place = (value: string) => (value === 'Yes' ? by.yes : '')
    return { type: 'boolean', format: 'Yes or No', options: ['Yes', 'No'], place }
  }
  const pattern = new RegExp(`^\\d{${by.digits}}$`)
  const place = (value: string) => (pattern.test(value) ? `${by.prefix}${value}` : undefined)
  return { type: 'text', format: `${by.digits} digits`, place }
}

/** County 51 is Philadelphia with its own wage tax; everywhere else Act 32 applies at the employer's rate. */
const subdivision = (value: string): string | undefined =>
  PSD_CODE.test(value) ? (value.startsWith('51') ? 'PA-PHILADELPHIA' : 'PA-EIT') : undefined

const fields: readonly LocalityField[] = localityRows.map((row) => ({ ...row, ...ownOf(row) }))
