import type pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { type RequestLog, startRequestLog, titleOf } from '../../src/http/request-log.ts'
import { newId } from '../../src/kernel/ids.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { updateUser } from '../../src/operations/adminPortal/updateUser.ts'
import { callerOf } from '../support/caller.ts'
import { clients, service } from '../support/service.ts'

const caller = { kind: 'key', clientId: newId(), apiKeyId: newId(), label: '', scopes: [] }
const reply = { statusCode: 200, elapsedTime: 1, getHeader: () => '2' } as never

/** A database that is away until it is told otherwise. */
function gathering(most: number) {
  const written: unknown[][] = []
  const database = { isAway: true }
  const pool = {
    async query(_: string, [batch]: [string]) {
      if (database.isAway) throw new Error('away')
      written.push(JSON.parse(batch))
    },
  }
  const log = startRequestLog(pool as unknown as pg.Pool, pino({ level: 'silent' }), most)
  const note = (id: string) => log.note({ id, caller } as unknown as Parameters<RequestLog['note']>[0], reply)
  return { log, note, written, database }
}

test('a list that is full drops and counts; what it holds is written at the end', async () => {
  const { log, note, written, database } = gathering(3)
  for (const id of ['a', 'b', 'c', 'd', 'e']) note(id)
  expect(log.dropped()).toBe(2)
  database.isAway = false
  await log.stop()
  expect(written).toMatchObject([[{ requestId: 'a' }, { requestId: 'b' }, { requestId: 'c' }]])
})

test('what cannot be written waits, and nobody without a client is noted', async () => {
  const { log, note, written, database } = gathering(3)
  note('a')
  log.note({ id: 'x' } as unknown as Parameters<RequestLog['note']>[0], reply)
  await log.stop()
  expect([written, log.dropped()]).toEqual([[], 0])
  database.isAway = false
  await log.stop()
  expect(written).toMatchObject([[{ requestId: 'a', status: 200, replyBytes: 2 }]])
})

test.each([
  [new Problem(400, 'send it for Jo', { refusal: 'addressOfMove' }), updateUser.refusals!.addressOfMove],
  [new Problem(400, 'Jo Reed: is wrong', { refusal: 'malformed' }), 'The request was refused'],
  [new Problem(404, 'Unknown operation: reports/jo'), 'Unknown operation'],
  [new Problem(429, 'Too many requests'), 'Too many requests'],
])('a title has nothing of what was sent: %s', (problem, title) => {
  expect(titleOf(problem, updateUser)).toBe(title)
})

test('a stop writes what is left, and a limited request is noted', async () => {
  const { url, stop, owner } = await service({ settings: { PURSER_RATE_LIMIT: '1' } })
  const call = callerOf(url, clients.first)
  for (let count = 0; count < 6; count++) await call('reports/getCompanies', {})
  await stop()
  const { rows } = await owner.query(
    'select operation, status, error from request_log order by request_log_id',
  )
  expect(rows).toHaveLength(6)
  expect(rows.at(-1)).toEqual({
    operation: 'reports/getCompanies',
    status: 429,
    error: 'Too many requests; try again after Retry-After seconds',
  })
})
