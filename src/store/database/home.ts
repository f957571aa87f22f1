import { sql } from 'kysely'

/**
 * The company's own row, beside which lists are inserted: a statement whose rows come from a list alone has no company
 * that a database over several machines could send it to (docs/operations/scale.md).
 *
 *     insert into time_card (company_id, …) select home.company_id, … from ${home(companyId)} cross join unnest(…)
 */
export const home = (companyId: string) =>
  sql`(select company_id from company where company_id = ${companyId}) home`
