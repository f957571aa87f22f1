import pg from 'pg'
import { expect, test } from 'vitest'
import { business, user } from '../support/bodies.ts'
import { send } from '../support/caller.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

const health = (url: string, page: string) => send(`${url}/${page}`, { verb: 'GET' })

test('healthy and ready need no credentials; without the database not ready, and every operation says 503', async () => {
  const { url, call, owner, databaseUrl } = await service()
  expect(await health(url(), 'healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(await health(url(), 'readyz')).toMatchObject({ status: 200, body: { status: 'ready' } })

  // F17: a proxy may only want to know.
  for (const page of ['healthz', 'readyz'])
    expect(await send(`${url()}/${page}`, { verb: 'HEAD' })).toMatchObject({ status: 200, text: '' })

  const name = new URL(databaseUrl).pathname.slice(1)
  const server = new pg.Client({ connectionString: databaseUrl.replace(name, 'postgres') })
  await server.connect()
  await owner.end()
  const allow = (allowed: boolean) => server.query(`alter database ${name} allow_connections ${allowed}`)
  try {
    await allow(false)
    await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await until(async () => (await health(url(), 'readyz')).status === 503)

    expect(await health(url(), 'healthz')).toMatchObject({ status: 200 })
    expect(await health(url(), 'readyz')).toMatchObject({ status: 503, body: { status: 'not ready' } })
    expect(await call('reports/getCompanies')).toMatchObject({ status: 503, body: { error: { code: 503 } } })
  } finally {
    await allow(true)
    await server.end()
  }
  expect(await health(url(), 'readyz')).toMatchObject({ status: 200 })
  expect(await call('reports/getCompanies')).toMatchObject({ status: 200 })
})

test('a connection lost in the middle of the work is 503, and the work is undone', async () => {
  const { ok, call, owner } = await service()
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  const blocker = await owner.connect()
  await blocker.query('begin; lock table worker in exclusive mode')
  const waiting = call('adminPortal/addUser', user(companyId))
  await blocked(owner, 1)
  await owner.query(`select pg_terminate_backend(pid) from ${WAITING}`)

  expect(await waiting).toMatchObject({ status: 503 })
  await blocker.query('rollback')
  blocker.release()
  expect((await ok('reports/getUsers', { companyId })).users).toEqual([])
})

test('a stop finishes what is running and refuses what comes after', async () => {
  const { ok, call, owner, stop, restart } = await service()
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  const blocker = await owner.connect()
  await blocker.query('begin; lock table worker in exclusive mode')
  const running = call('adminPortal/addUser', user(companyId))
  await blocked(owner, 1)

  const stopped = stop()
  await until(() =>
    call('reports/getCompanies').then(
      () => false,
      () => true,
    ),
  )
  await expect(call('reports/getCompanies')).rejects.toThrow()
  await blocker.query('rollback')
  blocker.release()

  const { status, body } = await running
  expect(status).toBe(200)
  await stopped
  await restart()
  const { users } = await ok('reports/getUsers', { companyId })
  expect(users.map(({ userId }: { userId: string }) => userId)).toEqual([body.user.userId])
})

test('while it drains, a stop answers on open connections for the last time and sends proxies elsewhere', async () => {
  const { url, stop } = await service({ settings: { PURSER_DRAIN: '1500' } })
  const ask = (path: string) => fetch(`${url()}${path}`)
  expect((await ask('/healthz')).headers.get('connection')).toBe('keep-alive')

  const stopped = stop()
  const [alive, ready] = [await ask('/healthz'), await ask('/readyz')]
  expect([alive.status, alive.headers.get('connection'), ready.status]).toEqual([200, 'close', 503])
  await stopped
  await expect(ask('/healthz')).rejects.toThrow()
})

test('a deadlock is tried again until it succeeds', async () => {
  const { ok, call, owner } = await service()
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  await owner.query(`
    create sequence stumbles minvalue -100 start 1;
    create function stumble() returns trigger language plpgsql security definer as $$
    begin
      if nextval('stumbles') < 4 then raise exception 'stumble' using errcode = '40P01'; end if;
      return new;
    end $$;
    create trigger stumble before insert on worker for each row execute function stumble()`)

  expect(await call('adminPortal/addUser', user(companyId))).toMatchObject({ status: 200 })
  await owner.query("select setval('stumbles', -100)")
  expect(await call('adminPortal/addUser', user(companyId))).toMatchObject({ status: 503 })
})

const WAITING = "pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"

const blocked = (owner: pg.Pool, count: number): Promise<void> =>
  until(async () => ((await owner.query(`select 1 from ${WAITING}`)).rowCount ?? 0) >= count)
