import type { FastifyReply } from 'fastify'
import type pg from 'pg'
import type { Logger } from 'pino'
import { actorOf, type Caller } from '../domain/access/caller.ts'
import { faultWords, type Problem } from '../kernel/problem.ts'
import type { Operation } from '../operations/declaration/operation.ts'
import { addRequests, type LoggedRequest, logged, type RequestEntry } from '../store/operator/requests.ts'
import type { Traced } from './traced.ts'

/** What is told of the requests of known clients: gathered here, written once a second. */
export interface RequestLog {
  /** Costs a request nothing but a place in a list; a list that is full drops it, and counts. */
  readonly note: (request: Traced, reply: FastifyReply) => void
  readonly dropped: () => number
  /** Writes what is left. */
  readonly stop: () => Promise<void>
}

const EVERY = 1_000
/** Some seconds of the busiest process: beyond it the database is away, and memory is worth more. */
const MOST = 20_000
const BATCH = 1_000

export function startRequestLog(pool: pg.Pool, log: Logger, most = MOST): RequestLog {
  let waiting: LoggedRequest[] = []
  let dropped = 0
  let writing: Promise<void> = Promise.resolve()

  /** A batch that cannot be written waits for the next turn, with what came meanwhile. */
  const write = async (): Promise<void> => {
    const taken = waiting
    waiting = []
    for (let at = 0; at < taken.length; at += BATCH) {
      try {
        await addRequests(pool, taken.slice(at, at + BATCH))
      } catch (error) {
        log.warn({ error: faultWords(error) }, 'the request log was not written')
        const all = [...taken.slice(at), ...waiting]
        waiting = all.slice(-most)
        dropped += all.length - waiting.length
        return
      }
    }
  }
  const turn = setInterval(() => {
    if (waiting.length > 0) writing = writing.then(write)
  }, EVERY)
  turn.unref()

  return {
    note(request, reply) {
      const { caller } = request
      if (!caller) return
      if (waiting.length >= most) dropped += 1
      else waiting.push(logged(entryOf(request, caller, reply)))
    },
    dropped: () => dropped,
    async stop() {
      clearInterval(turn)
      await writing
      await write()
    },
  }
}

function entryOf(request: Traced, caller: Caller, reply: FastifyReply): RequestEntry {
  const { error = '', companyId, isReplay = false } = request.trace ?? {}
  return {
    clientId: caller.clientId,
    requestId: request.id,
    operation: request.address ?? '',
    status: reply.statusCode,
    took: Math.round(reply.elapsedTime * 10),
    actor: actorOf(caller).actor,
    companyId: companyId ?? ('companyId' in caller ? caller.companyId : null),
    error,
    isReplay,
    requestBytes: (request.body as Buffer | undefined)?.length ?? 0,
    replyBytes: Number(reply.getHeader('content-length') ?? 0),
  }
}

/**
 * What a refusal is called: the declared words before anything that was sent is put into them. What somebody wrote into a
 * body or an address is in none of these.
 */
export function titleOf({ code, message, refusal }: Problem, operation: Refusing | undefined): string {
  const declared = refusal && operation?.refusals?.[refusal]
  if (declared) return declared
  if (/^Invalid [A-Za-z]{1,40}$/.test(message)) return message
  const [, path] = /^([A-Za-z0-9.]{1,100}): /.exec(message) ?? []
  if (refusal === 'malformed' && path) return `Malformed: ${path}`
  return TITLES[code] ?? message
}

type Refusing = Pick<Operation, 'refusals'>

/** Of those whose message may quote the request. */
const TITLES: Readonly<Record<number, string>> = {
  400: 'The request was refused',
  404: 'Unknown operation',
  405: 'The operation does not answer this verb',
}
