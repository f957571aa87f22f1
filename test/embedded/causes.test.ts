import { expect, test } from 'vitest'
import { causeOf, lastLines, tailOf } from '../../src/embedded/causes.ts'

// What PostgreSQL 18, the wrappers that start it and the system say, word for word.
test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.71": No space left on device', 'its disk is full'],
  ['FATAL:  could not write lock file "postmaster.pid": Disk quota exceeded', 'its disk is full'],
  [
    'FATAL:  lock file "postmaster.pid" already exists\nHINT:  Is another postmaster running?',
    'another process holds its data directory',
  ],
  [
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
    'another process holds its data directory',
  ],
  ['FATAL:  could not open file "global/pg_control": Permission denied', 'it may not open its files'],
  ['FATAL:  data directory "/x" has wrong ownership', 'it may not open its files'],
  ['FATAL:  data directory "/x" has invalid permissions', 'it may not open its files'],
  ['setpriv: failed to execute /x/postgres: Permission denied', 'it may not open its files'],
  ['spawn /x/postgres EACCES', 'it may not open its files'],
  ['FATAL:  could not create lock file "postmaster.pid": Read-only file system', 'its disk is read-only'],
  ['FATAL:  could not read file "base/1/2": Input/output error', 'its disk does not read or write'],
  ['FATAL:  could not map anonymous shared memory: Cannot allocate memory', 'there is no memory left for it'],
  ['PANIC:  could not locate a valid checkpoint record at 0/14A2E30', 'its data is damaged'],
  ['FATAL:  incorrect checksum in control file', 'its data is damaged'],
  [
    'postgres: could not find the database system\nExpected to find it in the directory "/x",\nbut could not open file "/x/global/pg_control": No such file or directory',
    'its files are missing',
  ],
  ['FATAL:  unrecognized configuration parameter "no_such"', 'a setting of it is wrong'],
  ['something that nobody has said before', 'it does not say why'],
])('F4: %s', async (words, reason) => {
  const cause = await causeOf({ data: '/tmp' }, words)
  expect(cause.reason).toBe(reason)
  expect(cause.advice).not.toBe('')
})

test('F4: the last lines of a log, which may be missing', async () => {
  expect(await tailOf('/nonexistent/postgres.log')).toBe('')
  expect(lastLines('a\n\nb\nc\n  d  \ne\n')).toBe('b | c | d | e')
})
