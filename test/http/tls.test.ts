import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from '../../src/settings/settings.ts'
import { basic, send } from '../support/caller.ts'
import { clients, MASTER_KEY, service } from '../support/service.ts'

const hasOpenssl = spawnSync('openssl', ['version']).status === 0
const scratch = mkdtempSync(join(tmpdir(), 'purser-tls-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))
const file = (name: string) => join(scratch, name)

/** A certificate of its own under this name, as openssl makes it. */
function certify(name: string): void {
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1']
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(
    'openssl',
    ['req', ...kind, ...subject, '-keyout', file(`${name}.key`), '-out', file(`${name}.crt`)],
    {
      stdio: 'ignore',
    },
  )
}

function install(name: string): void {
  copyFileSync(file(`${name}.key`), file('live.key'))
  copyFileSync(file(`${name}.crt`), file('live.crt'))
}

const ask = (url: string): Promise<{ status: number; name: string }> =>
  new Promise((resolve, reject) => {
    const ca = [readFileSync(file('first.crt')), readFileSync(file('second.crt'))]
    const headers = { authorization: basic(clients.first), 'content-type': 'application/json' }
    const outgoing = request(
      `${url}/reports/getCompanies`,
      { method: 'POST', ca, headers, agent: false },
      (reply) => {
        const { subject } = (reply.socket as TLSSocket).getPeerCertificate()
        reply.resume().on('end', () => resolve({ status: reply.statusCode!, name: String(subject.CN) }))
      },
    )
    outgoing.on('error', reject).end('{"method":"getCompanies"}')
  })

test.skipIf(!hasOpenssl)(
  'production by TLS of our own; a renewed certificate is taken without a restart',
  async () => {
    certify('first')
    certify('second')
    install('first')
    const { url, call } = await service({
      settings: {
        PURSER_ENVIRONMENT: 'production',
        PURSER_TLS_CERT: file('live.crt'),
        PURSER_TLS_KEY: file('live.key'),
      },
    })
    expect(url()).toMatch(/^https:/)
    expect(await ask(url())).toEqual({ status: 200, name: 'first' })
    await expect(call('reports/getCompanies')).rejects.toThrow()

    install('second')
    process.emit('SIGHUP')
    expect(await ask(url())).toEqual({ status: 200, name: 'second' })

    install('first')
    await expect.poll(async () => (await ask(url())).name, { timeout: 15_000, interval: 300 }).toBe('first')
  },
)

test('production by plain HTTP is refused, unless a trusted proxy says that it was TLS all the way', async () => {
  const production = { PURSER_ENVIRONMENT: 'production' }
  const bare = await service({ settings: production })
  const behind = await service({ settings: { ...production, PURSER_TRUST_PROXY: 'yes' } })
  const status = async (url: string, proto?: string) =>
    (
      await send(`${url}/reports/getCompanies`, {
        client: clients.first,
        text: '{"method":"getCompanies"}',
        headers: proto ? { 'x-forwarded-proto': proto } : {},
      })
    ).status
  expect(await status(bare.url())).toBe(400)
  expect(await status(bare.url(), 'https')).toBe(400)
  expect(await status(behind.url())).toBe(400)
  expect(await status(behind.url(), 'http')).toBe(400)
  expect(await status(behind.url(), 'https, http')).toBe(400)
  expect(await status(behind.url(), 'https')).toBe(200)
})

test('a certificate without its key is a wrong setting', () => {
  expect(() => readSettings({ PURSER_TLS_CERT: '/a', PURSER_MASTER_KEY: MASTER_KEY })).toThrow('together')
})
