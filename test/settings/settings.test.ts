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
