import { expect, test } from 'vitest'
import { OperatorFault } from '../../../src/kernel/operator-fault.ts'
import { expectUpgradable, releasedMigrations, releasedText } from '../../../src/store/database/migrations.ts'

const known = ['0001_a.sql', '0002_b.sql', '0003_c.sql'].map((name) => ({
  name,
  sql: '',
  checksum: `of ${name}`,
}))
const released = Object.fromEntries(known.map(({ name, checksum }) => [name, checksum]))
const applied = (...names: string[]) => names.map((name) => ({ name, checksum: `of ${name}` }))

const refusal = (...given: Parameters<typeof expectUpgradable>): string => {
  try {
    expectUpgradable(...given)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(OperatorFault)
    return (error as Error).message
  }
}

test.each([
  ['empty', []],
  ['half-way, as a killed start leaves it', applied('0001_a.sql')],
  ['up to date', applied('0001_a.sql', '0002_b.sql', '0003_c.sql')],
  ['with a gap, as a branch may leave it', applied('0001_a.sql', '0003_c.sql')],
])('F12: a database that is %s is led on', (_, rows) => {
  expect(refusal(rows, known, released)).toBe('')
})

test('F12: a newer database names what it has, and what to start', () => {
  const words = refusal(applied('0001_a.sql', '0004_d.sql', '0005_e.sql'), known, released)
  expect(words).toMatch(
    /newer than this version of Purser: it has 0004_d\.sql, 0005_e\.sql.*ends with 0003_c\.sql/,
  )
  expect(words).toContain('Start the version that migrated it')
})

test('F12: an unknown migration in the middle is another line of versions', () => {
  expect(refusal(applied('0001_a.sql', '0002_x.sql'), known, released)).toMatch(
    /has 0002_x\.sql, which this version of Purser does not know[\s\S]*Start the version/,
  )
})

test('F12: a file that was edited here is told from a database that is too old', () => {
  const changed = [{ name: '0002_b.sql', checksum: 'another' }]
  const words = refusal([...applied('0001_a.sql'), ...changed], known, released)
  expect(words).toMatch(
    /older than the oldest that this version can upgrade.*0002_b\.sql[\s\S]*begin with an empty database/,
  )

  const edited = known.map((each) => (each.name === '0002_b.sql' ? { ...each, checksum: 'edited' } : each))
  expect(refusal(applied('0001_a.sql', '0002_b.sql'), edited, released)).toMatch(
    /migrations\/0002_b\.sql of this installation was edited[\s\S]*put the released file back/,
  )
})

test('F12: the list only grows', async () => {
  const [listed, derived] = [await releasedMigrations(), JSON.parse(await releasedText())]
  expect(derived).toMatchObject(listed)
})
