import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { acceptedEncoding } from './encoding.ts'
import { fileRoutes } from './file-routes.ts'
import { guarded } from './page-headers.ts'

/**
 * The web application. Its files are read into memory once, as they were built and packed, so that no path of a request
 * ever reaches the disk. Names in `assets` carry a hash of what is in them and are kept forever; the page itself is asked
 * for again each time.
 */
export function consolePages(
  app: FastifyInstance,
  settings: Settings,
  directory: string = BUILT,
): PageAnswer {
  const files = keptFiles(directory)
  const page = files.get('index.html')
  const answerPage: PageAnswer = (request, reply) =>
    page ? answer(settings, page, { request, reply }) : notBuilt(reply)
  for (const path of PAGES) app.get(path, { exposeHeadRoute: true }, async (...given) => answerPage(...given))
  const others = [...files].filter(([name]) => name !== 'index.html')
  fileRoutes(app, new Map(others.map(([name, file]) => [`/${name}`, file])), (file, request, reply) =>
    answer(settings, file, { request, reply }),
  )
  return answerPage
}

/** Answers the application, whichever of its pages was asked for. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply

/** At the front door a program is answered otherwise than a browser. */
export const VARY = 'Accept, Accept-Encoding'

/** The same place from src/http and from dist/http. */
const BUILT = fileURLToPath(new URL('../../dist/console', import.meta.url))

/** Each face below its prefix. No area of the API has one of these names. */
const PAGES = ['/welcome', '/c/*', '/me', '/me/*', '/ops', '/ops/*']

interface File {
  readonly type: string
  readonly isHashed: boolean
  readonly plain: Buffer
  readonly packed: Readonly<Record<string, Buffer>>
}

const ENDINGS = { br: '.br', gzip: '.gz' } as const

const kept = new Map<string, ReadonlyMap<string, File>>()

/** Once per process, however many servers it starts. */
function keptFiles(directory: string): ReadonlyMap<string, File> {
  const files = kept.get(directory) ?? filesIn(directory)
  if (files.size > 0) kept.set(directory, files)
  return files
}

function filesIn(directory: string): ReadonlyMap<string, File> {
  if (!existsSync(directory)) return new Map()
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const read = (name: string): Buffer => readFileSync(join(directory, name))
  return new Map(
    names
      .filter((name) => extname(name) in TYPES)
      .map((name) => {
        const packed = Object.entries(ENDINGS)
          .filter(([, ending]) => names.includes(`${name}${ending}`))
          .map(([encoding, ending]) => [encoding, read(`${name}${ending}`)])
        return [
          name,
          {
            type: TYPES[extname(name) as keyof typeof TYPES],
            isHashed: name.startsWith('assets/'),
            plain: read(name),
            packed: Object.fromEntries(packed),
          },
        ]
      }),
  )
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
} as const

function answer(
  settings: Settings,
  { type, isHashed, plain, packed }: File,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) {
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''), Object.keys(packed))
  guarded(settings, reply, ALLOWED)
    .headers({
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: VARY,
    })
    .type(type)
  return encoding === undefined
    ? reply.send(plain)
    : reply.header('Content-Encoding', encoding).send(packed[encoding])
}

const notBuilt = (reply: FastifyReply) => reply.code(503).header('Retry-After', '60').send(NOT_BUILT)

const NOT_BUILT = 'The console is not built yet. Run: node scripts/setup.mjs\nThe reference is at /docs.\n'

/** Beyond what every page for people may load: the font, and pictures of our own. */
const ALLOWED = ["img-src 'self' data:", "font-src 'self'", "manifest-src 'self'"]
