import { z } from 'zod'
import type { Caller } from '../../domain/access/caller.ts'
import type { Role, Scope } from '../../domain/access/scopes.ts'
import { isRecord, unwrapped } from './schemas.ts'

/** Who sees a field of a reply. Whoever does not, reads the reply without it. */
export interface Visibility {
  /** The people who see it; keys and operators see it by their scopes. */
  readonly roles?: readonly Role[]
  readonly scope?: Scope
}

/** A field of a reply that only some callers see. */
export function visibleTo<T extends z.ZodType>(field: T, to: Visibility): T {
  const own = field.clone() as T
  hidden.set(own, to)
  return own
}

/** Whether some callers read the reply without it. */
export const isHidden = (field: z.ZodType): boolean => hidden.has(field)

const hidden = new WeakMap<z.ZodType, Visibility>()

/** A reply as this caller may read it. */
export const shownTo = <T>(schema: z.ZodType, reply: T, caller: Caller): T =>
  shown(schema, reply, caller) as T

function shown(schema: z.ZodType, value: unknown, caller: Caller): unknown {
  if (hiddenIn(schema).every((to) => sees(caller, to))) return value
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((item) => shown(inner.element as z.ZodType, item, caller))
  }
  if (!(inner instanceof z.ZodObject) || !isRecord(value)) return value
  const shape = inner.shape as Record<string, z.ZodType>
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !shape[key] || sees(caller, hidden.get(shape[key])))
      .map(([key, item]) => [key, shape[key] ? shown(shape[key], item, caller) : item]),
  )
}

function sees(caller: Caller, to: Visibility | undefined): boolean {
  if (!to) return true
  if (to.scope && !caller.scopes.includes(to.scope)) return false
  return caller.kind !== 'person' || !to.roles || to.roles.includes(caller.role)
}

/** From whom anything of it is hidden; asked once a schema, so that whoever sees all of a reply costs nothing. */
function hiddenIn(schema: z.ZodType): readonly Visibility[] {
  const known = hiding.get(schema)
  if (known) return known
  const inner = unwrapped(schema)
  const parts =
    inner instanceof z.ZodObject
      ? Object.values(inner.shape as Record<string, z.ZodType>)
      : inner instanceof z.ZodArray
        ? [inner.element as z.ZodType]
        : []
  const own = hidden.get(schema)
  const found = [...(own ? [own] : []), ...parts.flatMap(hiddenIn)]
  hiding.set(schema, found)
  return found
}

const hiding = new WeakMap<z.ZodType, readonly Visibility[]>()
