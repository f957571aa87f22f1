import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileHeader } from '../../src/domain/money/ach/records.ts'
import { decode } from '../../src/kernel/layout.ts'
import { bankAway } from '../support/inbox.ts'
import { payday } from '../support/payday.ts'
import { dataDirectory, service } from '../support/service.ts'

const { ok, stranger, owner } = await service()
const asStranger: typeof ok = async (...args) => (await stranger(...args)).body
const travel = async (to: string) => {
  for (const ask of [ok, asStranger]) await ask('sandbox/setClock', { to })
}

await travel('2026-06-01T15:00:00Z')
const [one, two, other] = [
  await payday({ ok }, 1),
  await payday({ ok }, 1),
  await payday({ ok: asStranger }, 1),
]

/** What the bank was handed, in the order in which it was begun: kind of file, day and modifier of its header. */
async function handedOver(): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string; kind: string }>(
    `select file_name as name, kind from ach_file where handed_over_at is not null
     order by created_at, ach_file_id`,
  )
  return rows.map(({ name, kind }) => {
    const text = readFileSync(join(dataDirectory, 'bank', 'outbox', name), 'latin1')
    const { date, modifier } = decode(fileHeader, text.slice(0, 94))
    return `${kind} ${date} ${modifier}`
  })
}

test('files of one day in New York differ, whoever pays with them', async () => {
  await one.initiate()
  await travel('2026-06-02T03:30:00Z') // half past eleven in the evening of the first
  await two.initiate()
  await other.initiate()
  await travel('2026-06-02T04:30:00Z') // and half past twelve
  await two.initiate(two.second.payPeriodId)
  await travel('2026-06-02T15:00:00Z')
  // Two clients begin at once, and whoever comes second waits for the letter of the first: its file may be the older one.
  const handed = (await handedOver()).toSorted()
  expect(handed).toEqual(['debit 260601 A', 'debit 260601 B', 'debit 260601 C', 'debit 260602 A'])
})

test('a file that was begun keeps its day and its letter, however late the bank takes it', async () => {
  const begun = async () =>
    (await owner.query('select day_number from ach_file where handed_over_at is null')).rows.map(
      (row) => row.day_number,
    )
  const letIn = bankAway(join(dataDirectory, 'bank'))
  // Both clients at once: whoever comes second waits for the number of the first.
  await Promise.all([ok, asStranger].map((ask) => ask('sandbox/setClock', { to: '2026-06-18T01:00:00Z' })))
  const before = (await handedOver()).length
  expect((await begun()).sort()).toEqual([1, 2, 3])
  letIn()
  await travel('2026-06-18T17:00:00Z')
  expect(await begun()).toEqual([])
  expect((await handedOver()).slice(before).sort()).toEqual([
    'credit 260617 A',
    'credit 260617 B',
    'credit 260617 C',
  ])
})
