import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { basename, join } from 'node:path'
import ssh2 from 'ssh2'
import { afterAll } from 'vitest'
import { type OpenSsh, openSsh } from '../../scripts/openssh.ts'
import type { SftpServer } from '../../src/outside/sftp.ts'
import { freePort } from './free-port.ts'
import { until } from './until.ts'

export interface Sshd {
  /** As a client knows it. */
  readonly server: SftpServer
  /** Where its user's files are. */
  readonly home: string
  /** A key that it does not accept. */
  readonly strangerKey: string
}

/** A real OpenSSH server on 127.0.0.1 with keys of its own, until the end of the file; or why there is none. */
export async function sshd(): Promise<Sshd | { readonly missing: string }> {
  const found = openSsh()
  if ('missing' in found) {
    process.stderr.write(`\nSFTP IS NOT TESTED: ${found.missing}\n`)
    return found
  }
  const root = mkdtempSync(join(tmpdir(), 'purser-sshd-'))
  const user = whoRuns()
  const at = (name: string) => join(root, name)
  const [host, ours, strangers] = [keyPair(), keyPair(), keyPair()]
  for (const name of ['home', 'home/outbox', 'home/inbox']) mkdirSync(at(name))
  for (const [name, text] of [
    ['host', host.private],
    ['key', ours.private],
    ['stranger', strangers.private],
    ['authorized', `${ours.public}\n`],
  ] as const)
    writeFileSync(at(name), text, { mode: 0o600 })
  const programs = whereReached(found, at('programs'))
  for (const name of ['.', 'home', 'home/outbox', 'home/inbox', 'host', 'authorized'])
    chownSync(at(name), user.uid, user.gid)

  const port = await freePort()
  const child = spawn(programs.sshd, [...settings(at, port), ...programs.options], {
    env: { LD_LIBRARY_PATH: programs.libraries.join(':') },
    uid: user.uid,
    gid: user.gid,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  afterAll(() => ended(child, root))
  await listening(child, port)
  const fingerprint = createHash('sha256').update(Buffer.from(host.public.split(' ')[1]!, 'base64'))
  const hostKeys = [`SHA256:${fingerprint.digest('base64').replace(/=+$/, '')}`]
  return {
    server: { user: user.username, host: '127.0.0.1', port, keyFile: at('key'), hostKeys },
    home: at('home'),
    strangerKey: at('stranger'),
  }
}

/** The same server through a wire that is cut after so many bytes towards it. */
export async function cutAfter(server: SftpServer, bytes: number): Promise<SftpServer> {
  const wire = createServer((near) => {
    const far = connect(server.port, server.host)
    let left = bytes
    near.on('data', (chunk) => {
      left -= chunk.length
      if (left < 0) for (const end of [near, far]) end.destroy()
      else far.write(chunk)
    })
    far.on('data', (chunk) => near.write(chunk))
    for (const end of [near, far])
      end.on('error', () => {}).on('close', () => [near, far].map((each) => each.destroy()))
  })
  afterAll(() => void wire.close())
  await once(wire.listen(0, '127.0.0.1'), 'listening')
  return { ...server, port: (wire.address() as AddressInfo).port }
}

const keyPair = () => ssh2.utils.generateKeyPairSync('ed25519')

/** Root's server would want a user and a directory that only an installation makes, and some systems lock nobody out. */
function whoRuns(): { readonly username: string; readonly uid: number; readonly gid: number } {
  if (process.getuid?.() !== 0) return userInfo()
  const id = (which: string) => Number(execFileSync('id', [which, 'daemon'], { encoding: 'utf8' }))
  return { username: 'daemon', uid: id('-u'), gid: id('-g') }
}

/** That user may not be let into this directory: it gets copies of what it runs. */
function whereReached(found: OpenSsh, to: string): OpenSsh {
  if (found.libraries.length + found.options.length === 0) return found
  mkdirSync(to)
  const brought = (path: string) => {
    const copy = join(to, basename(path))
    cpSync(path, copy, { recursive: true })
    return copy
  }
  const options = found.options.map((option) =>
    option.replace(/=(.+)$/, (_, path: string) => `=${brought(path)}`),
  )
  const copied = { sshd: brought(found.sshd), libraries: found.libraries.map(brought), options }
  chmodSync(to, 0o755)
  return copied
}

const settings = (at: (name: string) => string, port: number): readonly string[] => [
  ...['-D', '-e', '-f', '/dev/null', '-p', String(port), '-h', at('host')],
  ...[
    'ListenAddress=127.0.0.1',
    `AuthorizedKeysFile=${at('authorized')}`,
    'PidFile=none',
    'StrictModes=no',
    'UsePAM=no',
    'PasswordAuthentication=no',
    'KbdInteractiveAuthentication=no',
    'Subsystem=sftp internal-sftp',
    'ForceCommand=internal-sftp',
  ].flatMap((option) => ['-o', option]),
]

async function listening(child: ChildProcess, port: number): Promise<void> {
  let words = ''
  child.stderr!.on('data', (text) => {
    words += text
  })
  await until(() => {
    if (child.exitCode !== null) throw new Error(`sshd ended: ${words}`)
    return words.includes(`listening on 127.0.0.1 port ${port}`)
  })
}

async function ended(child: ChildProcess, root: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill()
    await once(child, 'exit')
  }
  rmSync(root, { recursive: true, force: true })
}
