import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { DispatchParts } from '../dispatch/dispatch.ts'
import type { Directory } from '../dispatch/protocol.ts'
import type { Settings } from '../settings/settings.ts'
import type { FrontDoor } from '../store/access/door.ts'
import type { Metrics } from './metrics.ts'
import type { RequestLog } from './request-log.ts'

/** What the server stands on. */
export interface ServerParts {
  readonly dispatch: DispatchParts & { readonly pool: pg.Pool }
  readonly directory: Directory
  readonly settings: Settings
  readonly pepper: Buffer
  readonly door: FrontDoor
  readonly log: Logger
  /** Undefined when it is ready. */
  readonly whyNotReady: () => Promise<string | undefined>
  readonly metrics?: Metrics
  readonly requestLog?: RequestLog
  /** Pages that need no credentials: the reference and its assets. */
  readonly pages?: (app: FastifyInstance) => void
}
