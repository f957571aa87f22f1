import type { FastifyInstance } from 'fastify'
import { type PageAnswer, VARY } from './console.ts'
import { JSON_TYPE } from './errors.ts'

/** What someone finds who opens the address of the service: the console, or for a program where to go on. */
export function frontPage(app: FastifyInstance, console: PageAnswer): void {
  app.get('/', async (request, reply) =>
    prefersHtml(request.headers.accept ?? '')
      ? console(request, reply)
      : reply.header('Vary', VARY).type(JSON_TYPE).send(JSON.stringify(POINTERS)),
  )
}

const POINTERS = {
  service: 'Purser',
  message: 'Operations are at /<area>/<method>, with Basic credentials. The reference is at /docs.',
  docs: '/docs',
  openapi: '/openapi.json',
  llms: '/llms.txt',
  mcp: '/mcp',
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
