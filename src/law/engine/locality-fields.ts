import type { FormField } from '../language/form.ts'
import type { LocalityRow } from '../language/locality.ts'
import { localityRows } from '../us/localities/localities.ts'

export interface LocalityField extends FormField, Pick<LocalityRow, 'state' | 'of' | 'unlisted'> {
  /** What was typed → the place's code, or undefined when it cannot be one. */
  readonly place: (value: string) => string | undefined
}

export const localityFields = (code: string): readonly LocalityField[] =>
  fields.filter((field) => field.state === code)

/** `IN`, `St. Joseph County` → `IN-ST-JOSEPH`. Baltimore is the city; its county keeps the word. */
export function placeCode(state: string, name: string): string | undefined {
  const words = name
    .toUpperCase()
    .replace(/[.'’]/g, '')
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (words === '') return undefined
  const bare = words.startsWith(`${state}-`) ? words.slice(state.length + 1) : words
  if (bare === 'BALTIMORE-COUNTY') return `${state}-${bare}`
  return `${state}-${bare.replace(/-COUNTY$/, '').replace(/^BALTIMORE-CITY$/, 'BALTIMORE')}`
}

type Own = Pick<LocalityField, 'type' | 'format' | 'options' | 'place'>

function ownOf({ state, by }: LocalityRow): Own {
  if (by === 'name') return { type: 'text', format: 'name', place: (value) => placeCode(state, value) }
  if (by === 'psdCode') return { type: 'text', format: '6 digits', place: subdivision }
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
  /^\d{6}$/.test(value) ? (value.startsWith('51') ? 'PA-PHILADELPHIA' : 'PA-EIT') : undefined

const fields: readonly LocalityField[] = localityRows.map((row) => {
  const { by: _, ...rest } = row
  return { ...rest, ...ownOf(row) }
})
