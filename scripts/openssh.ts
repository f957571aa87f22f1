/**
 * An OpenSSH server for the tests: the system's own, or the package of the distribution, unpacked below node_modules/.cache.
 * Needs no rights: it is not installed. npm test runs this first; a test that finds none says why and is skipped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface OpenSsh {
  readonly sshd: string
  /** For LD_LIBRARY_PATH. */
  readonly libraries: readonly string[]
  /** Where an unpacked server finds its other programs. */
  readonly options: readonly string[]
}

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache', 'openssh')
const unpacked = join(cache, 'root')

export function openSsh(): OpenSsh | { readonly missing: string } {
  const own = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/opt/homebrew/sbin/sshd'].find((path) =>
    existsSync(path),
  )
  if (own) return { sshd: own, libraries: [], options: [] }
  if (!existsSync(unpacked)) {
    const missing = unpack()
    if (missing !== undefined) return { missing }
  }
  return {
    sshd: join(unpacked, 'usr', 'sbin', 'sshd'),
    libraries: librariesBelow(unpacked),
    options: HELPERS.flatMap(([option, program]) => {
      const path = join(unpacked, 'usr', 'lib', 'openssh', program)
      return existsSync(path) ? ['-o', `${option}=${path}`] : []
    }),
  }
}

/** Since 9.8 and 10.0 the server starts these for each connection. */
const HELPERS = [
  ['SshdSessionPath', 'sshd-session'],
  ['SshdAuthPath', 'sshd-auth'],
] as const

/** Answers why not. */
function unpack(): string | undefined {
  if (run('apt-get', ['--version']).status !== 0) return 'no sshd here, and no apt-get to obtain one with'
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, 'new-'))
  try {
    const first = download(scratch, ['openssh-server'])
    if (first !== undefined) return first
    const server = join(scratch, 'root', 'usr', 'sbin', 'sshd')
    const isWhole = () => !/not found/.test(run('ldd', [server], librariesBelow(join(scratch, 'root'))).out)
    const libraries = isWhole() ? [] : missingLibraries()
    const second = libraries.length === 0 ? undefined : download(scratch, libraries)
    if (second !== undefined) return second
    if (!isWhole()) return `the unpacked sshd lacks libraries: ${run('ldd', [server]).out}`
    if (!existsSync(unpacked)) renameSync(join(scratch, 'root'), unpacked)
    return undefined
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** What the package asks for and the system lacks. */
const missingLibraries = (): readonly string[] =>
  [...run('apt-cache', ['depends', 'openssh-server']).out.matchAll(/Depends: (lib[\w.+-]+)/g)]
    .map(([, name]) => name!)
    .filter((name) => !/^Status: .* installed$/m.test(run('dpkg', ['-s', name]).out.trim()))

/** With the lists that are there; without any, with lists of our own, which need no rights either. */
function download(scratch: string, names: readonly string[]): string | undefined {
  const lists = join(cache, 'lists')
  const ours = [
    ...['-o', `Dir::State::lists=${lists}`, '-o', `Dir::Cache=${join(cache, 'apt')}`],
    ...['-o', 'APT::Sandbox::User=root'],
  ]
  const get = (options: readonly string[]) => run('apt-get', [...options, 'download', ...names], [], scratch)
  let got = get(['-o', 'APT::Sandbox::User=root'])
  if (got.status !== 0) {
    for (const path of [join(lists, 'partial'), join(cache, 'apt', 'archives', 'partial')])
      mkdirSync(path, { recursive: true })
    run('apt-get', [...ours, 'update'])
    got = get(ours)
  }
  if (got.status !== 0) return `apt-get download ${names.join(' ')} failed: ${got.out.trim()}`
  for (const name of readdirSync(scratch).filter((found) => found.endsWith('.deb'))) {
    const { status, out } = run('dpkg-deb', ['-x', join(scratch, name), join(scratch, 'root')])
    if (status !== 0) return `dpkg-deb -x ${name} failed: ${out.trim()}`
    rmSync(join(scratch, name))
  }
  return undefined
}

const librariesBelow = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.so(\.|$)/.test(name))
    .map(({ parentPath }) => parentPath)
    .filter((path, at, all) => all.indexOf(path) === at)

function run(file: string, args: readonly string[], libraries: readonly string[] = [], cwd?: string) {
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    ...(cwd ? { cwd } : {}),
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':') },
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { status, out: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}` }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = openSsh()
  if ('missing' in found) process.stderr.write(`purser: SFTP will not be tested: ${found.missing}\n`)
}
