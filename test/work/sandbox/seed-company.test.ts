import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'

const { ok, owner } = await service()

test('a company whose EIN was drawn before comes again with another', async () => {
  // Of the first two that are written down, another company has the number.
  await owner.query(`
    create sequence drawn;
    create function taken() returns trigger language plpgsql security definer as $$ begin
      if nextval('drawn') < 3 then
        raise unique_violation using constraint = 'ein_claim_pkey', message = 'in use';
      end if;
      return new;
    end $$;
    create trigger taken before insert on ein_claim for each row execute function taken();`)
  const { company } = await ok('sandbox/seedDemoCompany', { employees: 1 })
  expect((await ok('reports/getCompanyTask', { companyId: company.companyId })).tasks).toEqual([])
  const { rows } = await owner.query('select company_id from company')
  expect(rows).toEqual([{ company_id: company.companyId }])
})
