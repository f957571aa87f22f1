import { afterAll, expect, test } from 'vitest'
import { policies } from '../../../src/store/copies/spread.ts'
import { quietPool, testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

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
  // Whose client it is is asked of every role; the table in the metadata keeps what restricts.
  const others = statements.filter((text) => !/ on audit /.test(text))
  expect(others.filter((text) => !text.includes('client_id = current_client()'))).toEqual([])
  expect(statements.filter((text) => /select/i.test(text))).toEqual([])
  expect(statements.filter((text) => / on (event|agenda|session) /.test(text))).toEqual([])

  for (const statement of statements) await owner.query(statement)
  expect(await policies(owner)).toEqual([])
})
