import { afterAll, expect, test } from 'vitest'
import { policies, walls } from '../../../src/store/copies/spread.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())
const ID = '01a11e2e-0000-7000-8000-000000000000'

test('what is spread has policies that say all of their role, without a query; once', async () => {
  const statements = await policies(owner)
  const ofCompany = statements.filter((text) => / on company /.test(text))
  const OWN = '(client_id = current_client()) AND (company_id = current_company())'
  expect(ofCompany).toEqual([
    'alter policy of_companies on company using (((client_id = current_client()) AND (company_id = ANY (current_companies()::uuid[]))))',
    `alter policy of_company on company using ((${OWN}))`,
    'alter policy of_worker on company using (((client_id = current_client()) AND ((company_id = current_company()) AND true)))',
    `alter policy tenant on company using (((client_id = current_client()) AND (CURRENT_USER = 'purser_service'::name)))`,
    `alter policy worker_changes on company using ((${OWN})) with check (false)`,
  ])
  // What restricts everyone shows nobody more, where Citus makes it permissive.
  expect(statements.filter((text) => text.includes('not_begun'))).toEqual([
    `alter policy not_begun on worker using (((client_id = current_client()) AND (CURRENT_USER = 'purser_service'::name) AND ` +
      `(status = ANY (ARRAY['Add Wage'::text, 'Invite Sent'::text]))))`,
  ])
  // Whose client it is is asked of every role; the table in the metadata keeps what restricts.
  const others = statements.filter((text) => !/ on audit /.test(text))
  expect(others.filter((text) => !text.includes('client_id = current_client()'))).toEqual([])
  expect(statements.filter((text) => /select/i.test(text))).toEqual([])
  expect(statements.filter((text) => / on (event|agenda|session) /.test(text))).toEqual([])

  for (const statement of statements) await owner.query(statement)
  expect(await policies(owner)).toEqual([])
  expect(await walls(owner)).toEqual([
    `select run_command_on_placements('worker', $part$drop policy not_begun on %s$part$)`,
    `select run_command_on_placements('worker', $part$create policy not_begun on %s as restrictive for delete ` +
      `using ((status = ANY (ARRAY['Add Wage'::text, 'Invite Sent'::text])))$part$)`,
  ])
})

test('what a fact follows is looked up in the part that the trigger is on', async () => {
  const fact = (day: string) =>
    `insert into worker_schedule_102008 (company_id, client_id, user_id, effective_from) values ('${ID}', '${ID}', '${ID}', '${day}')`
  const { rows } = (
    (await owner.query(`
      begin;
      create table worker_schedule_102008 (like worker_schedule);
      create trigger noted_insert after insert on worker_schedule_102008 referencing new table as latter
        for each statement execute function note_successor_of_worker_schedule();
      ${fact('2026-01-01')};
      ${fact('2026-07-01')};
      select current_setting('purser.changes') as noted;
      rollback`)) as unknown as readonly { readonly rows: readonly { readonly noted: string }[] }[]
  ).at(-2)!
  const { table, before, after } = JSON.parse(rows[0]!.noted)
  expect([table, before.effective_from, after.effective_from]).toEqual([
    'worker_schedule_102008',
    '2026-01-01',
    '2026-07-01',
  ])
})
