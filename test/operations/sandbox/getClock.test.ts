import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'
import { close } from './clocks.ts'

const { ok } = await service({ begins: 'real' })

test('the clock begins at real time and tells the day in New York', async () => {
  const { clock } = await ok('sandbox/getClock')
  const eastern = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(
    new Date(clock.now),
  )
  expect(clock).toEqual({
    now: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    today: eastern,
  })
  expect(close(Date.parse(clock.now), Date.now())).toBe(true)
})
