import { expect, test } from 'vitest'
import { readSettings, unknownSettings } from '../../src/settings/settings.ts'

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

const sftp = {
  PURSER_BANK_OUTBOX: 'sftp://us@bank.example/to',
  PURSER_BANK_INBOX: 'sftp://us@bank.example:22/from',
  PURSER_BANK_SSH_KEY: '/etc/purser/key',
  PURSER_BANK_HOST_KEY: `SHA256:${'a'.repeat(43)}`,
}

test.each([
  ['all of it', {}, undefined],
  ['no inbox', { PURSER_BANK_INBOX: '' }, 'missing: PURSER_BANK_INBOX'],
  ['no host key', { PURSER_BANK_HOST_KEY: '' }, 'missing: PURSER_BANK_HOST_KEY'],
  [
    'another server',
    { PURSER_BANK_INBOX: 'sftp://us@other.example/from' },
    'the same user of the same server',
  ],
  [
    'a password',
    { PURSER_BANK_OUTBOX: 'sftp://us:pass@bank.example/to' },
    'must be sftp://user@host:port/directory',
  ],
  ['a fingerprint of old', { PURSER_BANK_HOST_KEY: 'aa:bb:cc' }, 'as `ssh-keygen -l` prints it'],
])('F3: SFTP with %s', (_, over, words) => {
  const read = () => readSettings({ ...sftp, ...over })
  if (words === undefined) expect(read().PURSER_BANK_OUTBOX).toBe(sftp.PURSER_BANK_OUTBOX)
  else expect(read).toThrow(words)
})

test.each([
  [{ PORT: 'abc' }, 'PORT: must be a whole number'],
  [{ PORT: '70000' }, 'PORT: must be at most 65535'],
  [{ PURSER_POOL_SIZE: '0' }, 'PURSER_POOL_SIZE: must be at least 1'],
  [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL: must begin with postgres://'],
  [{ PURSER_CLIENTS: 'a:b,c' }, 'PURSER_CLIENTS: must be id:secret,id:secret'],
  [{ PURSER_CLIENTS: 'a:b, c:d' }, 'PURSER_CLIENTS: must be id:secret,id:secret'],
  [{ PURSER_CLIENT_ID: 'our client', PURSER_SECRET_KEY: 'x' }, 'PURSER_CLIENT_ID: must be 1 to 64 letters'],
])('%j is told in plain words', (given, words) => {
  expect(() => readSettings(given)).toThrow(words)
})

test('a name that is no setting is told, with the one that may be meant', () => {
  const given = {
    PURSER_RATELIMIT: '5',
    PURSER_QQ: '1',
    PURSER_TEST_NOW: '',
    PURSER_RATE_LIMIT: '5',
    PATH: '',
  }
  expect(unknownSettings(given)).toEqual([
    'PURSER_RATELIMIT is no setting, and is passed over; PURSER_RATE_LIMIT may be meant',
    'PURSER_QQ is no setting, and is passed over',
  ])
})
