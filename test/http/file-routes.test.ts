import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { fileRoutes } from '../../src/http/file-routes.ts'

const app = Fastify()
const files = new Map([
  ['/notes.txt', 'notes'],
  ['/shelf/one.txt', 'one'],
  ['/shelf/deep/two.txt', 'two'],
])
fileRoutes(app, files, (file, _, reply) => reply.send(file))

test.each([...files])(
  '%s is answered, with and without a query, and asked for by HEAD',
  async (path, text) => {
    expect((await app.inject(path)).body).toBe(text)
    expect((await app.inject(`${path}?v=1`)).body).toBe(text)
    expect((await app.inject({ method: 'HEAD', url: path })).statusCode).toBe(200)
  },
)

test('a name may be written with escapes', async () => {
  expect((await app.inject('/shelf/%6Fne.txt')).body).toBe('one')
})

test.each([
  '/shelf',
  '/shelf/',
  '/shelf/three.txt',

  '/other.txt',
])('%s is not found', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})

test.each(['/shelf/%', '/shelf/%zz', '/shelf/%E0%A4%A'])('%s is no address', async (path) => {
  expect([400, 404]).toContain((await app.inject(path)).statusCode)
})

test('a folder is one route, however many files it has', async () => {
  const routes: string[] = []
  const many = Fastify()
  many.addHook('onRoute', ({ url, method }) => void routes.push(`${method} ${url}`))
  const hundred = Array.from({ length: 100 }, (_, at) => [`/shelf/${at}`, String(at)] as const)
  fileRoutes(many, new Map(hundred), (file, _, reply) => reply.send(file))
  await many.ready()
  expect(routes.sort()).toEqual(['GET /shelf/*', 'HEAD /shelf/*'])
})
