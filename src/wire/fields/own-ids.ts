import { z } from 'zod'
import type { Caller } from '../../domain/access/caller.ts'
import type { Noun } from './nouns.ts'
import { isRecord, markOf, unwrapped } from './schemas.ts'

/** A body with the ids that follow from who calls: a person's company, a worker's own id. */
export function withOwnIds(schema: z.ZodType, sent: unknown, caller: Caller): unknown {
  if (caller.kind !== 'person') return sent
  const own: Own = {
    company: caller.companyId,
    ...('workerId' in caller && { user: caller.workerId }),
  }
  return filled(schema, sent, own)
}

type Own = Partial<Readonly<Record<Noun, string>>>

/** Lists stay as they are: whom they name is the caller's to say. */
function filled(schema: z.ZodType, sent: unknown, own: Own): unknown {
  const inner = unwrapped(schema)
  if (!(inner instanceof z.ZodObject) || !isRecord(sent)) return sent
  const fields = Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, field]) => {
    const noun = markOf(field)?.noun
    const id = noun && own[noun]
    if (id !== undefined && isBlank(sent[key])) return [[key, id] as const]
    return isRecord(sent[key]) ? [[key, filled(field, sent[key], own)] as const] : []
  })
  return fields.length === 0 ? sent : { ...sent, ...Object.fromEntries(fields) }
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''
