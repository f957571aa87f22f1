import schemas from 'virtual:schemas'

export type Widget =
  | 'text'
  | 'email'
  | 'tel'
  | 'amount'
  | 'rate'
  | 'integer'
  | 'date'
  | 'boolean'
  | 'choice'
  | 'secret'

/** One field of a form, from whichever source: the schema of an operation, or what the service declares. */
export interface Field {
  readonly path: readonly string[]
  readonly widget: Widget
  readonly required: boolean
  readonly label?: string
  readonly help?: string
  /** The page's own words about it, in its language, instead of any other help; '' for none. */
  readonly said?: string
  readonly options?: readonly string[]
  /** What the options are called, where they are ids. */
  readonly names?: Readonly<Record<string, string>>
  readonly most?: number
  /** Sent when it is empty, too: what stood there is taken away. */
  readonly clears?: true
  /** Asked, and sent, only while another field of the form has one of these answers. */
  readonly when?: Answered
  /** Required while another field has one of these answers. */
  readonly neededWhen?: Answered
}

interface Answered {
  readonly path: string
  readonly is: readonly (string | boolean)[]
}

/** The fields of an operation, by path: `user/firstName`. A path that the schema does not have is a mistake of ours. */
export function schemaFields(
  address: string,
  paths: readonly string[],
  over: Overrides = {},
): readonly Field[] {
  return paths.map((path) => {
    const found = schemas[address]?.[path]
    if (!found) throw new Error(`${address} has no field ${path}`)
    const { type, format, options, most, help, required } = found
    return {
      path: path.split('/'),
      widget: options ? 'choice' : widgetOf(path, type, format),
      required,
      ...(options ? { options } : {}),
      ...(most ? { most } : {}),
      ...(help ? { help } : {}),
      ...over[path],
    }
  })
}

export type Overrides = Readonly<Record<string, Partial<Field>>>

/** The answers to offer where the operation takes any text but acts upon these. */
export const choiceOf = (options: readonly string[]): Partial<Field> => ({ widget: 'choice', options })

/** The same for ids, which are shown by name. */
export const choiceById = (
  named: readonly { readonly id: string; readonly name: string }[],
): Partial<Field> => ({
  ...choiceOf(named.map(({ id }) => id)),
  names: Object.fromEntries(named.map(({ id, name }) => [id, name])),
})

/** What the service declares for a state's form, a registration or an order. */
export interface Declared {
  readonly key: string
  readonly description: string
  readonly type: string
  readonly options?: readonly string[] | undefined
  readonly required: boolean
  readonly example: string
}

export const declaredFields = (prefix: readonly string[], declared: readonly Declared[]): readonly Field[] =>
  declared.map(({ key, description, type, options, required, example }) => ({
    path: [...prefix, key],
    label: key,
    widget: options ? 'choice' : (DECLARED[type.toLowerCase()] ?? 'text'),
    required,
    help: [description, example].filter(Boolean).join(' · '),
    ...(options ? { options } : {}),
  }))

const DECLARED: Readonly<Record<string, Widget>> = {
  amount: 'amount',
  number: 'amount',
  rate: 'text',
  integer: 'integer',
  date: 'date',
  boolean: 'boolean',
}

const SECRET = /(^|\/)(ssn|accountNumber)$/
const AMOUNT = /rate$|amount|income|deduction|withholding/i

function widgetOf(path: string, type: string, format: string | undefined): Widget {
  if (SECRET.test(path)) return 'secret'
  if (format === 'date') return 'date'
  if (format === 'email') return 'email'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer') return 'integer'
  if (type === 'number') return AMOUNT.test(path.split('/').at(-1)!) ? 'amount' : 'integer'
  return /phone/i.test(path) ? 'tel' : 'text'
}
