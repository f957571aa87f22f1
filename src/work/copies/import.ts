import { markedText } from '../../domain/audit/mark.ts'
import { type Rule, ruleIdOf } from '../../domain/pay/lines.ts'
import { type Instant, instant } from '../../kernel/dates.ts'
import { asId, type Id, isUuid } from '../../kernel/ids.ts'
import { Secret } from '../../kernel/secret.ts'
import { columnsOfTables, type TableColumns } from '../../store/copies/columns.ts'
import { forgetChanges, insertAgenda, insertDerived, insertRows } from '../../store/copies/write.ts'
import { planAnew } from '../../store/database/discard-plans.ts'
import { constraintOf } from '../../store/database/retry.ts'
import type { Vault } from '../../store/database/vault.ts'
import type { Work } from '../../store/database/work.ts'
import { insertRules } from '../../store/payroll/paychecks.ts'
import type { ArchiveFault, OpenArchive } from './read-archive.ts'

/** What an import has found, or why nothing of it stays; the caller undoes the transaction. */
type Imported =
  | { readonly companyId: Id<'company'>; readonly rows: number }
  | { readonly fault: ArchiveFault }
  | { readonly misfit: string }

/**
 * Writes every row of the archive under this client: ids as they were, secrets sealed under a new key of the company,
 * audit rows marked under the client's. A batch of rows is in memory.
 */
export async function importArchive(work: Work, { header, frames }: OpenArchive): Promise<Imported> {
  if (!isUuid(header.companyId)) return { fault: 'altered' }
  const companyId = asId<'company'>(header.companyId)
  const into = {
    work,
    companyId,
    clients: await work.vault(null),
    columns: await columnsOfTables(work),
  }
  let vault: Vault | undefined
  const counted: Record<string, number> = {}
  for await (const lines of frames()) {
    if (typeof lines === 'string') return { fault: lines }
    for (const { table, rows } of batchesOf(lines)) {
      if (!(table in counted)) await planAnew(work)
      counted[table] = (counted[table] ?? 0) + rows.length
      // The company comes first: whether it is there already is known before it gets a key.
      if (table !== 'company') vault ??= await work.foundVault(companyId)
      const isIn = await written({ ...into, vault: vault ?? into.clients }, table, rows)
      if (!isIn) return { misfit: table }
    }
  }
  if (!isSame(counted, header.tables)) return { fault: 'altered' }
  await insertDerived(work, companyId)
  await forgetChanges(work)
  return { companyId, rows: Object.values(counted).reduce((sum, count) => sum + count, 0) }
}

interface Into {
  readonly work: Work
  readonly companyId: Id<'company'>
  readonly vault: Vault
  /** The client's own. */
  readonly clients: Vault
  readonly columns: ReadonlyMap<string, TableColumns>
}

interface Line {
  /** JSON, as Postgres wrote it. */
  readonly row: string
  readonly secrets: Readonly<Record<string, string>>
}

const LARGEST_BATCH = 1000
const ROW = ',"row":'

/** Lines of one table that follow each other. */
function* batchesOf(lines: readonly string[]): Generator<{ table: string; rows: readonly Line[] }> {
  let [name, rows]: [string, Line[]] = ['', []]
  for (const line of lines) {
    const at = line.indexOf(ROW)
    const { table, secrets } = JSON.parse(`${line.slice(0, at)}}`) as {
      table: string
      secrets: Line['secrets']
    }
    if (rows.length > 0 && (table !== name || rows.length === LARGEST_BATCH)) {
      yield { table: name, rows }
      rows = []
    }
    name = table
    rows.push({ row: line.slice(at + ROW.length, -1), secrets })
  }
  if (rows.length > 0) yield { table: name, rows }
}

/** False where the archive names a table that is none of those that travel, or where its rows do not fit. */
async function written(into: Into, table: string, rows: readonly Line[]): Promise<boolean> {
  const { work, companyId, columns, vault, clients } = into
  try {
    if (table === 'rule') {
      await insertRules(
        work,
        rows.map(({ row }) => ruleOf(row)),
      )
      return true
    }
    const known = columns.get(table)
    if (!known) return false
    if (table === 'agenda')
      await insertAgenda(
        work,
        companyId,
        rows.map(({ row }) => row),
      )
    else if (table === 'audit')
      await insertRows(
        work,
        companyId,
        known,
        rows.map(({ row }) => marked(into, clients, row)),
      )
    else
      await insertRows(
        work,
        companyId,
        known,
        rows.map((line) => resealed(vault, known, line)),
      )
    return true
  } catch (error) {
    if (isMisfit(error)) return false
    throw error
  }
}

/** Claims that another company of the client has are for the caller: the operation declares them. */
function isMisfit(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return /^2[23]/.test(code) && constraintOf(error) !== 'company_pkey'
}

/** Sealed under this company's key, in the row's own JSON: a bytea is written in hex. */
function resealed(vault: Vault, { table, sealed, indexes }: TableColumns, { row, secrets }: Line): string {
  const put: Record<string, string> = {}
  const names = Object.entries(sealed).filter(([column]) => secrets[column] !== undefined)
  if (names.length === 0) return row
  const key = JSON.parse(row) as Record<string, unknown>
  for (const [column, under] of names) {
    const clear = new Secret(secrets[column]!)
    const rowId = under.map((name) => String(key[name])).join('/')
    put[column] = secrets[column] === '' ? '\\x' : hex(vault.seal(`${table}.${column}`, rowId, clear))
    for (const [index, { of, kind }] of Object.entries(indexes)) {
      if (of === column) put[index] = hex(vault.index(kind, clear))
    }
  }
  return spliced(put, row)
}

/** As the client's own rows are marked: the import wrote it, under the time and the name that it had. */
function marked({ work, companyId }: Into, vault: Vault, row: string): string {
  const read = JSON.parse(row) as AuditRow
  const text = markedText({
    clientId: work.clientId,
    auditId: read.audit_id,
    companyId,
    actor: read.actor,
    operation: read.operation,
    requestId: read.request_id,
    subjectIds: read.subject_ids,
    facts: read.facts,
    clientTime: instant(Date.parse(read.client_time)) as Instant,
    actorLabel: read.actor_label,
    changes: read.changes,
  })
  return spliced({ mark: hex(vault.mark('audit', text)) }, row)
}

interface AuditRow {
  readonly audit_id: string
  readonly actor: string
  readonly operation: string
  readonly request_id: string
  readonly subject_ids: readonly string[]
  readonly facts: unknown
  readonly client_time: string
  readonly actor_label: string
  readonly changes: unknown
}

/** Its id is made from its words, so that nobody can give a rule of everybody another meaning. */
function ruleOf(row: string): Rule {
  const { kind, code, name, law, confidence } = JSON.parse(row) as Omit<Rule, 'id'>
  const words = { kind, code, name, law, confidence }
  return { id: ruleIdOf(words), ...words }
}

const hex = (bytes: Buffer): string => `\\x${bytes.toString('hex')}`

const spliced = (put: Readonly<Record<string, string>>, row: string): string =>
  `${JSON.stringify(put).slice(0, -1)},${row.slice(1)}`

const isSame = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, count]) => other[name] === count)
