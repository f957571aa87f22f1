import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../operations/declaration/operation.ts'
import { acceptedEncoding } from './encoding.ts'
import { fileRoutes } from './file-routes.ts'
import { referencePages, type Served } from './reference/pages.ts'
import { shared } from './shared.ts'

/**
 * The reference: the OpenAPI document and the pages that show it, every asset served from here. Each is made and compressed
 * once, when it is first asked for, beside the thread that answers; from then on it is bytes.
 */
export const docsPages =
  (operations: readonly Operation[]) =>
  (app: FastifyInstance): void => {
    const files = Object.entries(referencePages(operations)).map(
      ([path, served]) => [path, shared(FOREVER, () => fileOf(served))] as const,
    )
    fileRoutes(app, new Map(files), async (file, request, reply) => answer(await file(), request, reply))
  }

const FOREVER = Number.POSITIVE_INFINITY

interface File {
  readonly type: string
  readonly hash: string
  readonly plain: Buffer
  /** By the name of the encoding, best first. */
  readonly packed: Readonly<Record<string, Buffer>>
}

async function fileOf({ type, make }: Served): Promise<File> {
  const plain = Buffer.from(make())
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 27)
  const [br, gzip] = await Promise.all([brotli(plain, { params: QUALITY }), gzipped(plain, { level: 9 })])
  return { type, hash, plain, packed: { br, gzip } }
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]
/** Nearly as small as the best, in a tenth of its time. */
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 }

/** A browser asks again every time, and is told in a few bytes that nothing has changed. */
function answer({ type, hash, plain, packed }: File, request: FastifyRequest, reply: FastifyReply) {
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''), Object.keys(packed))
  reply
    .headers({
      'Content-Security-Policy': CSP,
      'Cache-Control': 'no-cache',
      // Other bytes, another tag; whichever of them someone has is still good.
      ETag: `"${[hash, encoding].filter(Boolean).join('-')}"`,
      Vary: 'Accept-Encoding',
    })
    .type(`${type}; charset=utf-8`)
  if (request.headers['if-none-match']?.includes(`"${hash}`)) return reply.code(304).send()
  return encoding === undefined
    ? reply.send(plain)
    : reply.header('Content-Encoding', encoding).send(packed[encoding])
}

/** The pages run their own scripts and ask their own server, and nobody else; nothing stands inline. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
