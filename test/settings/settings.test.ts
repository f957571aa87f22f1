import { expect, test } from 'vitest'
import { readSettings } from '../../src/settings/settings.ts'

const production = {
  PURSER_ENVIRONMENT: 'production',
  PURSER_MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  PURSER_CLIENT_ID: 'platform',
}
const strong = 'x'.repeat(24)
const weak = 'x'.repeat(23)

test('F10: production takes no secret that can be guessed', () => {
  expect(() => readSettings({ ...production, PURSER_SECRET_KEY: weak })).toThrow(
    'PURSER_SECRET_KEY: a secret of production has at least 24 characters',
  )
  expect(() =>
    readSettings({ ...production, PURSER_SECRET_KEY: strong, PURSER_CLIENTS: `a:${strong},b:${weak}` }),
  ).toThrow('PURSER_CLIENTS: a secret of production')
  expect(readSettings({ ...production, PURSER_SECRET_KEY: strong }).PURSER_SECRET_KEY).toBe(strong)
  expect(readSettings({ PURSER_CLIENT_ID: 'demo', PURSER_SECRET_KEY: weak }).PURSER_SECRET_KEY).toBe(weak)
})

test('F10: nor a token for the metrics', () => {
  const secret = { PURSER_SECRET_KEY: strong }
  expect(() => readSettings({ ...production, ...secret, PURSER_METRICS_TOKEN: weak })).toThrow(
    'PURSER_METRICS_TOKEN: a secret of production has at least 24 characters',
  )
  expect(readSettings({ ...production, ...secret, PURSER_METRICS_TOKEN: strong }).PURSER_METRICS_TOKEN).toBe(
    strong,
  )
})
