import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { OperatorFault } from '../../src/kernel/operator-fault.ts'

/** Where Citus comes from: a git URL, or a folder with its repository; and which of its tags. */
const SOURCE = process.env.CITUS_SOURCE ?? 'https://github.com/citusdata/citus.git'
const TAG = process.env.CITUS_TAG ?? 'v13.2.2'
/** Built once, and kept: the next drill finds it there. */
const HOME = process.env.CITUS_HOME ?? join(tmpdir(), 'purser-citus')

const DEBIAN = { programs: '/usr/lib/postgresql/15', shared: '/usr/share/postgresql/15' }
const NEEDED: Readonly<Record<string, string>> = {
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
  '/usr/include/postgresql/15/server/postgres.h': 'postgresql-server-dev-15',
  '/usr/bin/git': 'git',
  '/usr/bin/make': 'make',
  '/usr/bin/gcc': 'gcc',
  '/usr/include/lz4.h': 'liblz4-dev',
  '/usr/include/zstd.h': 'libzstd-dev',
  '/usr/include/openssl/ssl.h': 'libssl-dev',
  '/usr/include/libxml2': 'libxml2-dev',
  '/usr/include/krb5.h': 'libkrb5-dev',
}

export interface Citus {
  /** The programs of a PostgreSQL that has the extension. */
  readonly bin: string
  readonly tag: string
}

/** PostgreSQL of Debian, copied, with Citus built into the copy: nothing outside of its folder is changed. */
export async function citus(say: (words: string) => void): Promise<Citus> {
  const root = join(HOME, 'root')
  const built = { bin: join(root, DEBIAN.programs, 'bin'), tag: TAG }
  if (existsSync(join(root, DEBIAN.programs, 'lib/citus.so'))) return built

  const missing = Object.entries(NEEDED).filter(([path]) => !existsSync(path))
  if (missing.length > 0) {
    const packages = missing.map(([, name]) => name).join(' ')
    throw new OperatorFault(
      `The drill builds Citus on Debian 12. Install what is missing: apt-get install ${packages}`,
    )
  }
  mkdirSync(HOME, { recursive: true })
  const sources = join(HOME, 'src')
  if (!existsSync(sources)) {
    say(`Citus ${TAG} from ${SOURCE}`)
    await run('git', ['clone', '--quiet', '--branch', TAG, '--depth', '1', SOURCE, sources], HOME)
  }
  say('building it, some minutes')
  for (const [program, ...words] of STEPS) await run(program!, words, sources)
  for (const path of Object.values(DEBIAN))
    cpSync(path, join(root, path), { recursive: true, verbatimSymlinks: true })
  await run('make', ['install', 'with_llvm=no', `DESTDIR=${root}`], sources)
  return built
}

const STEPS: readonly (readonly string[])[] = [
  // PostgreSQL has exported this function since 15.18; the copy of it in Citus must have another name.
  [
    'sed',
    '-i',
    's/^have_createdb_privilege(void)$/own_createdb_privilege(void)/',
    'src/include/pg_version_compat.h',
  ],
  ['./configure', `PG_CONFIG=${DEBIAN.programs}/bin/pg_config`, '--without-libcurl'],
  ['make', '-j2', 'with_llvm=no'],
]

async function run(program: string, words: readonly string[], cwd: string): Promise<void> {
  const ran = promisify(execFile)(program, words, { cwd, maxBuffer: 1 << 28 })
  await ran.catch((error: Error & { stderr?: string }) => {
    const end = (error.stderr ?? '').split('\n').slice(-20).join('\n')
    throw new OperatorFault(`${program} ${words.join(' ')} failed in ${cwd}:\n${end}`, { cause: error })
  })
}
