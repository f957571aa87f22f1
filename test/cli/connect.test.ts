import { expect, test } from 'vitest'
import type { Given } from '../../src/cli/command.ts'
import { connectionOf } from '../../src/cli/connect.ts'
import { run } from '../../src/cli/run.ts'

const given = (environment: NodeJS.ProcessEnv, url?: string): Given => ({
  words: [],
  has: () => false,
  text: (option) => ({ client: 'demo:demo-secret', url })[option],
  environment,
  settings: () => {
    throw new Error('a connection needs no settings')
  },
  print: () => {},
  say: () => {},
})

test.each([
  // environment                                          --url                        the service
  [{}, undefined, 'http://127.0.0.1:4000'],
  [{ PORT: '4100' }, undefined, 'http://127.0.0.1:4100'],
  [{ PORT: '4100', PURSER_URL: 'https://pay.example/' }, undefined, 'https://pay.example'],
  [{ PORT: '4100' }, 'http://127.0.0.1:4200', 'http://127.0.0.1:4200'],
])('3: with %o and --url %s the service is at %s', (environment, url, address) => {
  expect(connectionOf(given(environment, url)).url).toBe(address)
})

test('3: a service that does not answer is named, with the way to another', async () => {
  const around = { environment: {}, out: () => {}, err: () => {} }
  const demo = ['demo', '--client', 'demo:demo-secret', '--url', 'http://127.0.0.1:1']
  await expect(run(demo, around)).rejects.toThrow(
    /^http:\/\/127\.0\.0\.1:1\/sandbox\/getClock: no answer \(.*\)\nIs the service running there\? --url names/s,
  )
})
