import type { OpenApi } from '../../dispatch/openapi/document.ts'
import type { Operation } from '../../operations/declaration/operation.ts'
import { type Job, jobs } from '../../operations/jobs.ts'
import { guideText } from './guides.ts'
import { once } from './once.ts'

/** What a reference is about: the operations that this service answers, and nothing of any other. */
export interface Contents {
  readonly jobs: readonly Job[]
  readonly operations: ReadonlyMap<string, Operation>
  readonly document: () => OpenApi
}

export function contentsOf(operations: readonly Operation[]): Contents {
  const byAddress = new Map(operations.map((operation) => [operation.address as string, operation]))
  const open = jobs
    .map((job) => ({ ...job, operations: job.operations.filter((address) => byAddress.has(address)) }))
    .filter((job) => job.operations.length > 0)
  return {
    jobs: open,
    operations: byAddress,
    document: once(() => partOf(JSON.parse(written()) as OpenApi, { jobs: open, operations: byAddress })),
  }
}

/** The document as `npm run golden` derived it from the operations; deriving it takes seconds that a caller would wait. */
const written = (): string => guideText('reference/openapi.json')

function partOf(document: OpenApi, { jobs: open, operations }: Omit<Contents, 'document'>): OpenApi {
  const names = new Set(open.map(({ name }) => name))
  const { components, paths, servers } = document
  const isSandbox = [...operations.keys()].some((address) => address.startsWith('sandbox/'))
  return {
    ...document,
    servers: isSandbox ? servers : servers.slice(0, 1),
    tags: document.tags.filter(({ name }) => names.has(name)),
    paths: entriesOf(paths, (path) => operations.has(path.slice(1))),
    components: { ...components, schemas: entriesOf(components.schemas, (name) => isOpen(operations, name)) },
  }
}

/** The schemas of an operation are called `area.method.…`; others belong to all. */
function isOpen(operations: Contents['operations'], schema: string): boolean {
  const [area, method] = schema.split('.')
  return method === undefined || operations.has(`${area}/${method}`)
}

const entriesOf = <T extends object>(of: T, keep: (name: string) => boolean): T =>
  Object.fromEntries(Object.entries(of).filter(([name]) => keep(name))) as T
