import type { TestService } from './service.ts'

/** The file of a kind, as if the process that handed it over had ended before it recorded that. */
export async function unrecorded({ owner }: Pick<TestService, 'owner'>, kind: string) {
  const { rows } = await owner.query(
    `update ach_file set handed_over_at = null, confirmed_at = null where kind = $1
     returning ach_file_id, client_id, company_id, run_id, file_name, effective_date as through`,
    [kind],
  )
  const {
    ach_file_id: achFileId,
    client_id: clientId,
    company_id: companyId,
    file_name: fileName,
    ...file
  } = rows[0]
  const payload = { companyId, runId: file.run_id, kind, through: file.through }
  await owner.query(
    `insert into agenda (agenda_id, client_id, company_id, task, key, payload, due_at, wake_at)
     select gen_random_uuid(), $1, $2, 'handOverFile', 'again', $3, now(), now()`,
    [clientId, companyId, payload],
  )
  const isRecorded = async (): Promise<boolean> =>
    (
      await owner.query('select from ach_file where ach_file_id = $1 and handed_over_at is not null', [
        achFileId,
      ])
    ).rowCount === 1
  return { achFileId: achFileId as string, fileName: fileName as string, isRecorded }
}
