import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { ownerPool } from '../../src/store/database/connection.ts'
import { business } from '../support/bodies.ts'
import { testDatabase } from '../support/database.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

/** A way to Postgres whose connections can all fall silent, without an end, while new ones work: a failover. */
const database = await testDatabase()
const asked = new URL(database.url).searchParams
const socket = `${asked.get('host')}/.s.PGSQL.${asked.get('port')}`
const pairs = new Set<readonly [Socket, Socket]>()
const proxy: Server = createServer((near) => {
  const far = connect(socket)
  const pair = [near, far] as const
  pairs.add(pair)
  near.pipe(far).pipe(near)
  for (const one of pair) one.on('error', () => {})
  near.on('close', () => pairs.delete(pair))
})
await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
afterAll(() => void proxy.close())

function silence(): void {
  for (const [near, far] of pairs) {
    near.unpipe(far)
    far.unpipe(near)
    near.resume()
    far.destroy()
    near.removeAllListeners('end')
  }
}

const { port } = proxy.address() as { port: number }
const through = `postgresql://${asked.get('user')}:${asked.get('password')}@127.0.0.1:${port}${new URL(database.url).pathname}?sslmode=disable`
const { call, stranger, ok, url } = await service({
  settings: {
    DATABASE_URL: through,
    PURSER_STATEMENT_TIMEOUT: '400',
    PURSER_LOCK_TIMEOUT: '200',
    PURSER_POOL_SIZE: '2',
    PURSER_RUNNERS: '0',
  },
})
// At last the network says that they are gone.
afterAll(() => {
  for (const [near] of pairs) near.destroy()
})
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const ready = async () => (await fetch(`${url()}/readyz`)).status

test('F2: connections that fall silent are given up, and the next request is answered', async () => {
  const get = () => call('reports/getCompanyInfo', { companyId })
  // One client has one of the two connections; two have both.
  const both = () => Promise.all([get(), stranger('reports/getCompanies')])
  await both()
  expect(await ready()).toBe(200)
  silence()
  const [[own, other], readiness] = await Promise.all([both(), ready()])
  expect(own).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect(other.status).toBe(503)
  expect(readiness).toBe(503)
  await until(async () => (await get()).status === 200 && (await ready()) === 200)
})

test('F5: a lock that somebody holds is waited for a while; nothing else waits', async () => {
  const owner = ownerPool(database.url, 1)
  const holder = await owner.connect()
  await holder.query('begin; lock table company_location in access exclusive mode')
  const held = call('reports/getCompanyLocationInfo', { companyId })
  expect(await ready()).toBe(200)
  expect(await held).toMatchObject({
    status: 503,
    headers: { 'retry-after': '1' },
    body: { error: { message: 'Other requests are changing the same records; try again' } },
  })
  await holder.query('rollback')
  holder.release()
  await owner.end()
  expect((await call('reports/getCompanyLocationInfo', { companyId })).status).toBe(200)
})
