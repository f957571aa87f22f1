import { appendFileSync } from 'node:fs'
import { afterAll, expect, inject, test } from 'vitest'
import { operations } from '../../src/operations/index.ts'
import { unchanged } from '../../src/operations/unchanged.ts'
import { records } from '../../src/store/audit/records.ts'
import { quietPool, testDatabase } from '../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

const { rows: columns } = await owner.query<{ name: string; column: string; type: string }>(`
  select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and attnum > 0 and not attisdropped
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1, attnum`)
const columnsOf = (table: string) => columns.filter(({ name }) => name === table)

/** Tables whose rows the service changes or deletes without telling it field by field, each with its reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  account: 'resetSandbox gives it another client, which its audit row names',
  ach_file: 'the books: its stages are told by the tasks that hand it over',
  ach_file_day: 'a counter',
  agenda: 'later work: each task has an audit row',
  archive_part: 'bytes of an archive; sent again, a part takes the place of the first',
  audit: 'itself',
  client: 'a clock: `facts` of setClock and advanceClock tell it',
  closed_work: 'later work that stands aside; the row of closeCompany says how much',
  data_key: 'keys, wrapped anew',
  deposit_history: 'what another provider deposited, replaced whole by an import',
  document: 'deleteDocument erases its contents, of which nothing is to be kept',
  external_claim: 'makes a client’s key unique; company tells the key',
  ein_claim: 'makes an EIN unique; kyb_information tells the EIN',
  event: 'numbered, and swept after its time',
  filing_file: 'the files of a filing, replaced whole when it is prepared; the filing is told',
  filing_person: 'the forms in a filing, replaced whole when it is prepared; the filing is told',
  idempotency: 'replies, kept for a day',
  ledger_account:
    'from when on an agency may be owed something; run.open of the checks compares it with the books',
  liability_history: 'the books: sums of what was imported',
  money_unsealed: 'what waits for its seal',
  numbering: 'a counter',
  passkey: 'its counter; the access log tells what its owner does with it',
  passkey_challenge: 'random text, once',
  pay_change: 'a hold on accounts, which are told; whoever confirms or stops it has an audit row for it',
  pay_history: 'the books of another provider, replaced whole by an import',
  paycheck: 'the books: sealed, and only marked as taken back',
  period_removal: 'what was taken out of the data of a period, which is told',
  rate_correction: 'the books: what a late notice changes is a line of a paycheck',
  session: 'the access log tells who came and went',
  sign_in: 'spent once; the access log tells it',
  sign_in_count: 'a counter',
  time_off_line: 'the days of a request, which is told',
  time_off_payout: 'the books of leave',
  transfer: 'the books: sealed, and its status is told by events',
  webhook_delivery: 'its machine; reports/getWebhookDeliveries tells each attempt',
  wrong_secret: 'a counter',
  year_to_date: 'the books: sums of paychecks, checked every night',
}

test('what a migration puts under note_changes is what is named, and counts from a day on where it says so', async () => {
  const { rows } = await owner.query<{ name: string; triggers: string[] }>(`
    select c.relname as name, array_agg(t.tgname::text order by 1) as triggers
    from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname like 'noted_%' group by 1 order by 1`)
  const named = Object.entries(records).map(([name, { since }]) => ({
    name,
    triggers: ['noted_delete', ...(since ? ['noted_insert'] : []), 'noted_update'],
  }))
  expect(rows.map(({ name, triggers }) => ({ name, triggers: triggers.sort() }))).toEqual(
    named.sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
})

test.each(Object.entries(records))(
  '%s names columns that are there, and shows no bytes',
  (table, declared) => {
    const { id, since, fields = {}, hidden = [], sealed = [] } = declared
    const there = columnsOf(table).map(({ column }) => column)
    const named = [id, ...(since ? [since] : []), ...Object.keys(fields), ...hidden, ...sealed]
    expect(named.filter((column) => !there.includes(column))).toEqual([])
    const bytes = columnsOf(table).filter(({ type }) => type === 'bytea')
    expect(bytes.filter(({ column }) => ![...hidden, ...sealed].includes(column))).toEqual([])
  },
)

test('a table whose rows the service may change is told, or is listed with a reason', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
      and (has_any_column_privilege('purser_service', c.oid, 'update') or has_table_privilege('purser_service', c.oid, 'delete'))
    order by 1`)
  const changeable = rows.map(({ name }) => name)
  expect(changeable.filter((name) => !(name in records) && !(name in UNTOLD))).toEqual([])
  expect(Object.keys(UNTOLD).filter((name) => !changeable.includes(name) || name in records)).toEqual([])
})

const writes = operations.filter((operation) => 'run' in operation && operation.verb !== 'GET')

test('whoever changes nothing is a write operation, with a reason', () => {
  const addresses = writes.map(({ address }) => address)
  expect(Object.keys(unchanged).filter((address) => !addresses.includes(address as never))).toEqual([])
})

/** What was changed is known only when every file has run: scripts/test.mjs compares the two lists at the end. */
test('operations that change a record are written down for the end of the run', () => {
  const lines = writes
    .filter(({ address }) => !(address in unchanged))
    .map(({ address }) => `changes ${address}\n`)
  appendFileSync(inject('refusalsFile'), lines.join(''))
  expect(lines.length).toBeGreaterThan(0)
})
