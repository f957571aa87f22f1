import type { FormField } from './form.ts'
import type { StateCode } from './states.ts'

/** A line of a state's certificate that says where a worker lives or works, below the state. */
export interface LocalityField extends FormField {
  readonly state: StateCode
  /** Which of the two places it names. */
  readonly of: 'resident' | 'work'
  /** What was typed → the place's code, or undefined when it cannot be one. */
  readonly place: (value: string) => string | undefined
  /** A place that no law of the state names: it has no tax, or it is one that we should know. */
  readonly unlisted: 'none' | 'refused'
}

export const localityFields = (code: string): readonly LocalityField[] =>
  rows.filter((field) => field.state === code)

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

type Given = Omit<LocalityField, 'type' | 'format' | 'place' | 'options'>

/** A county or city by its name, or by its code. */
const named = (field: Given): LocalityField => ({
  ...field,
  type: 'text',
  format: 'name',
  place: (value) => placeCode(field.state, value),
})

/** A printed number of so many digits. */
const numbered = (field: Given & { digits: number; prefix: string }): LocalityField => {
  const { digits, prefix, ...rest } = field
  const pattern = new RegExp(`^\\d{${digits}}$`)
  return {
    ...rest,
    type: 'text',
    format: `${digits} digits`,
    place: (value) => (pattern.test(value) ? `${prefix}${value}` : undefined),
  }
}

/** County 51 is Philadelphia with its own wage tax; everywhere else Act 32 applies at the employer's rate. */
const subdivision = (field: Given): LocalityField => ({
  ...field,
  type: 'text',
  format: '6 digits',
  place: (value) =>
    /^\d{6}$/.test(value) ? (value.startsWith('51') ? 'PA-PHILADELPHIA' : 'PA-EIT') : undefined,
})

const flagged = (field: Given & { code: string }): LocalityField => {
  const { code, ...rest } = field
  return {
    ...rest,
    type: 'boolean',
    format: 'Yes or No',
    options: ['Yes', 'No'],
    place: (value) => (value === 'Yes' ? code : ''),
  }
}

const home = { of: 'resident', required: false, unlisted: 'none' } as const
const work = { of: 'work', required: false, unlisted: 'none' } as const
const needed = { required: true } as const
const listed = { unlisted: 'refused' } as const

// biome-ignore format: one field a line
const rows: readonly LocalityField[] = [
  named({ state: 'AL', key: 'City of Employment', ...work, description: 'Municipal occupational tax of the work place', example: 'Birmingham' }),
  named({ state: 'DE', key: 'City of Residence', ...home, description: 'Wilmington taxes its residents', example: 'Wilmington' }),
  named({ state: 'DE', key: 'City of Employment', ...work, description: 'Wilmington taxes those who work there', example: 'Wilmington' }),
  named({ state: 'IN', key: 'County of Residence', ...home, ...listed, ...needed, description: 'On January 1 of the year (WH-4)', example: 'Marion' }),
  named({ state: 'IN', key: 'County of Principal Employment', ...work, ...listed, description: 'On January 1 of the year, for workers from outside Indiana (WH-4)', example: 'Marion' }),
  named({ state: 'KY', key: 'City or County of Employment', ...work, ...listed, description: 'Occupational license fee of the work place', example: 'Louisville' }),
  named({ state: 'MD', key: 'County of Residence', ...home, ...listed, ...needed, description: 'The county, or Baltimore City, whose local tax applies (MW507)', example: 'Baltimore City' }),
  named({ state: 'MI', key: 'City of Residence', ...home, description: 'A city with an income tax', example: 'Detroit' }),
  named({ state: 'MI', key: 'City of Employment', ...work, description: 'A city with an income tax', example: 'Detroit' }),
  named({ state: 'MO', key: 'City of Residence', ...home, description: 'Kansas City or St. Louis earnings tax', example: 'Kansas City' }),
  named({ state: 'MO', key: 'City of Employment', ...work, description: 'Kansas City or St. Louis earnings tax', example: 'St. Louis' }),
  flagged({ state: 'NY', key: 'New York City Resident', ...home, description: 'Lives in New York City (IT-2104)', example: 'No', code: 'NY-NYC' }),
  flagged({ state: 'NY', key: 'Yonkers Resident', ...home, description: 'Lives in Yonkers (IT-2104)', example: 'No', code: 'NY-YONKERS' }),
  numbered({ state: 'OH', key: 'School District Number', ...home, description: 'School district of residence (IT 4)', example: '2501', digits: 4, prefix: 'OH-SD-' }),
  named({ state: 'OH', key: 'City of Residence', ...home, description: 'For courtesy withholding of the home city', example: 'Columbus' }),
  named({ state: 'OH', key: 'City of Employment', ...work, description: 'Municipal income tax of the work place', example: 'Columbus' }),
  subdivision({ state: 'PA', key: 'Resident PSD Code', ...home, ...needed, ...listed, description: 'Political subdivision of the home address (CLGS-32-6)', example: '510101' }),
  subdivision({ state: 'PA', key: 'Work PSD Code', ...work, ...needed, ...listed, description: 'Political subdivision of the work place (CLGS-32-6)', example: '510101' }),
]
