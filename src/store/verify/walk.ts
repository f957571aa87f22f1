import type pg from 'pg'
import { LOWEST_ID } from '../../kernel/ids.ts'
import type { Finding, SliceKind, VerifyCheck } from './check.ts'
import { rowChecks } from './row-checks.ts'
import { runChecks } from './run-checks.ts'
import { sealChecks, verifySeals } from './seals.ts'
import { HIGHEST, inSnapshot, type Rows } from './snapshot.ts'
import { yearCheck, yearFindings, yearQuestions } from './years.ts'

/** Every check that is a statement. */
export const checks: readonly VerifyCheck[] = [...runChecks, ...rowChecks, ...sealChecks]

/** The slices of a company, in order; each goes on by ids. */
const ORDER = ['company', 'run', 'workers', 'transfers', 'seals'] as const

/** Measured to stay far below a second and a few megabytes, whatever the company has; years are summed on our thread. */
const SIZES = { workers: 50, transfers: 5000 } as const

/** Where a walk stands: the next slice of a company begins after an id. */
export interface WalkPlace {
  readonly companyId: string
  readonly slice: SliceKind | 'seals'
  /** Of seals their position, of all else an id. */
  readonly after: string
}

export interface Walked {
  readonly findings: readonly Finding[]
  /** Where to go on; undefined when the company is done. */
  readonly next: WalkPlace | undefined
}

/** Ids that were made before this one are left out, of runs and transfers. */
export interface WalkOptions {
  readonly since?: string
  /** Seals money; without it the seals themselves are believed. */
  readonly key?: Buffer
}

export const startOf = (companyId: string, slice: WalkPlace['slice'] = ORDER[0]): WalkPlace => ({
  companyId,
  slice,
  after: slice === 'seals' ? '0' : LOWEST_ID,
})

/** One slice: reads it in one snapshot, and says what it found and where the next begins. As owner: it knows no client. */
export async function walkSlice(
  owner: pg.Pool,
  place: WalkPlace,
  options: WalkOptions = {},
): Promise<Walked> {
  if (place.slice === 'seals') return walkSeals(owner, place, options)
  const { companyId, slice } = place
  const after = later(place, options)
  const upTo = await endOfSlice(owner, { ...place, after })
  if (upTo === undefined) return { findings: [], next: nextKind(place) }
  const ids =
    slice === 'company' ? [companyId] : slice === 'run' ? [companyId, upTo] : [companyId, after, upTo]
  const own = checks.filter((check) => check.slice === slice)
  const years = slice === 'workers' ? yearQuestions(ids) : []
  const [client, ...rows] = await inSnapshot(owner, [
    { sql: 'select client_id from company where company_id = $1', ids: [companyId] },
    ...own.map(({ sql }) => ({ sql, ids })),
    ...years,
  ])
  const clientId = client![0]?.client_id ?? null
  const named = (check: Pick<VerifyCheck, 'name' | 'act'>, broken: Rows): readonly Finding[] =>
    broken.map(({ recordId, expected, found }) => ({
      ...{ check: check.name, clientId, companyId },
      ...{ recordId: String(recordId), expected: String(expected), found: String(found), act: check.act },
    }))
  const findings = own.flatMap((check, at) => named(check, rows[at]!))
  if (years.length > 0) findings.push(...named(yearCheck, yearFindings(rows.slice(own.length))))
  const isLast = slice === 'company' || upTo === HIGHEST
  return { findings, next: isLast ? nextKind(place) : { ...place, after: upTo } }
}

async function walkSeals(owner: pg.Pool, place: WalkPlace, { key }: WalkOptions): Promise<Walked> {
  if (key === undefined) return { findings: [], next: undefined }
  const after = BigInt(place.after)
  const { findings, next } = await verifySeals(owner, key, { companyId: place.companyId, after })
  return { findings, next: next === undefined ? undefined : { ...place, after: String(next) } }
}

/** All of a company, slice by slice. */
export async function* walkCompany(
  owner: pg.Pool,
  companyId: string,
  options: WalkOptions = {},
): AsyncGenerator<readonly Finding[]> {
  for (let place: WalkPlace | undefined = startOf(companyId); place; ) {
    const { findings, next }: Walked = await walkSlice(owner, place, options)
    yield findings
    place = next
  }
}

/** Companies after one, in order of id; also those that only rows of others name. */
export async function companiesAfter(
  owner: pg.Pool,
  after = LOWEST_ID,
  size = 500,
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ company_id: string }>(
    'select company_id from company where company_id > $1 order by company_id limit $2',
    [after, size],
  )
  return rows.map(({ company_id: companyId }) => companyId)
}

function nextKind({ companyId, slice }: WalkPlace): WalkPlace | undefined {
  const kind = ORDER[ORDER.indexOf(slice) + 1]
  return kind && startOf(companyId, kind)
}

const later = ({ slice, after }: WalkPlace, { since = LOWEST_ID }: WalkOptions): string =>
  (slice === 'run' || slice === 'transfers') && since > after ? since : after

/** The id that a slice ends with; a run is a slice of its own. The last range is open: it holds rows of nobody, too. */
async function endOfSlice(
  owner: pg.Pool,
  { companyId, slice, after }: WalkPlace,
): Promise<string | undefined> {
  if (slice === 'company' || slice === 'seals') return HIGHEST
  const [sql, values] = ENDS[slice]
  const { rows } = await owner.query<{ id: string }>(sql, [companyId, after, ...values])
  return rows[0]?.id ?? (slice === 'run' ? undefined : HIGHEST)
}

const ENDS = {
  run: ['select run_id as id from payroll_run where company_id = $1 and run_id > $2 order by 1 limit 1', []],
  workers: [
    'select user_id as id from worker where company_id = $1 and user_id > $2 order by 1 offset $3 limit 1',
    [SIZES.workers],
  ],
  transfers: [
    'select transfer_id as id from transfer where company_id = $1 and transfer_id > $2 order by 1 offset $3 limit 1',
    [SIZES.transfers],
  ],
} as const
