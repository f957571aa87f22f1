import { type RawBuilder, sql } from 'kysely'
import type { CertificateKinds, CertificatesHere } from '../../domain/company/certificate-tasks.ts'
import { userMachine } from '../../domain/people/user-status.ts'
import type { Id } from '../../kernel/ids.ts'
import { companiesAsked } from '../database/companies-asked.ts'
import { inForceOn } from '../database/dated.ts'
import type { Tx } from '../database/transaction.ts'
import { valuesOf } from '../database/values.ts'

const inactive = sql.lit(userMachine.state.Inactive)

type OfCompanies<Kinds> = ReadonlyMap<Id<'company'>, Kinds>
type Of<Facts> = Facts & { readonly companyId: Id<'company'> }

/** What certificates anybody gave to these companies, in force or not, and nobody is looked up. */
export async function certificateKinds(
  tx: Tx,
  companyIds: readonly Id<'company'>[],
): Promise<OfCompanies<CertificateKinds>> {
  const companies = companiesAsked(companyIds)
  const asked = sql`company_id = ${companies.asked} and client_id = ${tx.clientId}`
  const arizona = await sql<Of<CertificateKinds['arizona'][number]>>`
    select c.company_id as "companyId", a.value as "arizonaBasisPoints"
    from company c
    join (${valuesOf({ table: 'worker_w4', column: 'az_basis_points', companies })}) a on a.company_id = c.company_id
    where c.${asked}`.execute(tx.db)
  const forms = await sql<Of<CertificateKinds['forms'][number]>>`
    select distinct company_id as "companyId", state, fields from worker_state_w4 where ${asked}`.execute(
    tx.db,
  )
  return byCompany(companyIds, { arizona: arizona.rows, forms: forms.rows })
}

/** Of these kinds those in force today, with everyone who gave one and has not left. */
export async function certificatesHere(
  tx: Tx,
  kinds: OfCompanies<CertificateKinds>,
): Promise<OfCompanies<CertificatesHere>> {
  const arizona = rowsOf(kinds, 'arizona')
  const forms = rowsOf(kinds, 'forms')
  return byCompany([...kinds.keys()], {
    arizona: arizona.length === 0 ? [] : await arizonaHere(tx, arizona),
    forms: forms.length === 0 ? [] : await formsHere(tx, forms),
  })
}

async function arizonaHere(tx: Tx, kinds: readonly Of<CertificateKinds['arizona'][number]>[]) {
  const { rows } = await sql<Of<CertificatesHere['arizona'][number]>>`
    select w.company_id as "companyId", w.az_basis_points as "arizonaBasisPoints", ${GIVERS}
    from unnest(${kinds.map(({ companyId }) => companyId)}::uuid[],
                ${kinds.map(({ arizonaBasisPoints }) => arizonaBasisPoints)}::int[]) as k(company_id, az_basis_points)
    join worker_w4 w on w.company_id = k.company_id and w.az_basis_points = k.az_basis_points
    ${givenHere(tx, sql`(select effective_from from worker_w4 where ${SAME})`)}
    group by 1, 2 order by 2`.execute(tx.db)
  return rows
}

async function formsHere(tx: Tx, kinds: readonly Of<CertificateKinds['forms'][number]>[]) {
  const { rows } = await sql<Of<CertificatesHere['forms'][number]>>`
    select w.company_id as "companyId", w.state, w.fields, ${GIVERS}
    from unnest(${kinds.map(({ companyId }) => companyId)}::uuid[], ${kinds.map(({ state }) => state)}::text[],
                ${kinds.map(({ fields }) => JSON.stringify(fields))}::jsonb[]) as k(company_id, state, fields)
    join worker_state_w4 w on w.company_id = k.company_id and w.state = k.state and w.fields = k.fields
    ${givenHere(tx, sql`(select effective_from from worker_state_w4 where ${SAME} and state = w.state)`)}
    group by 1, 2, 3 order by 2, 4`.execute(tx.db)
  return rows
}

const GIVERS = sql`min(h.first_name || ' ' || h.last_name) as name, count(*)::int as people`
const SAME = sql`company_id = w.company_id and user_id = w.user_id`

/** Certificate `w` is the one in force among `all` of that worker. */
const givenHere = (tx: Tx, all: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    join worker h on h.company_id = w.company_id and h.user_id = w.user_id and h.worker_type = 'W2' and h.status <> ${inactive}
    where w.client_id = ${tx.clientId} and w.effective_from = (
      select effective_from from ${all} a
      order by ${inForceOn(tx.today)} limit 1)`

const rowsOf = <Name extends keyof CertificateKinds>(
  kinds: OfCompanies<CertificateKinds>,
  name: Name,
): readonly Of<CertificateKinds[Name][number]>[] =>
  [...kinds].flatMap(([companyId, own]) => own[name].map((kind) => ({ ...kind, companyId })))

const byCompany = <Arizona, Form>(
  companyIds: readonly Id<'company'>[],
  { arizona, forms }: { readonly arizona: readonly Of<Arizona>[]; readonly forms: readonly Of<Form>[] },
) =>
  new Map(
    companyIds.map((companyId) => [
      companyId,
      {
        arizona: arizona.filter((row) => row.companyId === companyId),
        forms: forms.filter((row) => row.companyId === companyId),
      },
    ]),
  )
