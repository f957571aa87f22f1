import type { OpenApi } from '../../dispatch/openapi/document.ts'
import type { Schema } from '../../dispatch/openapi/schema.ts'
import type { Caller } from '../../domain/access/caller.ts'
import { mayCall } from '../../domain/access/may-call.ts'
import type { Scope } from '../../domain/access/scopes.ts'
import type { ClientOperation, Operation } from '../../operations/declaration/operation.ts'
import type { Contents } from '../reference/contents.ts'

/** An operation as an agent calls it. */
export interface Tool {
  readonly operation: Operation
  /** It leaves the house, and is only tried until it is confirmed. */
  readonly isGrave: boolean
  readonly listed: ListedTool
}

interface ListedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: { readonly type: 'object'; readonly properties: Record<string, Schema> }
  readonly annotations: Readonly<Record<`${string}Hint`, boolean>>
}

/** Every operation but those of the door, as a tool. The same for everybody: made once. */
export function everyTool({ operations, document }: Contents): readonly Tool[] {
  return [...operations.values()]
    .filter((operation): operation is ClientOperation => 'run' in operation)
    .map((operation) => toolOf(operation, document()))
}

/** Those that this caller may use, by name; of some jobs alone, if they are named. */
export const toolsOf = (
  tools: readonly Tool[],
  caller: Caller,
  jobs: readonly string[],
): ReadonlyMap<string, Tool> =>
  new Map(
    tools
      .filter(({ operation: { access, job } }) => mayCall(caller, access).allowed && isAmong(job, jobs))
      .map((tool) => [tool.listed.name, tool]),
  )

const isAmong = (job: string, jobs: readonly string[]): boolean => jobs.length === 0 || jobs.includes(job)

function toolOf(operation: ClientOperation, document: OpenApi): Tool {
  const { address, verb, summary, description } = operation
  const isRead = verb === 'GET'
  const isGrave = !isRead && GRAVE.includes(operation.access.scope)
  const words = [summary, description, isGrave && TRIED_FIRST].filter((part) => typeof part === 'string')
  return {
    operation,
    isGrave,
    listed: {
      name: address.replace('/', '_'),
      title: address,
      description: words.join('\n\n'),
      inputSchema: inputOf(operation, document, { isRead, isGrave }),
      annotations: {
        readOnlyHint: isRead,
        destructiveHint: isGrave || verb === 'DELETE',
        idempotentHint: isRead || verb === 'PUT',
        openWorldHint: isGrave,
      },
    },
  }
}

/** What these may do reaches banks and agencies. */
const GRAVE: readonly Scope[] = ['payroll.run', 'money', 'filings']

const TRIED_FIRST =
  'Without `confirm: true` this is a dry run: it answers what would happen, and nothing is kept.'

/** As the OpenAPI document has it, without `method`, which the name of the tool says; and what headers say elsewhere. */
function inputOf(
  { address }: Operation,
  document: OpenApi,
  { isRead, isGrave }: { readonly isRead: boolean; readonly isGrave: boolean },
): ListedTool['inputSchema'] {
  const schemas = document.components.schemas as Readonly<Record<string, Schema>>
  const { properties = {}, required = [], ...rest } = schemas[`${address.replace('/', '.')}.request`]!
  const { method: _, ...own } = properties
  return {
    ...rest,
    type: 'object',
    properties: {
      ...own,
      ...(isGrave ? { confirm: CONFIRM } : {}),
      ...(isRead ? {} : { idempotencyKey: ONCE }),
    },
    ...{ required: required.filter((name) => name !== 'method') },
  }
}

const CONFIRM: Schema = {
  type: 'boolean',
  description:
    'Whether it is done; otherwise it is a dry run. Ask the person whose money it is before you confirm.',
}
const ONCE: Schema = {
  type: 'string',
  description:
    'A word of your own for this one act. Sent again with the same body, it is answered and not done again.',
}
