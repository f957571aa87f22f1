import type { z } from 'zod'
import { type Detail, Problem } from '../../kernel/problem.ts'
import { type IdFound, markAt, withEnvelopes } from './body-fields.ts'
import { nouns } from './nouns.ts'

/**
 * What is wrong with a body, most important first: an empty mandatory id, then bad ids, then documented refusals,
 * then everything else. The first gives the message; the others go to `details`.
 */
export interface Fault extends Detail {
  readonly rank: Rank
}

const ranks = { blank: 0, id: 1, documented: 2, closedList: 3, other: 4 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

export function faultsOf(schema: z.ZodType, raw: unknown): Fault[] {
  const parsed = schema.safeParse(withEnvelopes(schema, raw))
  return parsed.success ? [] : parsed.error.issues.map((issue) => faultOf(schema, issue))
}

export const unknownIdFault = ({ path, noun }: IdFound): Fault => ({
  path,
  message: nouns[noun].message,
  rank: ranks.id,
})

export const documentedFault = (message: string): Fault => ({ path: '', message, rank: ranks.documented })

/** Whether nothing that needs the database can still outrank what is known. */
export const isDecided = (faults: readonly Fault[]): boolean =>
  faults.some(({ rank }) => rank === ranks.blank)

export function problemOf(faults: readonly Fault[]): Problem {
  const [first, ...rest] = [...faults].sort((a, b) => a.rank - b.rank)
  const message = first!.rank === ranks.other ? `${first!.path}: ${first!.message}` : first!.message
  const details = (first!.rank === ranks.other ? faults : rest).map(({ path, message }) => ({
    path,
    message,
  }))
  return new Problem(400, message.replace(/^: /, ''), { details, refusal: 'malformed' })
}

function faultOf(schema: z.ZodType, issue: z.core.$ZodIssue): Fault {
  const path = issue.path.join('.')
  const mark = markAt(schema, issue.path)
  if (mark?.blank !== undefined && issue.message === mark.blank)
    return { path, message: issue.message, rank: ranks.blank }
  if (mark?.noun) return { path, message: issue.message, rank: ranks.id }
  // A rule over several fields may speak of one with a closed list; its own words stand.
  if (mark?.closedList && !(issue.code === 'custom' && issue.params?.['acrossFields']))
    return { path, message: `Invalid ${capitalised(issue.path)}`, rank: ranks.closedList }
  return { path, message: plainWords(issue), rank: ranks.other }
}

function plainWords(issue: z.core.$ZodIssue): string {
  return issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')
    ? `must be ${issue.expected === 'object' ? 'an object' : issue.expected === 'array' ? 'a list' : `a ${issue.expected}`}`
    : issue.message
}

const capitalised = (path: readonly PropertyKey[]): string => {
  const name = String(path.findLast((step) => typeof step === 'string') ?? 'value')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
