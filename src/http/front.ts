import type { FastifyInstance } from 'fastify'
import { JSON_TYPE } from './errors.ts'

/** What someone finds who opens the address of the service: where to go on. It needs no credentials. */
export function frontPage(app: FastifyInstance): void {
  app.get('/', async (request, reply) => {
    reply.header('Vary', 'Accept')
    return prefersHtml(request.headers.accept ?? '')
      ? reply.type('text/html; charset=utf-8').send(PAGE)
      : reply.type(JSON_TYPE).send(JSON.stringify(POINTERS))
  })
}

const POINTERS = {
  service: 'Purser',
  message: 'Operations are at /<area>/<method>, with Basic credentials. The reference is at /docs.',
  docs: '/docs',
  openapi: '/openapi.json',
  health: '/healthz',
  ready: '/readyz',
}

/** A browser names HTML before everything else; most programs name JSON, or take anything. */
const prefersHtml = (accept: string): boolean =>
  weightOf(accept, 'text/html') > weightOf(accept, 'application/json')

/** The weight of the range that names the type most exactly; 0 where none does (RFC 9110, 12.5.1). */
function weightOf(accept: string, type: string): number {
  const ranges = accept.split(',').map((range) =>
    range
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const [whole] = type.split('/')
  for (const name of [type, `${whole}/*`, '*/*']) {
    const found = ranges.find(([named]) => named === name)
    const weight = found?.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    if (found) return Number(weight) || 0
  }
  return 0
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Purser</title>
  </head>
  <body>
    <h1>Purser</h1>
    <p>${POINTERS.message.replaceAll('<', '&lt;')}</p>
    <ul>
      <li><a href="/docs">Reference</a></li>
      <li><a href="/openapi.json">OpenAPI document</a></li>
      <li><a href="/healthz">Health</a></li>
      <li><a href="/readyz">Readiness</a></li>
    </ul>
  </body>
</html>
`
