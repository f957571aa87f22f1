import { expect, test } from 'vitest'
import { problemFrom } from '../../src/http/errors.ts'

const LOST = 'The service is not ready; try again'
const RIVALS = 'Other requests are changing the same records; try again'
const LONG = 'This took too long and was given up; try again'
const FULL = 'The database has no room; try again when its operator has made some'

test.each([
  ['serialization failure', { code: '40001' }, RIVALS],
  ['deadlock', { code: '40P01' }, RIVALS],
  ['a lock that somebody holds', { code: '55P03' }, RIVALS],
  ['a statement that took too long', { code: '57014' }, LONG],
  ['a transaction that stood idle', { code: '25P03' }, LONG],
  ['a connection that went silent', { message: 'Query read timeout' }, LONG],
  ['a disk that is full', { code: '53100' }, FULL],
  ['memory that is used up', { code: '53200' }, FULL],
  ['no connection left', { code: '53300' }, LOST],
  ['a configured limit', { code: '53400' }, LOST],
  ['no free connection in time', { message: 'timeout exceeded when trying to connect' }, LOST],
  ['shutting down', { code: '57P01' }, LOST],
  ['starting up', { code: '57P03' }, LOST],
  ['refused', { code: 'ECONNREFUSED' }, LOST],
  ['unreachable', { code: 'ETIMEDOUT' }, LOST],
  ['cut', { message: 'Connection terminated unexpectedly' }, LOST],
])('F8: %s can be tried again', (_, error, words) => {
  expect(problemFrom(error)).toMatchObject({ code: 503, message: words })
})

test.each([{ code: '23505' }, { code: '22008' }, { message: 'something of ours' }])(
  'F8: %j is our own fault',
  (error) => {
    expect(problemFrom(error).code).toBe(500)
  },
)
