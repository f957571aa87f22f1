import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { business } from '../support/bodies.ts'
import { purser } from '../support/cli.ts'
import { PASSPHRASE } from '../support/moving.ts'
import { sharedService } from '../support/shared.ts'

const { ok, url, credentials } = await sharedService()
const directory = mkdtempSync(join(tmpdir(), 'purser-moving-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const to = join(directory, 'company.purser')
const environment = { PURSER_PASSPHRASE: PASSPHRASE, PURSER_URL: url() }
const company = (...args: string[]) => purser(['company', ...args, '--client', credentials], environment)

test('a company is taken away in a file that only its owner reads', async () => {
  const copied = await company('export', '--company', companyId, '--to', to)
  expect([copied.stderr, copied.stdout]).toEqual(['', expect.stringContaining('a copy')])
  expect(statSync(to).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(to, 'utf8').split('\n')[0]!)).toMatchObject({ companyId, isClosed: false })

  const again = await company('export', '--company', companyId, '--to', to)
  expect(again.stderr).toContain('cannot be made')
  const closed = join(directory, 'closed.purser')
  for (const _ of ['closed now', 'closed already']) {
    rmSync(closed, { force: true })
    const { stderr, stdout } = await company('export', '--company', companyId, '--to', closed, '--close')
    expect([stderr, stdout]).toEqual(['', expect.stringContaining('the company is closed')])
  }
})

test('what the service refuses is told, and a file that was begun is gone', async () => {
  const gone = join(directory, 'gone.purser')
  const unknown = await company('export', '--company', 'nobody', '--to', gone)
  expect([unknown.status, unknown.stderr, existsSync(gone)]).toEqual([1, 'Invalid CompanyId\n', false])
  const twice = await company('import', '--from', to)
  expect(twice.stderr).toMatch(/^This company is in this service already/)
  expect((await company('import', '--from', gone)).stderr).toContain('cannot be read')
  const bare = await purser(['company', 'import', '--from', to, '--client', credentials], {
    PURSER_URL: url(),
  })
  expect(bare.stderr).toBe('Put a passphrase of at least 16 characters into PURSER_PASSPHRASE\n')
})
