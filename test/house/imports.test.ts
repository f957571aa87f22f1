import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { circlesOf } from './circles.ts'
import { importsOf, sourcesIn } from './sources.ts'

const PURE = ['law', 'domain', 'kernel']

/** Which rooms a room may import from, beside itself. Arrows only point down. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  law: ['kernel'],
  domain: ['law', 'kernel'],
  // What is sent and answered: without the server, so that a browser can read it too.
  wire: PURE,
  store: PURE,
  work: ['wire', 'store', ...PURE],
  operations: ['wire', 'work', 'store', ...PURE],
  outside: PURE,
  tasks: ['outside', 'work', 'store', ...PURE, 'settings'],
  // The thread of heavy operations begins here and unwraps keys by itself.
  dispatch: ['operations', 'wire', 'work', 'store', ...PURE, 'settings'],
  http: ['dispatch', 'operations', 'store', ...PURE, 'settings'],
  client: ['operations'],
  embedded: ['kernel'],
  settings: ['outside', 'store', ...PURE],
  'engine.ts': PURE,
  // An operator stands outside and may reach every room.
  cli: ['client', 'embedded', 'operations', 'service', 'settings', 'store', 'tasks', 'wire', ...PURE],
  'cli.ts': ['cli', 'settings'],
  // Composes everything.
  service: ['dispatch', 'embedded', 'http', 'operations', 'outside', 'settings', 'store', 'tasks', ...PURE],
}

/** Packages by room. The pure rooms compute; only store/ speaks to Postgres, only http/ to the framework. */
const PACKAGES: Readonly<Record<string, RegExp>> = {
  kernel: /^node:(crypto|util)$/,
  law: /^$/,
  domain: /^(node:crypto|ipaddr\.js|pdfkit|temporal-polyfill)$/,
  store: /^(pg|kysely|node:.+)$/,
  wire: /^zod$/,
  work: /^(zod|kysely|@simplewebauthn\/server|node:(crypto|timers\/promises))$/,
  operations: /^(zod|node:(crypto|zlib))$/,
  outside: /^(undici|nodemailer|ipaddr\.js|ssh2|node:.+)$/,
  tasks: /^(zod|pg|pino|undici|kysely|prom-client|node:.+)$/,
  dispatch: /^(zod|pg|node:(crypto|os|worker_threads))$/,
  http: /^(fastify|pino|pg|prom-client|marked|@modelcontextprotocol\/sdk\/.+|node:.+)$/,
  client: /^zod$/,
}

const roomOf = (path: string): string => path.split('/')[1]!

const sources = sourcesIn('src')

test('every room is in the table', () => {
  expect([...new Set(sources.map(({ path }) => roomOf(path)))].filter((room) => !(room in ROOMS))).toEqual([])
})

test('imports only point down', () => {
  const wrong = sources.flatMap((source) =>
    importsOf(source)
      .filter((name) => name.startsWith('src/') && roomOf(name) !== roomOf(source.path))
      .filter((name) => !ROOMS[roomOf(source.path)]!.includes(roomOf(name)))
      .map((name) => `${source.path} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test('a room uses the packages of its trade', () => {
  const wrong = sources.flatMap((source) =>
    importsOf(source)
      .filter((name) => !name.startsWith('src/') && !name.endsWith('package.json'))
      .filter((name) => !(PACKAGES[roomOf(source.path)] ?? /./).test(name))
      .map((name) => `${source.path} imports ${name}`),
  )
  expect(wrong).toEqual([])
})

test('the client runs by itself: of the service and of packages it takes types alone', () => {
  const wrong = sources
    .filter(({ path }) => roomOf(path) === 'client')
    .flatMap((source) => importsOf(source, 'values').map((name) => [source.path, name] as const))
    .filter(([, name]) => roomOf(name) !== 'client')
  expect(wrong).toEqual([])
})

test('law and domain have no clock, no chance, no environment', () => {
  const IMPURE =
    /\bDate\.now\(|\bnew Date\(\)|Math\.random|randomBytes|randomUUID|newId\(|\bprocess\.|\bfetch\(|performance\.now/
  const wrong = sources
    .filter(({ path }) => ['law', 'domain'].includes(roomOf(path)))
    .flatMap(({ path, lines }) =>
      lines.flatMap((line, at) => (IMPURE.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    )
  expect(wrong).toEqual([])
})

const inside = (kind: 'values' | 'all') =>
  sources.map(
    (source) => [source.path, importsOf(source, kind).filter((name) => name.startsWith('src/'))] as const,
  )

test('no import of a value runs in a circle', () => {
  expect(circlesOf(new Map(inside('values')))).toEqual([])
})

test('no import of a type runs in a circle', () => {
  expect(circlesOf(new Map(inside('all')))).toEqual([])
})

test('no circle of folders', () => {
  const folders = new Map<string, Set<string>>()
  for (const [path, names] of inside('all')) {
    const own = dirname(path)
    const others = names.map((name) => dirname(name)).filter((folder) => folder !== own)
    folders.set(own, new Set([...(folders.get(own) ?? []), ...others]))
  }
  expect(circlesOf(folders)).toEqual([])
})
