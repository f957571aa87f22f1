import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { send } from '../support/caller.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

const { call, url, owner } = await service()
const page = async () => (await send(`${url()}/metrics`, { verb: 'GET' })).text

test('requests are counted by operation and status, guesses as one', async () => {
  await call('reports/getCompanies')
  await call('reports/getUsers', { companyId: 'nobody' })
  await call('reports/getFortune')
  const text = await page()
  expect(text).toContain('purser_requests_total{operation="reports/getCompanies",status="200"} 1')
  expect(text).toContain('purser_requests_total{operation="reports/getUsers",status="400"} 1')
  expect(text).toContain('purser_requests_total{operation="none",status="404"} 1')
  expect(text).toContain('purser_request_seconds_count{operation="reports/getCompanies"} 1')
  expect(text).toMatch(/purser_pool_connections\{state="open"\} [1-5]/)
  expect(text).toMatch(/purser_shared_transactions_total\{outcome="together"\} \d+/)
  expect(text).toMatch(/purser_shared_transactions_total\{outcome="apart"\} \d+/)
  expect(text).not.toContain('getFortune')
})

test('backlog and age of the agenda', async () => {
  await owner.query(`insert into agenda (agenda_id, client_id, task, key, due_at, wake_at)
    select gen_random_uuid(), client_id, 'sendLetter', 'late', now() - interval '1 hour', now() - interval '1 hour'
    from account where account_id = 'first'`)
  // The page is computed anew every few seconds.
  await until(async () => (await page()).includes('purser_agenda_due 1'))
  expect(await page()).toMatch(/purser_agenda_oldest_seconds 36\d\d/)
})

test('every metric that the dashboard and the alerts name is there', async () => {
  const there = await page()
  for (const name of ['grafana-dashboard.json', 'alerts.yml']) {
    const text = readFileSync(new URL(`../../docs/operations/${name}`, import.meta.url), 'utf8')
    const named = new Set([...text.matchAll(/\bpurser_[a-z_]+/g)].map(([metric]) => metric))
    expect(named.size).toBeGreaterThan(5)
    expect([...named].filter((metric) => !there.includes(metric))).toEqual([])
  }
})

test('with a token only its bearer reads them', async () => {
  const closed = await service({ settings: { PURSER_METRICS_TOKEN: 'sesame' } })
  const status = async (authorization?: string) =>
    (await send(`${closed.url()}/metrics`, { verb: 'GET', headers: authorization ? { authorization } : {} }))
      .status
  expect([await status(), await status('Bearer sesam'), await status('Bearer sesame')]).toEqual([
    401, 401, 200,
  ])
})
