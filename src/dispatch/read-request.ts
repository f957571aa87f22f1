import { isUuid } from '../kernel/ids.ts'
import { Problem } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'
import { overlong } from '../wire/fields/bounds.ts'
import { otherFault, problemOf } from '../wire/fields/faults.ts'
import { parseJson } from './json.ts'
import { checkMethod, type Directory, ignoredIn, operationOf } from './protocol.ts'
import type { Arrived, Heard, Request } from './request.ts'
import { requestOptions } from './request-options.ts'

interface Opened {
  readonly directory: Directory
  readonly settings: Pick<Settings, 'PURSER_BODY_LIMIT' | 'PURSER_JSON_DEPTH'>
}

/** Reads the body, finds the operation, and says what the caller asks of it. */
export function readRequest<Who>(
  { directory, settings }: Opened,
  arrived: Arrived<Who>,
  heard: Heard,
): Request<Who> {
  const { bytes, area, method, verb, headers, caller, requestId } = arrived
  const raw = parseJson(textOf(bytes), settings.PURSER_JSON_DEPTH)
  const operation = operationOf(directory, { area, ...(method ? { method } : {}), verb, body: raw })
  heard.address = operation.address
  const companyId = companyNamed(raw)
  if (companyId !== undefined) heard.companyId = companyId
  if (!operation.large && bytes.length > settings.PURSER_BODY_LIMIT)
    throw tooLarge(settings.PURSER_BODY_LIMIT)
  checkMethod(operation, raw)
  const endless = overlong(operation.body, raw)
  if (endless) throw problemOf([otherFault(endless)])
  // Told of the body, so a repeated request reads it again; and before anything is refused, which it may explain.
  heard.ignored = ignoredIn(operation, raw)
  return { operation, caller, requestId, raw, ...requestOptions(operation, headers) }
}

/** In the body, or in the object that the body is about. */
function companyNamed(raw: unknown): string | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const places: readonly unknown[] = [raw, ...Object.values(raw)]
  const named = places.find((place) => isUuid((place as { companyId?: unknown } | null)?.companyId))
  return (named as { companyId: string } | undefined)?.companyId.toLowerCase()
}

export const tooLarge = (limit: number): Problem => new Problem(413, `The body is larger than ${limit} bytes`)

/** A byte that is no character is refused: stored as U+FFFD it would be lost without a word. */
function textOf(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes)
  } catch {
    throw new Problem(400, 'The body is not valid UTF-8')
  }
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })
