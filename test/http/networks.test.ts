import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { send } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'
import { until } from '../support/until.ts'

const get = (url: string, headers: Record<string, string> = {}) => send(url, { verb: 'GET', headers })

test('F10: a network has its limit before any credential is looked at', async () => {
  const { url, owner } = await service({ settings: { PURSER_NETWORK_LIMIT: '3' } })
  const replies = []
  for (let n = 0; n < 20; n++) {
    // Without a proxy that is trusted, nobody comes from elsewhere by saying so.
    const headers = { 'X-Forwarded-For': `198.51.100.${n}`, 'X-Real-IP': `198.51.100.${n}` }
    replies.push(await send(`${url()}/reports/getCompanies`, { text: '{}', client: 'first:x', headers }))
  }
  const refused = replies.filter(({ status }) => status === 429)
  expect(replies.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(401))
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]!.headers['retry-after']).toBe('1')
  expect(refused[0]!.body.error.message).toContain('from your network')
  const { rows } = await owner.query<{ wrong: number }>('select wrong from wrong_secret')
  expect(rows.map(({ wrong }) => wrong)).toEqual(Array(2).fill(20 - refused.length))

  const probes = await Promise.all(Array.from({ length: 20 }, () => get(`${url()}/healthz`)))
  expect(probes.every(({ status }) => status === 200)).toBe(true)
})

test('F10: behind a proxy each network has a limit of its own', async () => {
  const { url } = await service({
    settings: { PURSER_NETWORK_LIMIT: '1', PURSER_TRUST_PROXY: '127.0.0.0/8' },
  })
  const from = (address: string) => get(`${url()}/`, { 'X-Forwarded-For': address })
  const crowd = await Promise.all(Array.from({ length: 30 }, () => from('203.0.113.9, 198.51.100.1')))
  expect(crowd.filter(({ status }) => status === 429).length).toBeGreaterThan(10)
  expect((await from('203.0.113.9, 198.51.100.2')).status).toBe(200)
  expect((await from('not an address')).status).toBe(200)
})

test('F10: a network has so many connections, and those that are closed make room', async () => {
  const { url, call } = await service({ settings: { PURSER_NETWORK_CONNECTIONS: '3' } })
  const { hostname, port } = new URL(url())
  const open = () => {
    const socket = connect(Number(port), hostname)
    const heard = { text: '', closed: false }
    socket.on('data', (bytes) => (heard.text += bytes))
    socket.on('close', () => (heard.closed = true))
    socket.on('error', () => {})
    return Object.assign(socket, { heard })
  }
  const sockets = [open(), open(), open()]
  await until(async () => sockets.every(({ readyState }) => readyState === 'open'))
  const fourth = open()
  await until(async () => fourth.heard.closed)
  expect(fourth.heard.text).toMatch(/^HTTP\/1\.1 429 [\s\S]+Retry-After: 1\r\n[\s\S]+"code":429/)

  for (const socket of sockets) socket.destroy()
  await until(async () => (await call('reports/getCompanies').catch(() => undefined))?.status === 200)
})

test('PURSER_TRUST_PROXY with addresses: HTTPS is believed of those only', async () => {
  const asked = async (proxies: string) => {
    const settings = { PURSER_ENVIRONMENT: 'production', PURSER_TRUST_PROXY: proxies }
    const { call } = await service({ settings })
    return (
      await call(
        'reports/getCompanies',
        {},
        { headers: { 'X-Forwarded-Proto': 'https' }, client: clients.first },
      )
    ).status
  }
  expect([await asked('127.0.0.1'), await asked('10.0.0.0/8')]).toEqual([200, 400])
})
