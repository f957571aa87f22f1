import { expect, test } from 'vitest'
import { basic } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'
import { wire } from './wire.ts'

test('headers and bodies that do not arrive in time are answered 408', async () => {
  const { url, call } = await service({ settings: { PURSER_REQUEST_TIMEOUT: '1000' } })
  const late = [
    'GET /reports/getCompanies HTTP/1.1\r\nHost: x\r\n',
    `POST /reports/getCompanies HTTP/1.1\r\nHost: x\r\nAuthorization: ${basic(clients.first)}\r\nContent-Length: 50\r\n\r\n{"me`,
  ]
  const answers = await Promise.all(late.map((bytes) => wire(url(), bytes, 5_000)))
  for (const answer of answers) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('"code":408')
  }
  expect((await call('reports/getCompanies')).status).toBe(200)
})
