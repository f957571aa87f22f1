import type { SharedService } from '../../support/shared.ts'

/** Work of the calling client that failed at its last attempt. */
export async function park({ ok, owner }: Pick<SharedService, 'ok' | 'owner'>): Promise<string> {
  const { companyId } = (await ok('sandbox/seedDemoCompany', { employees: 1 })).company
  const { rows } = await owner.query(
    `insert into agenda (agenda_id, client_id, company_id, task, key, due_at, wake_at, attempts, parked_at, last_error)
     select gen_random_uuid(), client_id, company_id, 'sendLetter', gen_random_uuid()::text, now(), now(), 9, now(),
            'no such host'
     from company where company_id = $1 returning agenda_id`,
    [companyId],
  )
  return rows[0].agenda_id
}
