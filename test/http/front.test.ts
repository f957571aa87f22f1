import { describe, expect, test } from 'vitest'
import { send } from '../support/caller.ts'
import { sharedService } from '../support/shared.ts'

const { url, credentials } = await sharedService()
const get = (accept?: string) =>
  send(`${url()}/`, { verb: 'GET', ...(accept === undefined ? {} : { headers: { accept } }) })

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('the address of the service, without credentials', () => {
  test.each([
    // Accept                                     what comes
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/json', 'application/json'],
    ['text/*;q=0.5, application/json', 'application/json'],
    ['text/html;q=0, */*', 'application/json'],
    ['nonsense;;q=x,', 'application/json'],
    ['text/html', 'text/html'],
    ['text/*', 'text/html'],
    ['application/json;q=0.9, text/html', 'text/html'],
    [BROWSER, 'text/html'],
  ])('Accept: %s gives %s', async (accept, type) => {
    const { status, headers } = await get(accept)
    expect([status, headers['content-type'], headers.vary]).toEqual([
      200,
      `${type}; charset=utf-8`,
      'Accept, Accept-Encoding',
    ])
  })

  test('points to the reference', async () => {
    expect((await get()).body).toMatchObject({ service: 'Purser', docs: '/docs', openapi: '/openapi.json' })
    const { text } = await get(BROWSER)
    const named = [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path!)
    expect(named.length).toBeGreaterThan(2)
    for (const path of named) expect((await send(`${url()}${path}`, { verb: 'GET' })).status).toBe(200)
  })

  test('is read only', async () => {
    for (const verb of ['POST', 'PUT', 'DELETE']) {
      expect((await send(`${url()}/`, { verb, client: credentials, text: '{}' })).status).toBe(404)
    }
  })
})
