import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { importedRegisters } from '../../src/store/places/registers.ts'
import { purser } from '../support/cli.ts'
import { service } from '../support/service.ts'
import { operator } from './operator.ts'

const sandbox = await service()
const { owner } = sandbox
const { environment } = operator(sandbox)
const folder = mkdtempSync(join(tmpdir(), 'purser-places-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEAD =
  'PSD Code,County,Municipality,School District,Municipal Nonresident EIT,Total Resident EIT,Total LST'
const file = (name: string, ...rows: string[]) => {
  const path = join(folder, name)
  writeFileSync(path, [HEAD, ...rows].join('\n'))
  return path
}
const imported = (...args: string[]) => purser(['places', 'import', ...args], environment)
const erie = '250101,ERIE,ERIE CITY,ERIE CITY SD,1.65,1.65,52'

test('a register is kept with its days and where it came from; sent again it is the next revision', async () => {
  const path = file('register.csv', erie)
  const first = await imported('pa-register', path, '--from', '2027-01-01')
  expect(first.stdout).toBe(
    '1 subdivision from 2027-01-01 through 2027-12-31, revision 1. Restart the service to use it.\n',
  )
  await imported('pa-register', path, '--from', '2027-01-01', '--through', '2027-06-30')
  expect(await importedRegisters(owner, 'PA')).toMatchObject([
    {
      from: '2027-01-01',
      to: '2027-06-30',
      revision: 2,
      source: expect.stringMatching(/imported from register\.csv \(sha256 [0-9a-f]{16}\)$/),
      rows: '250101|Erie|Erie City|Erie City|1.65|1.65|52||',
    },
  ])
})

test('a bad row is named, and nothing is kept', async () => {
  const before = await importedRegisters(owner, 'PA')
  const path = file('bad.csv', erie, erie.replace('250101', '250102').replace('1.65,1.65', '1.65,16.5'))
  const { status, stderr } = await imported('pa-register', path, '--from', '2028-01-01')
  expect(status).toBe(1)
  expect(stderr).toContain(
    'line 3: Total Resident EIT is 16.5, not a figure from 0 to 5\nNothing was imported.',
  )
  expect((await imported('pa-register', file('empty.csv'), '--from', '2028')).stderr).toContain(
    '--from must be a day',
  )
  expect(await importedRegisters(owner, 'PA')).toEqual(before)
})
