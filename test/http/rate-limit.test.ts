import { expect, test } from 'vitest'
import { rateLimit } from '../../src/http/rate-limit.ts'
import { service } from '../support/service.ts'

test('a burst of twice the rate passes, then 429 with Retry-After; other clients are untouched', async () => {
  const { call, stranger } = await service({ settings: { PURSER_RATE_LIMIT: '1' } })
  const first = await call('reports/getCompanies')
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' })
  expect(first.status).toBe(200)
  // So many at once that a slow machine does not see enough seconds go by to let all of them in.
  const replies = await Promise.all(Array.from({ length: 100 }, () => call('reports/getCompanies')))
  expect(replies.some(({ status }) => status === 200)).toBe(true)
  const refused = replies.find(({ status }) => status === 429)!
  expect(refused.body.error.code).toBe(429)
  expect(refused.headers).toMatchObject({
    'retry-after': '1',
    'ratelimit-limit': '2',
    'ratelimit-remaining': '0',
  })
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

test('F10: who has all tokens again is forgotten, so that addresses without end take no room', () => {
  const limit = rateLimit(1)
  for (let n = 0; n < 5000; n++) limit.take(`network ${n}`, n * 10)
  expect(limit.size).toBeLessThanOrEqual(1000)
  for (let n = 0; n < 4; n++) limit.take('network 4999', 50_000)
  expect(limit.take('network 4999', 50_000).allowed).toBe(false)
})
