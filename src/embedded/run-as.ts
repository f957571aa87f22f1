import { execFile } from 'node:child_process'
import { chown, lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Binaries } from './binaries.ts'

/** As whom PostgreSQL runs, which is never root: it refuses to. */
export interface RunAs {
  readonly name: string
  /** The command that starts `argv` and dies of `signal` when we are killed, where the system offers that. */
  command(argv: readonly string[], signal: 'INT' | 'KILL'): readonly string[]
  /** Whose files these must be; undefined means ours, whoever we are. */
  readonly owner: Owner | undefined
  /** For systems where only the spawning call can change the user. */
  readonly spawnAs: Owner | undefined
}

interface Owner {
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/**
 * The first runAs in which this binary runs and this directory can be entered: a home closed to others, a
 * container without user namespaces, or a missing tool each rule some out.
 */
export async function findRunAs(binaries: Binaries, directory: string): Promise<RunAs> {
  const tried: string[] = []
  for (const runAs of await candidates()) {
    const failure = await probe(runAs, binaries, directory)
    if (failure === undefined) return runAs
    tried.push(`${runAs.name}: ${failure}`)
  }
  throw new Error(
    `PostgreSQL cannot be run here:\n  ${tried.join('\n  ')}\nSet DATABASE_URL to use another one.`,
  )
}

/** Gives a tree to whom the runAs needs, when it belongs to another (a directory that ran in another runAs). */
export async function handOver(path: string, runAs: RunAs): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = runAs.owner ?? { uid: 0, gid: 0 }
  const found = await lstat(path)
  if (found.uid === uid) return

  await chown(path, uid, gid)
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, gid)
  }
}

async function candidates(): Promise<RunAs[]> {
  const watched = await hasSetpriv()
  if (process.getuid?.() !== 0) return [ourselves(watched)]

  const owner = await unprivileged()
  return [mapped(watched), ...(watched ? [lowered(owner)] : []), switched(owner)]
}

/** PR_SET_PDEATHSIG through setpriv (util-linux): even kill -9 of this process ends PostgreSQL cleanly. */
const watching = (watched: boolean, signal: string): string[] =>
  watched ? ['setpriv', '--pdeathsig', signal, '--'] : []

const ourselves = (watched: boolean): RunAs => ({
  name: 'this user',
  command: (argv, signal) => [...watching(watched, signal), ...argv],
  owner: undefined,
  spawnAs: undefined,
})

/** Root that sees itself as nobody: no user is made, files stay root's, a 0700 home stays reachable. */
const mapped = (watched: boolean): RunAs => ({
  name: 'a user namespace',
  command: (argv, signal) => [
    ...['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
    ...watching(watched, signal),
    ...argv,
  ],
  owner: undefined,
  spawnAs: undefined,
})

/**
 * Another user who keeps the right to pass closed directories: containers that forbid user namespaces. initdb
 * asks access(2), which honors that right only under no_setuid_fixup (capabilities(7)).
 */
const lowered = (owner: Owner): RunAs => ({
  name: `user ${owner.uid}`,
  command: (argv, signal) => [
    ...['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'],
    ...['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup'],
    ...['--pdeathsig', signal, '--'],
    ...argv,
  ],
  owner,
  spawnAs: undefined,
})

const switched = (owner: Owner): RunAs => ({
  name: `user ${owner.uid}, switched by the runtime`,
  command: (argv) => argv,
  owner,
  spawnAs: owner,
})

async function hasSetpriv(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  return run('setpriv', ['--pdeathsig', 'INT', '--', 'true']).then(
    () => true,
    () => false,
  )
}

/** `postgres` where the system has one, otherwise nobody. */
async function unprivileged(): Promise<Owner> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? []
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

async function probe(runAs: RunAs, binaries: Binaries, directory: string): Promise<string | undefined> {
  const script = '"$0" --version >/dev/null && cd "$1"'
  const [file, ...args] = runAs.command(['sh', '-c', script, binaries.postgres, directory], 'KILL')
  return run(file!, args, { ...runAs.spawnAs, env: binaries.environment, cwd: '/' }).then(
    () => undefined,
    (error: Error & { stderr?: string }) => (error.stderr || error.message).trim(),
  )
}
