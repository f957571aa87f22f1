import { expect, test } from 'vitest'
import { healthAfter, type Reply, type Standing } from '../../../src/domain/webhooks/health.ts'
import { instant } from '../../../src/kernel/dates.ts'

const DAY = 86_400_000
const URL = 'https://hooks.example/'
const well: Standing = { url: URL, isEnabled: true, isPaused: false, failingSince: null }
const failing: Standing = { ...well, failingSince: instant(0) }
const reply = (statusCode: number | null, outcome: Reply['outcome'], url = URL): Reply => ({
  url,
  outcome,
  statusCode,
})
const [ok, bad, gone] = [reply(200, 'delivered'), reply(500, 'failed'), reply(410, 'gone')]

const GONE =
  'The receiver answered 410 Gone; adminPortal/updateWebhookEndpoint with enabled true opens it again'

test.each([
  ['nothing came back', well, [], {}],
  ['a success', well, [ok], {}],
  ['a first failure', well, [bad], { failing: true }],
  ['a success after failures', failing, [bad, ok], { failing: false }],
  ['put off', failing, [reply(null, 'released')], {}],
  ['F17: gone', well, [gone], { failing: true, disable: GONE }],
  ['F17: gone, though another arrived', well, [ok, gone], { failing: true, disable: GONE }],
  ['F17: gone at a test', well, [reply(410, 'parked')], { failing: true, disable: GONE }],
  ['F17: gone while paused', { ...failing, isPaused: true }, [gone], { failing: true, disable: GONE }],
  ['F17: gone, and already disabled', { ...failing, isEnabled: false }, [gone], {}],
  ['F17: gone from an address that it had before', well, [reply(410, 'gone', 'https://old.example/')], {}],
] as const)('%s', (_, standing, replies, verdict) =>
  expect(healthAfter(standing, replies, { now: DAY, pauseAfter: 5 * DAY })).toEqual(verdict),
)

test('failing for more than the days pauses it, with how to open it; exactly the days do not', () => {
  const at = (now: number) => healthAfter(failing, [bad], { now, pauseAfter: 5 * DAY })
  expect(at(5 * DAY)).toEqual({})
  expect(at(5 * DAY + 1)).toEqual({
    failing: true,
    pause:
      'No delivery has succeeded since 1970-01-01T00:00:00.000Z; adminPortal/updateWebhookEndpoint with enabled true opens it again',
  })
})
