import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../operations/declaration/operation.ts'
import { once, referencePages, type Served } from './reference/pages.ts'

/** The reference: the OpenAPI document and the pages that show it, every asset served from here. */
export const docsPages =
  (operations: readonly Operation[]) =>
  (app: FastifyInstance): void => {
    for (const [path, served] of Object.entries(referencePages(operations))) {
      const file = once(() => fileOf(served))
      app.get(path, async (request, reply) => answer(file(), request, reply))
    }
  }

interface File {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly gzip: () => Buffer
}

function fileOf({ type, make }: Served): File {
  const plain = Buffer.from(make())
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { type, etag, plain, gzip: once(() => gzipSync(plain)) }
}

/** A browser asks again every time, and is told in a few bytes that nothing has changed. */
function answer({ type, etag, plain, gzip }: File, request: FastifyRequest, reply: FastifyReply) {
  reply
    .headers({
      'Content-Security-Policy': CSP,
      'Cache-Control': 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
    })
    .type(`${type}; charset=utf-8`)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    ? reply.header('Content-Encoding', 'gzip').send(gzip())
    : reply.send(plain)
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
