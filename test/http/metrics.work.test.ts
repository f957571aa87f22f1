import { Registry } from 'prom-client'
import { afterEach, expect, test, vi } from 'vitest'
import { send } from '../support/caller.ts'
import { service } from '../support/service.ts'

const { url, call } = await service()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('F11: fifty connections that read the metrics cost one reading a second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const made = vi.spyOn(Registry.prototype, 'metrics')
  const read = async () => expect((await send(`${url()}/metrics`, { verb: 'GET' })).status).toBe(200)
  const flood = () =>
    Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let time = 0; time < 4; time++) await read()
      }),
    )
  const first = flood()
  expect((await call('reports/getCompanies')).status).toBe(200)
  await first
  expect(made).toHaveBeenCalledTimes(1)

  vi.setSystemTime(Date.now() + 999)
  await read()
  expect(made).toHaveBeenCalledTimes(1)
  vi.setSystemTime(Date.now() + 2)
  await flood()
  expect(made).toHaveBeenCalledTimes(2)
})
