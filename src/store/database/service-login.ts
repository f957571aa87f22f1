import { createHash } from 'node:crypto'
import pg from 'pg'
import { OperatorFault } from '../../kernel/operator-fault.ts'
import { scramVerifier } from '../../kernel/scram.ts'
import { GLANCE } from './limits.ts'

/**
 * The address by which the service connects: the database of the owner's address, by a login that may become
 * purser_service and nobody else. Made when it is missing; its password is the same in every process. As owner.
 */
export async function serviceLogin(owner: pg.Pool, ownersAddress: string, secret: Buffer): Promise<string> {
  const { rows } = await owner.query<{ database: string }>('select current_database() as database')
  const name = nameFor(rows[0]!.database)
  const password = secret.toString('base64url')
  const address = withLogin(ownersAddress, { name, password })

  if ((await refusalAt(address)) === undefined) return address
  await makeLogin(owner, name, password)
  const refusal = await refusalAt(address)
  if (refusal) throw new NoServiceLogin(name, refusal)
  return address
}

export class NoServiceLogin extends OperatorFault {
  constructor(name: string, reason: string) {
    super(
      `The service cannot connect by its own login, ${name}: ${reason}.\nLet the owner create roles and let ` +
        `${name} connect with a password (pg_hba.conf), or make a login yourself and give the owner's address as ` +
        'PURSER_OWNER_URL and that of the login as DATABASE_URL; see docs/operations/deployment.md.',
    )
  }
}

/** In the parameters, which win over what stands before the host, and which an address without a host may have too. */
export function withLogin(
  address: string,
  login: { readonly name: string; readonly password: string },
): string {
  const url = new URL(address)
  url.searchParams.set('user', login.name)
  url.searchParams.set('password', login.password)
  return url.href
}

/** Roles belong to the server: each database has a login of its own, whose password is sealed in it. */
const nameFor = (database: string): string => {
  const name = `purser_login_${database}`
  return Buffer.byteLength(name) <= LONGEST ? name : `purser_login_${hash(database)}`
}

/** Bytes of a name in PostgreSQL. */
const LONGEST = 63
const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** Why one cannot connect there; undefined when one can. */
async function refusalAt(address: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: GLANCE.connect * 5 })
  client.on('error', () => {})
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.end().catch(() => {})
  }
}

/** Any number: it only has to be the same in every process, and another than that of migrate.ts. */
const LOCK = 4_105_203

async function makeLogin(owner: pg.Pool, name: string, password: string): Promise<void> {
  const login = pg.escapeIdentifier(name)
  const connection = await owner.connect()
  try {
    await connection.query('begin')
    await connection.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rowCount } = await connection.query('select from pg_roles where rolname = $1', [name])
    if (rowCount === 0) await connection.query(`create role ${login} login noinherit`)
    await connection.query(`alter role ${login} login noinherit password '${scramVerifier(password)}'`)
    await connection.query(
      `grant purser_service, purser_company, purser_companies, purser_worker to ${login}`,
    )
    await connection.query(
      `do $$ begin
         if not has_database_privilege(${pg.escapeLiteral(name)}, current_database(), 'connect') then
           execute format('grant connect on database %I to %I', current_database(), ${pg.escapeLiteral(name)});
         end if; end $$`,
    )
    await connection.query('commit')
  } catch (error) {
    await connection.query('rollback').catch(() => {})
    throw new NoServiceLogin(name, (error as Error).message)
  } finally {
    connection.release()
  }
}
