import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { spread } from '../../src/store/copies/tables.ts'
import { ask, bodyAt, reachGround } from '../support/reach.ts'
import { unnamedTables } from '../support/routed.ts'
import { sentStatements } from '../support/sent.ts'

const sent = sentStatements()
const { places, parts, callers } = await reachGround()

const BY_ID = 'found by its id, over all companies of the client'

/** Tables by company that are asked for without one, each with its reason. */
const OVER_ALL: Readonly<Record<string, string>> = {
  business_user: BY_ID,
  comp_class: BY_ID,
  company: 'the client’s list of companies',
  company_location: BY_ID,
  document: BY_ID,
  filing: BY_ID,
  labor_unit: BY_ID,
  pay_item_type: BY_ID,
  pay_schedule: BY_ID,
  time_off_policy: BY_ID,
  time_tracking_policy: BY_ID,
  transfer: BY_ID,
  worker: BY_ID,
}

/** Decision 102: only what names its company goes to one machine. Calls every operation and reads what was sent. */
test('every statement names the company in each of its parts, or is listed with a reason', async () => {
  for (const operation of operations.filter((each) => 'run' in each))
    for (const caller of [callers.key, callers.worker])
      await ask(parts, caller, operation, bodyAt(operation, places.own))
  expect(sent.size).toBeGreaterThan(500)
  // The drill on several machines has each of them planned there.
  if (process.env.PURSER_STATEMENTS_FILE)
    writeFileSync(process.env.PURSER_STATEMENTS_FILE, JSON.stringify([...sent]))
  const tables = new Set([...spread].flatMap(([table, kind]) => (kind === 'by company' ? [table] : [])))
  const unnamed = [...sent].flatMap((text) => unnamedTables(text, tables).map((table) => ({ table, text })))
  expect(unnamed.filter(({ table }) => !(table in OVER_ALL))).toEqual([])
  // Such a statement asks for nothing else: a part without the company cannot be joined with another.
  const joined = unnamed.filter(({ text }) => /\bjoin\b/i.test(text))
  expect(joined.map(({ text }) => text)).toEqual([])
  expect(Object.keys(OVER_ALL).filter((name) => unnamed.every(({ table }) => table !== name))).toEqual([])
})
