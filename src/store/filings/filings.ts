import { type RawBuilder, sql } from 'kysely'
import { canonical } from '../../domain/filings/digest.ts'
import { type FilingFacts, type FilingState, filingMachine } from '../../domain/filings/filing.ts'
import { revive } from '../../domain/pay/stored-input.ts'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { ownerOf } from '../database/lookup.ts'
import type { Tx } from '../database/transaction.ts'

const fields = sql`
  filing_id as "filingId", company_id as "companyId", form, jurisdiction, period_begin as "periodBegin",
  period_end as "periodEnd", sequence, amends_id as "amendsId", status, due_date as "dueDate", edition, confidence,
  figures, digest, blockers, notes, explanation, entered, channel, submission_id as "submissionId", attempts, receipt,
  rejections, mend, prepared_at as "preparedAt", approved_by as "approvedBy", submitted_at as "submittedAt",
  decided_at as "decidedAt"`

interface Wanted {
  readonly companyIds?: readonly Id<'company'>[]
  readonly ids?: readonly string[]
  /** Due in a range of days. */
  readonly from?: Day
  readonly to?: Day
}

/** In the order in which they are due. */
export async function filingsWhere(tx: Tx, wanted: Wanted): Promise<readonly FilingFacts[]> {
  const { companyIds, ids, from, to } = wanted
  return found(
    tx,
    sql`client_id = ${tx.clientId}
      ${companyIds ? sql`and company_id = any(${[...companyIds]}::uuid[])` : sql``}
      ${ids ? sql`and filing_id = any(${[...ids]}::uuid[])` : sql``}
      ${from ? sql`and due_date >= ${from}` : sql``} ${to ? sql`and due_date <= ${to}` : sql``}
      order by due_date, jurisdiction, form, sequence, filing_id`,
  )
}

/** Locked: whoever moves it is the only one. */
export async function lockFiling(tx: Tx, filingId: string): Promise<FilingFacts | undefined> {
  const companyId = await ownerOf(tx, { table: 'filing', column: 'filing_id' }, filingId)
  if (!companyId) return undefined
  const [filing] = await found(
    tx,
    sql`company_id = ${companyId} and filing_id = ${filingId} and client_id = ${tx.clientId} for no key update`,
  )
  return filing
}

interface Period {
  readonly companyId: Id<'company'>
  readonly form: string
  readonly jurisdiction: string
  readonly periodBegin: Day
}

/** The original and its amendments, the last one last. */
export async function filingsOf(tx: Tx, period: Period): Promise<readonly FilingFacts[]> {
  const { companyId, form, jurisdiction, periodBegin } = period
  return found(
    tx,
    sql`company_id = ${companyId} and client_id = ${tx.clientId} and form = ${form}
      and jurisdiction = ${jurisdiction} and period_begin = ${periodBegin} order by sequence`,
  )
}

/**
 * Accepted and amended by none, and a paycheck of its days was voided since it was prepared: it may say too much. A report
 * of wages counts what was paid before in its year, against the base.
 */
export const voidedSince = (tx: Tx, companyIds: readonly Id<'company'>[]): Promise<readonly FilingFacts[]> =>
  found(
    tx,
    sql`company_id = any(${[...companyIds]}::uuid[]) and client_id = ${tx.clientId}
      and status = ${filingMachine.state.accepted}
      and exists (select from paycheck p where p.company_id = filing.company_id and p.voided_at > filing.prepared_at
                  and p.pay_date between case when filing.form = 'wageReport' then date_trunc('year', filing.period_begin)::date
                                         else filing.period_begin end and filing.period_end)
      and not exists (select from filing l where l.company_id = filing.company_id and l.form = filing.form
                      and l.jurisdiction = filing.jurisdiction and l.period_begin = filing.period_begin
                      and l.sequence > filing.sequence)
      order by due_date, jurisdiction, form, filing_id`,
  )

async function found(tx: Tx, which: RawBuilder<unknown>): Promise<readonly FilingFacts[]> {
  const { rows } = await sql<FilingFacts>`select ${fields} from filing where ${which}`.execute(tx.db)
  return rows.map((row) => revive(row) as FilingFacts)
}

export type Prepared = Pick<
  FilingFacts,
  | 'companyId'
  | 'form'
  | 'jurisdiction'
  | 'periodBegin'
  | 'periodEnd'
  | 'sequence'
  | 'amendsId'
  | 'dueDate'
  | 'edition'
  | 'confidence'
  | 'figures'
  | 'digest'
  | 'blockers'
  | 'notes'
  | 'explanation'
  | 'entered'
>

export async function insertFiling(tx: Tx, prepared: Prepared, status: FilingState): Promise<Id<'filing'>> {
  const filingId = newId<'filing'>()
  await sql`
    insert into filing (company_id, client_id, filing_id, form, jurisdiction, period_begin, period_end, sequence, amends_id,
                        status, due_date, edition, confidence, figures, digest, blockers, notes, explanation, entered, prepared_at)
    values (${prepared.companyId}, ${tx.clientId}, ${filingId}, ${prepared.form}, ${prepared.jurisdiction},
            ${prepared.periodBegin}, ${prepared.periodEnd}, ${prepared.sequence}, ${prepared.amendsId}, ${status},
            ${prepared.dueDate}, ${prepared.edition}, ${prepared.confidence}, ${canonical(prepared.figures)}::jsonb,
            ${prepared.digest}, ${[...prepared.blockers]}::text[], ${[...prepared.notes]}::text[], ${prepared.explanation},
            ${canonical(prepared.entered)}::jsonb, ${isoInstant(tx.now)})`.execute(tx.db)
  return filingId
}

/** Computed again: what was approved is not any more. */
export async function replaceFiling(
  tx: Tx,
  filing: Pick<FilingFacts, 'companyId' | 'filingId'>,
  prepared: Prepared,
  status: FilingState,
): Promise<void> {
  await sql`
    update filing set status = ${status}, due_date = ${prepared.dueDate}, edition = ${prepared.edition},
      confidence = ${prepared.confidence}, figures = ${canonical(prepared.figures)}::jsonb, digest = ${prepared.digest},
      blockers = ${[...prepared.blockers]}::text[], notes = ${[...prepared.notes]}::text[],
      entered = ${canonical(prepared.entered)}::jsonb, prepared_at = ${isoInstant(tx.now)}, approved_by = null,
      approved_at = null, submission_id = null, channel = null
    where company_id = ${filing.companyId} and filing_id = ${filing.filingId} and client_id = ${tx.clientId}`.execute(
    tx.db,
  )
}

type Moved = Partial<Pick<FilingFacts, 'channel' | 'submissionId' | 'receipt' | 'approvedBy' | 'rejections'>>

/** Moves a filing on, with what is known at that moment. */
export async function moveFiling(
  tx: Tx,
  { companyId, filingId }: Pick<FilingFacts, 'companyId' | 'filingId'>,
  status: FilingState,
  moved: Moved = {},
): Promise<void> {
  const { channel, submissionId, receipt, approvedBy, rejections } = moved
  const now = isoInstant(tx.now)
  const { approved, submitted, accepted, rejected } = filingMachine.state
  const ended: readonly FilingState[] = [accepted, rejected]
  await sql`
    update filing set status = ${status}
      ${channel === undefined ? sql`` : sql`, channel = ${channel}`}
      ${submissionId === undefined ? sql`` : sql`, submission_id = ${submissionId}`}
      ${receipt === undefined ? sql`` : sql`, receipt = ${receipt}`}
      ${approvedBy === undefined ? sql`` : sql`, approved_by = ${approvedBy}`}
      ${rejections === undefined ? sql`` : sql`, rejections = ${JSON.stringify(rejections)}::jsonb`}
      ${status === approved ? sql`, approved_at = ${now}` : sql``}
      ${status === submitted ? sql`, submitted_at = ${now}, attempts = attempts + 1` : sql``}
      ${ended.includes(status) ? sql`, decided_at = ${now}` : sql``}
    where company_id = ${companyId} and filing_id = ${filingId} and client_id = ${tx.clientId}`.execute(tx.db)
}

/** What keeps the files of a filing from being handed over. */
export async function setMend(
  tx: Tx,
  { companyId, filingId }: Pick<FilingFacts, 'companyId' | 'filingId'>,
  mend: FilingFacts['mend'],
): Promise<void> {
  await sql`update filing set mend = ${JSON.stringify(mend)}::jsonb
    where company_id = ${companyId} and filing_id = ${filingId} and client_id = ${tx.clientId}`.execute(tx.db)
}
