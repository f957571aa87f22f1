import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

type Answer<File> = (file: File, request: FastifyRequest, reply: FastifyReply) => unknown

/** Files by their address. A folder is one route, whatever is in it: to add a route costs more than all else at a start. */
export function fileRoutes<File>(
  app: FastifyInstance,
  files: ReadonlyMap<string, File>,
  answer: Answer<File>,
): void {
  const folders = new Set([...files.keys()].map(folderOf))
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const file = files.get(decodeURIComponent(request.url.split('?')[0]!))
    return file === undefined ? reply.callNotFound() : answer(file, request, reply)
  }
  for (const folder of folders) if (folder !== '') app.get(`${folder}/*`, { exposeHeadRoute: true }, handler)
  for (const path of files.keys())
    if (folderOf(path) === '') app.get(path, { exposeHeadRoute: true }, handler)
}

/** The outermost: '/docs' of '/docs/guides/law', '' of '/openapi.json'. */
const folderOf = (path: string): string =>
  path.slice(0, path.indexOf('/', 1) === -1 ? 0 : path.indexOf('/', 1))
