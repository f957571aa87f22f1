import { createHash } from 'node:crypto'
import type pg from 'pg'
import { newId } from '../../src/kernel/ids.ts'
import { Secret } from '../../src/kernel/secret.ts'
import { operations } from '../../src/operations/index.ts'
import { archiveKeys, frameBytes, headerBytes, newSalt } from '../../src/store/copies/archive.ts'
import { lastMigration } from '../../src/store/database/migrations.ts'
import { idsIn } from '../../src/wire/fields/body-fields.ts'
import { exampleOf } from '../../src/wire/fields/example.ts'
import { type Noun, nouns } from '../../src/wire/fields/nouns.ts'
import type { Caller } from './caller.ts'
import type { TestService } from './service.ts'

type Ok = Pick<TestService, 'ok'>

export const PASSPHRASE = 'three geese crossed Mill Street'

/** The file that exportCompany makes, as somebody takes it away. */
export async function taken({ ok }: Ok, companyId: string, passphrase = PASSPHRASE): Promise<Buffer> {
  const { archive } = await ok('adminPortal/exportCompany', { companyId, passphrase })
  const parts: Buffer[] = []
  for (let part = 1; part <= archive.parts; part++) {
    const { fileBase64 } = await ok('reports/getArchivePart', {
      companyId,
      archiveId: archive.archiveId,
      part,
    })
    parts.push(Buffer.from(fileBase64, 'base64'))
  }
  return Buffer.concat(parts)
}

/** Sends a file in so many pieces; answers the id under which it lies. */
export async function sent({ ok }: Ok, file: Buffer, pieces = 3): Promise<string> {
  const size = Math.ceil(file.length / pieces)
  let archiveId: string | undefined
  for (let part = 1; (part - 1) * size < file.length; part++) {
    const fileBase64 = file.subarray((part - 1) * size, part * size).toString('base64')
    const { archive } = await ok('operator/addArchivePart', { archiveId, part, fileBase64 })
    archiveId = archive.archiveId
  }
  return archiveId!
}

export const brought = async (service: Ok, file: Buffer, passphrase = PASSPHRASE) => ({
  archiveId: await sent(service, file),
  passphrase,
})

export const line = (table: string, row: object) =>
  `{"table":"${table}","secrets":{},"row":${JSON.stringify(row)}}`

/** An archive that says of itself what a test wants, under the right passphrase. */
export async function forged(over: object, lines: readonly string[] = []): Promise<Buffer> {
  const salt = newSalt()
  const keys = await archiveKeys(new Secret(PASSPHRASE), salt)
  const frame = frameBytes(keys, salt, 0, lines)
  const header = headerBytes(keys, {
    schema: await lastMigration(),
    environment: 'sandbox',
    companyId: newId(),
    companyName: 'Forged',
    madeAt: '2026-01-01T00:00:00.000Z',
    isClosed: true,
    tables: {},
    frames: 1,
    digest: createHash('sha256').update(frame).digest('hex'),
    salt,
    ...over,
  })
  return Buffer.concat([header, frame])
}

/** Reports that tell of the client or of the moment, not of the company. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'reports/getArchivePart': 'archives are not put into archives',
  'reports/getEvents': 'events are told to the old client',
  'reports/getAuditLog': 'it goes on at the new place',
  'reports/getClientSummary': 'of the whole client',
  'reports/getCompanies': 'of the whole client',
  'reports/searchCompanies': 'of the whole client',
  'reports/getOpenTasks': 'of the whole client',
}

/** Every read that names a record, with these ids, where it answers: its text. */
export async function answersAt(
  call: Caller,
  ids: ReadonlyMap<Noun, string>,
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const reads = operations.filter(
    ({ verb, address }) =>
      verb === 'GET' && /^(reports|benefits|payroll|adminPortal)\//.test(address) && !(address in ELSEWHERE),
  )
  for (const operation of reads) {
    const body = exampleOf(operation.body, (noun) => ids.get(noun) ?? newId()) as Record<string, unknown>
    if (idsIn(operation.body, body).length === 0) continue
    const range = Object.entries({ from: '2026-01-01', to: '2027-12-31', year: 2026, cursor: undefined })
    const asked = { ...body, ...Object.fromEntries(range.filter(([key]) => key in body)) }
    const { status, text } = await call(operation.address, asked)
    // That it was closed is told of the old place only.
    if (status === 200) found.set(operation.address, text.replace(/"closedAt":"[^"]+"/, '"closedAt":null'))
  }
  return found
}

/** One id of each noun of a company. */
export async function idsOfCompany(owner: pg.Pool, companyId: string): Promise<Map<Noun, string>> {
  const ids = new Map<Noun, string>()
  for (const [noun, { table, column }] of Object.entries(nouns)) {
    const { rows } = await owner.query(
      `select ${column} as id from ${table} t where to_jsonb(t)->>'company_id' = $1 order by 1 limit 1`,
      [companyId],
    )
    if (rows[0]) ids.set(noun as Noun, rows[0].id)
  }
  return ids
}
