import { describe, expect, test } from 'vitest'
import { rateLimit } from '../../src/http/rate-limit.ts'
import { basic } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'
import { wire } from './wire.ts'

describe('rate', () => {
  test('a burst of twice the rate passes, then 429 with Retry-After; other clients are untouched', async () => {
    const { call, stranger } = await service({ settings: { PURSER_RATE_LIMIT: '3' } })
    const replies = []
    for (let n = 0; n < 8; n++) replies.push(await call('reports/getCompanies'))

    expect(replies.slice(0, 6).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    const refused = replies.find(({ status }) => status === 429)!
    expect(refused.body.error.code).toBe(429)
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      'ratelimit-limit': '6',
      'ratelimit-remaining': '0',
    })
    expect(replies[0]!.headers).toMatchObject({ 'ratelimit-limit': '6', 'ratelimit-remaining': '5' })
    expect((await stranger('reports/getCompanies')).status).toBe(200)
  })

  test('a second brings back as many as the rate, never more than the burst', () => {
    const limit = rateLimit(2)
    const takes = (count: number, at: number) =>
      Array.from({ length: count }, () => limit.take('a', at).allowed).filter(Boolean).length
    expect(takes(10, 0)).toBe(4) //         the burst: 2 × 2
    expect(takes(10, 499)).toBe(0) //       0.998 tokens
    expect(takes(10, 500)).toBe(1) //       500 ms × 2 a second
    expect(takes(10, 1_500)).toBe(2)
    expect(takes(10, 999_000)).toBe(4)
    expect(limit.take('b', 999_000).allowed).toBe(true)
  })

  test('0 is off: no limit, no headers', () => {
    const limit = rateLimit(0)
    expect(limit.take('a', 0)).toEqual({ allowed: true, headers: {} })
  })
})

describe('time', () => {
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
})
