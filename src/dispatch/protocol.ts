import { nearest, plain } from '../kernel/likeness.ts'
import { Problem } from '../kernel/problem.ts'
import { type Area, areaNames } from '../operations/declaration/address.ts'
import type { Environment, Operation, Verb } from '../operations/declaration/operation.ts'
import { unknownFields } from '../wire/fields/unknown-fields.ts'
import { areaOf, nameOf, verbsOf } from './names.ts'

/** Finds the operation that a request names, by path or by body, and checks verb and `method`. */
export interface Directory {
  readonly operations: readonly Operation[]
  at(address: string): Operation | undefined
  readonly isArea: (name: string) => boolean
}

/** Production has no area `sandbox`. */
export function directory(
  operations: readonly Operation[],
  { production }: Pick<Environment, 'production'>,
): Directory {
  const isOpen = (area: Area) => !production || area !== 'sandbox'
  const open = operations.filter(({ address }) => isOpen(areaOf(address)))
  const byAddress = new Map(open.map((operation) => [operation.address as string, operation]))
  return {
    operations: open,
    at: (address) => byAddress.get(address),
    isArea: (name) => areaNames.includes(name as Area) && isOpen(name as Area),
  }
}

export interface Addressed {
  readonly area: string
  /** Absent in the combined form: the body names the operation. */
  readonly method?: string
  readonly verb: string
  readonly body: unknown
}

/** 404, then 405, then the body's `method`: what a caller must mend first is told first. */
export function operationOf(known: Directory, { area, method, verb, body }: Addressed): Operation {
  if (!known.isArea(area)) throw new Problem(404, `Unknown area: ${area}`)
  const named = (body as { method?: unknown } | null | undefined)?.method
  if (method === undefined && (typeof named !== 'string' || named === '')) {
    throw new Problem(400, 'method is required: it names the operation')
  }
  const operation = known.at(`${area}/${method ?? named}`)
  if (!operation) throw unknownOperation(known, area, String(method ?? named))
  if (!verbsOf(operation).includes(verb as Verb)) throw new WrongVerb(operation, verb)
  return operation
}

/** The same name in another area, or the nearest in this one. */
function unknownOperation(known: Directory, area: string, name: string): Problem {
  const addresses = known.operations.map(({ address }) => address)
  const [near] = nearest(
    name,
    known.operations.filter((each) => areaOf(each.address) === area).map(nameOf),
    1,
  )
  const meant =
    addresses.find((each) => plain(each) === plain(`${area}/${name}`)) ??
    addresses.find((each) => plain(each.split('/')[1]!) === plain(name)) ??
    (near && `${area}/${near}`)
  return new Problem(404, `Unknown operation: ${area}/${name}${meant ? `; did you mean ${meant}?` : ''}`)
}

export function checkMethod(operation: Operation, body: unknown): void {
  const expected = nameOf(operation)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem(400, `The body must be a JSON object with method: "${expected}"`)
  }
  if ((body as { method?: unknown }).method !== expected)
    throw new Problem(400, `method must be "${expected}"`)
}

/** Fields that the operation does not know, by path; the first twenty. */
export const ignoredIn = (operation: Operation, body: unknown): readonly string[] =>
  unknownFields(operation.body, body, 20).map(({ path }) => path)

export class WrongVerb extends Problem {
  readonly allow: string

  constructor(operation: Operation, verb: string) {
    const allow = verbsOf(operation).join(', ')
    super(405, `${operation.address} does not answer ${verb}; use ${allow}`)
    this.allow = allow
  }
}
