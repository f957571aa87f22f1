import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { exchange } from '../../src/outside/exchange.ts'

let answer: (response: ServerResponse) => void = (response) => response.end('fine')
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => answer(response))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const agent = new Agent()
afterAll(async () => {
  await agent.destroy()
  server.closeAllConnections()
  server.close()
})

const letter = { origin, path: '/hook', headers: { 'content-type': 'application/json' }, body: '{}' }
const cutter = new AbortController()
const posted = ({ limit = 60_000, cut = cutter.signal } = {}) =>
  exchange(agent, letter, { end: Date.now() + limit, mostRead: 1000, cut })

test('a status and its text, in as many parts as it comes in', async () => {
  answer = (response) => {
    response.write('one ')
    setImmediate(() => response.end('two'))
  }
  expect(await posted()).toEqual({ statusCode: 200, text: 'one two' })
})

test('an informational answer is none yet', async () => {
  answer = (response) =>
    response.writeEarlyHints({ link: '</a>; rel=preload' }, () => response.writeHead(204).end())
  expect(await posted()).toEqual({ statusCode: 204, text: '' })
})

test('a long text is cut off, and the status stands', async () => {
  answer = (response) => {
    response.writeHead(500)
    const more = () => response.writable && response.write('x'.repeat(1000), more)
    more()
  }
  const { statusCode, text } = await posted()
  expect(statusCode).toBe(500)
  expect(text.length).toBeGreaterThan(1000)
})

test('without a status the time limit rejects; with one it only ends the text', async () => {
  answer = () => {}
  await expect(posted({ limit: 50 })).rejects.toMatchObject({ code: 'ANSWER_TIMEOUT' })
  answer = (response) => response.writeHead(200).write('begun')
  expect(await posted({ limit: 1000 })).toEqual({ statusCode: 200, text: 'begun' })
})

test('one signal cuts off all that listen to it, and whoever comes later', async () => {
  const cut = new AbortController()
  answer = () => {}
  const cutOff = [posted({ cut: cut.signal }), posted({ cut: cut.signal })]
  cut.abort()
  for (const each of cutOff) await expect(each).rejects.toMatchObject({ name: 'AbortError' })
  await expect(posted({ cut: cut.signal })).rejects.toMatchObject({ name: 'AbortError' })
})
