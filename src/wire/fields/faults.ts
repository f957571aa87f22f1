import { z } from 'zod'
import { plural } from '../../kernel/plural.ts'
import { type Detail, Problem } from '../../kernel/problem.ts'
import { type IdFound, markAt, valueAt, withEnvelopes } from './body-fields.ts'
import { nouns } from './nouns.ts'
import { isRecord } from './schemas.ts'

/**
 * What is wrong with a body, most important first: an empty mandatory id, then bad ids, then documented refusals, then
 * missing objects, closed lists and everything else. The first gives the message; `details` tell the rest, and of the
 * first whatever its message does not.
 */
export interface Fault extends Detail {
  readonly rank: Rank
  /** The message of the whole, where it is not the path and the words. */
  readonly title?: string
}

const ranks = { blank: 0, id: 1, documented: 2, envelope: 3, closedList: 4, other: 5 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

export function faultsOf(schema: z.ZodType, raw: unknown): Fault[] {
  const filled = withEnvelopes(schema, raw)
  const parsed = schema.safeParse(filled)
  if (parsed.success) return []
  const envelopes = envelopeFaults(schema, raw)
  const faults = parsed.error.issues.slice(0, RANKED).map((issue) => faultOf(schema, issue, filled))
  const isTold = ({ path, rank }: Fault) =>
    rank <= ranks.documented || !envelopes.some((envelope) => path.startsWith(`${envelope.path}.`))
  return [...envelopes, ...faults.filter(isTold)]
}

/** More than anyone mends at once: what comes after is neither ranked nor told. */
const RANKED = 1000

export const unknownIdFault = ({ path, noun }: IdFound): Fault => ({
  path,
  code: 'invalidId',
  message: nouns[noun].message,
  title: nouns[noun].message,
  rank: ranks.id,
})

export const documentedFault = (message: string): Fault => ({
  path: '',
  message,
  title: message,
  rank: ranks.documented,
})

export const otherFault = (detail: Detail): Fault => ({ ...detail, rank: ranks.other })

/** Whether nothing that needs the database can still outrank what is known. */
export const isDecided = (faults: readonly Fault[]): boolean =>
  faults.some(({ rank }) => rank === ranks.blank)

export function problemOf(faults: readonly Fault[]): Problem {
  const first = faults.toSorted((a, b) => a.rank - b.rank)[0]!
  const { path, title = `${path}: ${first.message}`.replace(/^: /, '') } = first
  const details = faults
    .filter((fault) => fault !== first || title !== fault.message)
    .map(({ path, code = 'invalid', message }) => ({ path, code, message }))
  return new Problem(400, title, { details: cut(details), refusal: 'malformed' })
}

function cut(details: readonly Detail[]): readonly Detail[] {
  if (details.length <= TOLD) return details
  return [
    ...details.slice(0, TOLD - 1),
    { path: '', code: 'more', message: `and more; the first ${TOLD - 1} are named` },
  ]
}

/** A reply with more would be read by nobody. */
const TOLD = 100

/** Objects that must be there and are not, the outermost of each. */
function envelopeFaults(schema: z.ZodType, raw: unknown, path = ''): Fault[] {
  if (!(schema instanceof z.ZodObject)) return []
  if (path !== '' && !isRecord(raw)) {
    const message = raw === undefined || raw === null ? 'is required' : 'must be an object'
    const code = message === 'is required' ? 'required' : 'wrongType'
    return [{ path: path.slice(0, -1), code, message, rank: ranks.envelope }]
  }
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
    envelopeFaults(field, (raw as Record<string, unknown> | undefined)?.[key], `${path}${key}.`),
  )
}

function faultOf(schema: z.ZodType, issue: z.core.$ZodIssue, sent: unknown): Fault {
  const path = issue.path.join('.')
  const { message } = issue
  const mark = markAt(schema, issue.path)
  if (mark?.blank !== undefined && message === mark.blank)
    return { path, code: 'required', message, title: message, rank: ranks.blank }
  if (mark?.noun) return { path, code: 'invalidId', message, title: message, rank: ranks.id }
  // A rule over several fields may speak of one with a closed list; its own words stand.
  const isOwn = !(issue.code === 'custom' && issue.params?.['acrossFields'])
  const isMissing = (valueAt(sent, issue.path) ?? null) === null
  if (mark?.closedList && isOwn) {
    const words = isMissing ? `is required; it ${plainWords(issue)}` : plainWords(issue)
    // A territory is refused by its name, with the reason.
    const isNamed = issue.code === 'custom' && issue.params?.['named'] === true
    const title = isNamed ? words : `Invalid ${capitalized(issue.path)}`
    return {
      path,
      code: isMissing ? 'required' : 'notAllowed',
      message: words,
      title,
      rank: ranks.closedList,
    }
  }
  const isAbsent = isMissing && (issue.code === 'invalid_type' || issue.code === 'invalid_union')
  const code = isAbsent ? 'required' : (codes[issue.code] ?? 'invalid')
  return { path, code, message: isAbsent ? 'is required' : plainWords(issue), rank: ranks.other }
}

const codes: Readonly<Record<string, string>> = {
  invalid_type: 'wrongType',
  invalid_union: 'wrongType',
  too_big: 'tooLarge',
  too_small: 'tooSmall',
}

/** Most fields bring their own words; these are for those that leave them to the library. */
function plainWords(issue: z.core.$ZodIssue): string {
  if (!LIBRARY.test(issue.message)) return issue.message
  if (issue.code === 'invalid_type') return `must be ${TYPES[issue.expected] ?? `a ${issue.expected}`}`
  if (issue.code === 'too_big')
    return `${measured(issue.origin, 'most')} ${units(issue.maximum, issue.origin)}`
  if (issue.code === 'too_small')
    return `${measured(issue.origin, 'least')} ${units(issue.minimum, issue.origin)}`
  if (issue.code === 'invalid_union')
    return `must be ${[...new Set(issue.errors.flatMap(wanted))].join(' or ')}`
  return 'must be of another form'
}

const LIBRARY = /^(Invalid|Too (big|small)|Unrecognized)/

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
}

const measured = (origin: string, bound: 'most' | 'least'): string =>
  origin === 'array' ? `must have at ${bound}` : `must be at ${bound}`

const NOUNS: Readonly<Record<string, string>> = { string: 'character', array: 'item' }
const units = (count: number | bigint, origin: string): string =>
  origin in NOUNS ? plural(count, NOUNS[origin]!) : `${count}`

const wanted = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => (issue.code === 'invalid_type' ? (TYPES[issue.expected] ?? issue.expected) : []))

const capitalized = (path: readonly PropertyKey[]): string => {
  const name = String(path.findLast((step) => typeof step === 'string') ?? 'value')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
