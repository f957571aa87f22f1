import { sql } from 'kysely'
import type { CorrectedBox } from '../../domain/filings/correction.ts'
import { canonical } from '../../domain/filings/digest.ts'
import { type FilingFacts, filingMachine } from '../../domain/filings/filing.ts'
import type { PersonForm } from '../../domain/filings/w2.ts'
import { revive } from '../../domain/pay/stored-input.ts'
import { type Day, type Instant, isoInstant, yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { home } from '../database/home.ts'
import type { Tx } from '../database/transaction.ts'

/** One person's form; of a correction also the boxes that changed. */
export interface StoredForm extends PersonForm {
  readonly corrections?: readonly CorrectedBox[]
}

/** Of one filing, whatever was there before. */
export async function replaceForms(
  tx: Tx,
  filing: Pick<FilingFacts, 'companyId' | 'filingId' | 'form' | 'periodEnd' | 'sequence'>,
  forms: readonly StoredForm[],
): Promise<void> {
  const { companyId, filingId, form, periodEnd, sequence } = filing
  await sql`delete from filing_person where company_id = ${companyId} and filing_id = ${filingId}`.execute(
    tx.db,
  )
  if (forms.length === 0) return
  await sql`
    insert into filing_person (company_id, client_id, filing_id, user_id, form, year, sequence, figures)
    select home.company_id, ${tx.clientId}, ${filingId}, f.user_id, ${form}, ${yearOf(periodEnd)}, ${sequence}, f.figures::jsonb
    from ${home(companyId)} cross join unnest(${forms.map(({ userId }) => userId)}::uuid[], ${forms.map(canonical)}::text[]) as f(user_id, figures)`.execute(
    tx.db,
  )
}

/** From now on their people may see them. */
export async function furnish(
  tx: Tx,
  { companyId, filingId }: Pick<FilingFacts, 'companyId' | 'filingId'>,
): Promise<void> {
  await sql`update filing_person set furnished_at = ${isoInstant(tx.now)}
    where company_id = ${companyId} and filing_id = ${filingId} and furnished_at is null`.execute(tx.db)
}

export interface PersonRow {
  readonly filingId: Id<'filing'>
  readonly userId: Id<'user'>
  readonly form: string
  readonly year: number
  readonly sequence: number
  readonly figures: StoredForm
  readonly furnishedAt: Instant | null
}

/** The forms of a year, by person; the original before its corrections. */
export async function formsOfYear(
  tx: Tx,
  asked: {
    readonly companyId: Id<'company'>
    readonly year: number
    readonly userId?: Id<'user'> | undefined
    readonly after?: string
    readonly atMost?: number
  },
): Promise<readonly PersonRow[]> {
  const { companyId, year, userId, after, atMost } = asked
  const { rows } = await sql<PersonRow>`
    select filing_id as "filingId", user_id as "userId", form, year, sequence, figures, furnished_at as "furnishedAt"
    from filing_person where company_id = ${companyId} and client_id = ${tx.clientId} and year = ${year}
      and form in ('W-2', '1099-NEC')
      ${userId ? sql`and user_id = ${userId}` : sql``}
      ${after ? sql`and concat_ws('/', user_id, form, sequence) collate "C" > ${after}` : sql``}
    order by user_id, form collate "C", sequence ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows.map((row) => revive(row) as PersonRow)
}

/** Everyone's form as it was accepted last, up to one filing of its chain of amendments. */
export async function filedForms(tx: Tx, filed: FilingFacts): Promise<readonly StoredForm[]> {
  const { companyId, form, jurisdiction, periodBegin, sequence } = filed
  const { rows } = await sql<{ figures: StoredForm }>`
    select distinct on (p.user_id) p.figures
    from filing f join filing_person p on p.company_id = f.company_id and p.filing_id = f.filing_id
    where f.company_id = ${companyId} and f.client_id = ${tx.clientId} and f.form = ${form}
      and f.jurisdiction = ${jurisdiction} and f.period_begin = ${periodBegin} and f.sequence <= ${sequence}
      and f.status = ${filingMachine.state.accepted}
    order by p.user_id, f.sequence desc`.execute(tx.db)
  return rows.map(({ figures }) => revive(figures) as StoredForm)
}

/** Everyone's form in one filing. */
export async function formsOf(
  tx: Tx,
  { companyId, filingId }: Pick<FilingFacts, 'companyId' | 'filingId'>,
): Promise<readonly StoredForm[]> {
  const { rows } = await sql<{ figures: StoredForm }>`
    select figures from filing_person where company_id = ${companyId} and filing_id = ${filingId}
      and client_id = ${tx.clientId} order by user_id`.execute(tx.db)
  return rows.map(({ figures }) => revive(figures) as StoredForm)
}

/** Those of a filing who agreed to get their forms electronically. */
export async function consentingIn(
  tx: Tx,
  { companyId, filingId }: Pick<FilingFacts, 'companyId' | 'filingId'>,
): Promise<readonly Id<'user'>[]> {
  const { rows } = await sql<{ userId: Id<'user'> }>`
    select p.user_id as "userId" from filing_person p
    join form_consent c on c.company_id = p.company_id and c.user_id = p.user_id and c.is_given
    where p.company_id = ${companyId} and p.filing_id = ${filingId} and p.client_id = ${tx.clientId}
    order by 1`.execute(tx.db)
  return rows.map(({ userId }) => userId)
}

/** Of whom a paycheck of a year was voided, and who is paid no more in it: they have left, or it is over. */
export async function voidedAndPaidNoMore(
  tx: Tx,
  {
    companyId,
    from,
    to,
    today,
  }: { readonly companyId: Id<'company'>; readonly from: Day; readonly to: Day; readonly today: Day },
): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct p.user_id as "userId" from paycheck p
    where p.company_id = ${companyId} and p.client_id = ${tx.clientId} and p.voided_at is not null
      and p.pay_date between ${from} and ${to}
      and (${today} > ${to} or exists (
        select from worker_exit e where e.company_id = ${companyId} and e.client_id = ${tx.clientId}
          and e.user_id = p.user_id and e.ended_at is null and e.exit_date < ${today}))
    order by 1`.execute(tx.db)
  return rows.map(({ userId }) => userId)
}
