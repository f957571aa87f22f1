import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { type Day, tryDay } from '../../kernel/dates.ts'
import { asId, type Id, isUuid } from '../../kernel/ids.ts'
import { type Cents, sentCents } from '../../kernel/money.ts'
import { territoryOf } from '../../law/engine/territory.ts'
import { type Noun, nouns } from './nouns.ts'
import { synonymsOf } from './synonyms.ts'

/** The words that a body is written in. Each knows its JSON schema (for the reference) and refuses in plain words. */
export interface FieldMark {
  /** An id of this noun: a bad one answers the noun's own message. */
  readonly noun?: Noun
  /** The documented message for an id that is missing or blank, where it differs. */
  readonly blank?: string
  /** A closed list: anything else answers `Invalid <Field>`. */
  readonly closedList?: true
  /** Text as long as the body may be. */
  readonly isFile?: true
}

export const marks = z.registry<FieldMark>()

/**
 * Control characters, marks that turn the direction of text around, and lone surrogates: Postgres cannot store some,
 * others make a name look like another, and nobody types them on purpose. Only long text has lines.
 */
const CONTROL = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
const CONTROL_IN_LINES = /(?![\t\n\r])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u
/** Names, addresses and the like are shorter. */
const LONG = 256

/** Text with something in it. */
export const text = (max = 255) => line(max).min(1, 'must not be empty')

/** Text that may be empty or left out, such as middleName and address2. */
export const optionalText = (max = 255) =>
  line(max)
    .nullish()
    .transform((value) => value ?? '')

/** A field that may be blank or left out; it then reads as an empty string. */
export const optionally = <T extends z.ZodType>(field: T) =>
  z
    .preprocess((value) => (value === '' || value === null ? undefined : value), field.optional())
    .transform((value) => (value ?? '') as Exclude<z.output<T>, undefined> | '')

/** The same of a field that is no text; it then reads as null. */
export const perhaps = <T extends z.ZodType>(field: T) =>
  optionally(field).transform((value) => (value === '' ? null : value))

/** The same fields for an update: what is left out stays as it is, what is sent is checked as ever. */
export const sparse = <Fields extends Record<string, z.ZodType>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.exactOptional()])) as {
    [Name in keyof Fields]: z.ZodExactOptional<Fields[Name]>
  }

/** Text that may be empty; on one line, if it is short. */
export function line(max: number) {
  const wrong = max < LONG ? CONTROL : CONTROL_IN_LINES
  return z
    .string('must be text')
    .trim()
    .max(max, `must be at most ${max} characters`)
    .refine((value) => !wrong.test(value), 'must not contain control characters')
}

export function id<N extends Noun>(noun: N, given: { blank?: string } = {}) {
  const { message } = nouns[noun]
  const field = z
    .any()
    .transform((value, context): Id<N> => {
      const empty =
        value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
      if (isUuid(value)) return asId<N>(value)
      context.addIssue({ code: 'custom', message: empty ? (given.blank ?? message) : message })
      return z.NEVER
    })
    .meta({ type: 'string', format: 'uuid' })
  marks.add(field, { noun, ...given })
  return field
}

/** An id that may be left out; clients send null or an empty string for "none". */
export function optionalId<N extends Noun>(noun: N) {
  const field = z
    .any()
    .transform((value, context): Id<N> | undefined => {
      if (value === undefined || value === null || value === '') return undefined
      if (isUuid(value)) return asId<N>(value)
      context.addIssue({ code: 'custom', message: nouns[noun].message })
      return z.NEVER
    })
    .optional()
    .meta({ type: 'string', format: 'uuid' })
  marks.add(field, { noun })
  return field
}

/** One of a closed list, in any letter case, or a synonym; answered in the list's own spelling. */
export function choice<const Values extends readonly string[]>(values: Values) {
  const also = synonymsOf<Values[number]>(values)
  const own = values.map((value): [string, Values[number]] => [value, value])
  const known = new Map([...also, ...own].map(([word, value]) => [word.toLowerCase(), value]))
  const field = z
    .any()
    .transform((value, context): Values[number] => {
      const found = typeof value === 'string' ? known.get(value.trim().toLowerCase()) : undefined
      if (found !== undefined) return found
      const territory =
        isStates(values) && typeof value === 'string' ? territoryOf(value.trim().toUpperCase()) : undefined
      context.addIssue(
        territory === undefined
          ? { code: 'custom', message: `must be one of: ${values.join(', ')}` }
          : {
              code: 'custom',
              message: `${territory.name} is not computed: ${territory.because}`,
              params: { named: true },
            },
      )
      return z.NEVER
    })
    .meta({ type: 'string', enum: [...values], ...(also.length > 0 && { description: alsoTaken(also) }) })
  marks.add(field, { closedList: true })
  return field
}

/** A territory is refused by its name. */
const isStates = (values: readonly string[]): boolean => values === stateCodes

const alsoTaken = (also: readonly [string, string][]): string =>
  `Also taken: ${also.map(([word, value]) => `\`${word}\` for \`${value}\``).join(', ')}.`

export const flag = () => z.boolean('must be true or false')

/** "yes" or "no", as the interface sends some booleans. */
export function yesNo() {
  const field = z
    .string('must be yes or no')
    .trim()
    .regex(/^(yes|no)$/i, 'must be yes or no')
    .transform((value) => value.toLowerCase() === 'yes')
    .meta({ type: 'string', examples: ['no'] })
  marks.add(field, { closedList: true })
  return field
}

export const date = () =>
  z
    .string('must be a date, YYYY-MM-DD')
    .transform((value, context): Day => {
      const day = tryDay(value)
      if (day !== undefined && value >= '1900-01-01' && value <= '2199-12-31') return day
      context.addIssue({ code: 'custom', message: 'must be a calendar date, YYYY-MM-DD' })
      return z.NEVER
    })
    .meta({ type: 'string', format: 'date' })

/** Dollars with at most two decimals on the wire, whole cents inside. */
export const money = (given: { min?: number; max?: number } = {}) =>
  z
    .number('must be a number')
    .min(given.min ?? 0, `must be at least ${given.min ?? 0}`)
    .max(given.max ?? 1e10, `must be at most ${given.max ?? 1e10}`)
    .transform((value, context): Cents => {
      const sent = sentCents(value)
      if (sent !== undefined) return sent
      context.addIssue({ code: 'custom', message: 'must have at most two decimals' })
      return z.NEVER
    })
    .meta({ type: 'number', unit: 'dollars' })

/** Hours and the like: at most two decimals on the wire, hundredths inside. */
export const hundredths = (max: number) =>
  z
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(max, `must be at most ${max}`)
    .transform((value, context): number => {
      const whole = Math.round(value * 100)
      if (Math.abs(whole - value * 100) < 1e-6) return whole
      context.addIssue({ code: 'custom', message: 'must have at most two decimals' })
      return z.NEVER
    })
    .meta({ type: 'number' })

/** A calendar year. */
export const year = () =>
  z
    .int('must be a year')
    .min(2000, 'must be a year from 2000 on')
    .max(2100, 'must be a year up to 2100')
    .meta({ examples: [2026] })

/** Cents in a reply. They leave as a number with at most two decimals. */
export const amount = () =>
  z.custom<Cents>((value) => typeof value === 'bigint').meta({ type: 'number', unit: 'dollars' })

/** 0 to 100 with at most two decimals; hundredths of a percent inside. Absent stays absent. */
export const percentage = () =>
  hundredths(100)
    .nullish()
    .transform((value) => value ?? undefined)
