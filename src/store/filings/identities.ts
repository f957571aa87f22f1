import { sql } from 'kysely'
import { type FilingFacts, filingMachine } from '../../domain/filings/filing.ts'
import { type FiledIdentity, identityOf } from '../../domain/layouts/identity.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Work } from '../database/work.ts'

type Filing = Pick<FilingFacts, 'companyId' | 'filingId'>

/** Under which name and number each form of a filing goes out; sealed, in one statement. */
export async function keepIdentities(
  work: Work,
  { companyId, filingId }: Filing,
  people: ReadonlyMap<string, Parameters<typeof identityOf>[0]>,
): Promise<void> {
  if (people.size === 0) return
  const vault = await work.vault(companyId)
  const sealed = [...people].map(([userId, person]) =>
    vault.seal(COLUMN, rowId(filingId, userId), new Secret(JSON.stringify(identityOf(person)))),
  )
  await sql`
    update filing_person p set identity = i.identity
    from unnest(${[...people.keys()]}::uuid[], ${sealed}::bytea[]) as i(user_id, identity)
    where p.company_id = ${companyId} and p.filing_id = ${filingId} and p.client_id = ${work.clientId}
      and p.user_id = i.user_id`.execute(work.db)
}

/** Of everyone as it was accepted last, up to one filing of its chain; who was filed before it was kept is not among them. */
export async function filedIdentities(
  work: Work,
  filed: Pick<FilingFacts, 'companyId' | 'form' | 'jurisdiction' | 'periodBegin' | 'sequence'>,
): Promise<ReadonlyMap<string, FiledIdentity>> {
  const { companyId, form, jurisdiction, periodBegin, sequence } = filed
  const { rows } = await sql<{ filingId: string; userId: string; identity: Buffer | null }>`
    select distinct on (p.user_id) p.filing_id as "filingId", p.user_id as "userId", p.identity
    from filing f join filing_person p on p.company_id = f.company_id and p.filing_id = f.filing_id
    where f.company_id = ${companyId} and f.client_id = ${work.clientId} and f.form = ${form}
      and f.jurisdiction = ${jurisdiction} and f.period_begin = ${periodBegin} and f.sequence <= ${sequence}
      and f.status = ${filingMachine.state.accepted}
    order by p.user_id, f.sequence desc`.execute(work.db)
  const vault = await work.vault(companyId)
  return new Map(
    rows.flatMap(({ filingId, userId, identity }) =>
      identity === null
        ? []
        : [
            [
              userId,
              JSON.parse(vault.open(COLUMN, rowId(filingId, userId), identity).reveal()) as FiledIdentity,
            ],
          ],
    ),
  )
}

const COLUMN = 'filing_person.identity'
const rowId = (filingId: string, userId: string): string => `${filingId}/${userId}`
