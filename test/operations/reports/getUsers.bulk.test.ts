import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { newcomers } from '../adminPortal/newcomers.ts'

// Without the check of every reply against its declaration, as the service runs.
const sandbox = await service({ overrides: { checkReplies: false } })
const { ok, owner } = sandbox
const { newCompany } = people(sandbox)

test('a company of 10,000 is listed whole', async () => {
  const companyId = await newCompany()
  for (let batch = 0; batch < 10; batch++) {
    await ok('adminPortal/addUsers', { companyId, users: newcomers(1000, { userReferenceId: '' }) })
  }
  await owner.query(
    `insert into worker_wage (company_id, client_id, user_id, effective_from, user_wage_id, wage_rate, wage_basis,
       standard_working_hours, payment_method, employee_type, employment_status, ref_tax_exempt)
     select company_id, client_id, user_id, date_of_join, user_id, 250000, 'Per Month', 4000, 'Direct Deposit', '', '', ''
     from worker where company_id = $1`,
    [companyId],
  )
  await owner.query(
    `insert into worker_address (company_id, client_id, user_id, kind, effective_from, address1, city, state, zipcode)
     select company_id, client_id, user_id, 'home', date_of_join, '1 Elm Street', 'Atlanta', 'GA', '30303'
     from worker where company_id = $1`,
    [companyId],
  )
  const { users } = await ok('reports/getUsers', { companyId })
  expect(users).toHaveLength(10_000)
})
