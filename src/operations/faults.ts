import { z } from 'zod'
import { type Detail, Problem } from '../kernel/problem.ts'
import { type FieldMark, marks } from './fields.ts'
import { type Noun, nouns } from './nouns.ts'

/**
 * What is wrong with a body, most important first: an empty mandatory id, then bad ids, then documented refusals,
 * then everything else. The first gives the message; the others go to `details`.
 */
export interface Fault extends Detail {
  readonly rank: Rank
}

const ranks = { blank: 0, id: 1, documented: 2, closedList: 3, other: 4 } as const
type Rank = (typeof ranks)[keyof typeof ranks]

export interface IdFound {
  readonly path: string
  readonly noun: Noun
  readonly id: string
}

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

/** In the order of the body's fields, whoever found them: a malformed id must not outrank an unknown one before it. */
export function inFieldOrder(schema: z.ZodType, raw: unknown, faults: readonly Fault[]): Fault[] {
  const places = new Map<string, number>()
  walk(schema, withEnvelopes(schema, raw), [], (_, __, path) => places.set(path.join('.'), places.size))
  return faults.toSorted((a, b) => (places.get(a.path) ?? 0) - (places.get(b.path) ?? 0))
}

export function problemOf(faults: readonly Fault[]): Problem {
  const [first, ...rest] = [...faults].sort((a, b) => a.rank - b.rank)
  const message = first!.rank === ranks.other ? `${first!.path}: ${first!.message}` : first!.message
  const details = (first!.rank === ranks.other ? faults : rest).map(({ path, message }) => ({
    path,
    message,
  }))
  return new Problem(400, message.replace(/^: /, ''), { details, refusal: 'malformed' })
}

/** Every well-formed id in a body that may otherwise be malformed. */
export function idsIn(schema: z.ZodType, raw: unknown): IdFound[] {
  const found: IdFound[] = []
  walk(schema, raw, [], (field, value, path) => {
    const noun = markOf(field)?.noun
    if (noun === undefined) return
    const parsed = field.safeParse(value)
    if (parsed.success && typeof parsed.data === 'string')
      found.push({ path: path.join('.'), noun, id: parsed.data })
  })
  return found
}

function faultOf(schema: z.ZodType, issue: z.core.$ZodIssue): Fault {
  const path = issue.path.join('.')
  const mark = markOf(fieldAt(schema, issue.path) ?? schema)
  if (mark?.blank !== undefined && issue.message === mark.blank)
    return { path, message: issue.message, rank: ranks.blank }
  if (mark?.noun) return { path, message: issue.message, rank: ranks.id }
  if (mark?.closedList) return { path, message: `Invalid ${capitalised(issue.path)}`, rank: ranks.closedList }
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

/** A missing envelope is an empty one: what counts is which fields are missing in it. */
function withEnvelopes(schema: z.ZodType, raw: unknown): unknown {
  if (!(schema instanceof z.ZodObject)) return raw
  const given = isRecord(raw) ? raw : {}
  const filled: Record<string, unknown> = { ...given }
  for (const [key, field] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
    if (field instanceof z.ZodObject) filled[key] = withEnvelopes(field, given[key])
  }
  return filled
}

type Visit = (field: z.ZodType, value: unknown, path: readonly PropertyKey[]) => void

function walk(schema: z.ZodType, value: unknown, path: readonly PropertyKey[], visit: Visit): void {
  visit(schema, value, path)
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodObject && isRecord(value)) {
    for (const [key, field] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
      walk(field, value[key], [...path, key], visit)
    }
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    for (const [index, item] of value.entries())
      walk(inner.element as z.ZodType, item, [...path, index], visit)
  }
}

function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  if (path.length === 0) return schema
  const inner = unwrapped(schema)
  const [step, ...rest] = path
  if (inner instanceof z.ZodObject) {
    const field = (inner.shape as Record<string, z.ZodType>)[String(step)]
    return field && fieldAt(field, rest)
  }
  return inner instanceof z.ZodArray ? fieldAt(inner.element as z.ZodType, rest) : undefined
}

const isWrapper = (schema: z.ZodType) => schema instanceof z.ZodOptional || schema instanceof z.ZodNullable

function unwrapped(schema: z.ZodType): z.ZodType {
  return isWrapper(schema) ? unwrapped((schema as z.ZodOptional).unwrap() as z.ZodType) : schema
}

const markOf = (schema: z.ZodType): FieldMark | undefined =>
  marks.get(schema) ??
  (isWrapper(schema) ? markOf((schema as z.ZodOptional).unwrap() as z.ZodType) : undefined)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
