import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Client, SFTPWrapper } from 'ssh2'

/** A server that is spoken to by SFTP. */
export interface SftpServer {
  readonly user: string
  readonly host: string
  readonly port: number
  /** The private key, OpenSSH or PEM; read at every connection. */
  readonly keyFile: string
  /** Fingerprints of the server's own keys, as `ssh-keygen -l` prints them: SHA256:… */
  readonly hostKeys: readonly string[]
}

/** One connection. Every failure is told in words that an operator can act on. */
export interface SftpSession {
  /** Undefined when it may not be read. */
  read(path: string): Promise<Buffer | undefined>
  /** Undefined when nothing is there. */
  size(path: string): Promise<number | undefined>
  /** Written anew, whole and durable, or failed. */
  write(path: string, bytes: Buffer): Promise<void>
  rename(from: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** Names of files, not of directories. */
  list(path: string): Promise<readonly string[]>
}

/** Connects, does it, and takes leave. A connection that is lost, or a signal, fails what is under way. */
export async function inSession<T>(
  server: SftpServer,
  does: (session: SftpSession) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  const privateKey = await readFile(server.keyFile)
  // Loaded with the first session: every start would wait for it.
  const { default: ssh2 } = await import('ssh2')
  const client = new ssh2.Client()
  const refused: { words?: string } = {}
  const lost = new Promise<never>((_, reject) => {
    const fail = (why: string) => reject(new Error(refused.words ?? `${nameOf(server)}: ${why}`))
    client.on('error', (error: Error & { code?: string }) => fail(wordsOf(error)))
    client.on('close', () => fail('the connection was lost'))
    signal?.addEventListener('abort', () => fail('given up'), { once: true })
  })
  // What fails after the end has nobody to hear it.
  lost.catch(() => {})
  try {
    return await Promise.race([
      lost,
      open(client, server, { privateKey, refused }).then(sessionOf).then(does),
    ])
  } finally {
    client.destroy()
  }
}

const nameOf = ({ user, host, port }: SftpServer): string => `sftp://${user}@${host}:${port}`

const TIMEOUT = 30_000

function open(
  client: Client,
  server: SftpServer,
  { privateKey, refused }: { privateKey: Buffer; refused: { words?: string } },
): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))))
    client.connect({
      host: server.host,
      port: server.port,
      username: server.user,
      privateKey,
      readyTimeout: TIMEOUT,
      keepaliveInterval: TIMEOUT / 3,
      hostVerifier: (key: Buffer) => {
        const shown = `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
        if (server.hostKeys.includes(shown)) return true
        refused.words =
          `${nameOf(server)} shows the host key ${shown}, which PURSER_BANK_HOST_KEY does not name: nothing was sent. ` +
          'Ask the bank whether its key has changed before you set it.'
        return false
      },
    })
  })
}

function wordsOf({ message, code }: Error & { code?: string }): string {
  if (/authentication methods failed/.test(message)) return 'it does not accept the key PURSER_BANK_SSH_KEY'
  return code ? `it does not answer (${code})` : message
}

type Callback<T> = (error: Error | null | undefined, result: T) => void

function sessionOf(sftp: SFTPWrapper): SftpSession {
  const ask = <T>(what: string, call: (done: Callback<T>) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      call((error, result) => (error ? reject(failed(what, error)) : resolve(result)))
    })
  const size = async (path: string) => {
    const found = ask<{ size: number }>(`stat ${path}`, (done) => sftp.stat(path, done as never))
    return (await unless(NO_SUCH_FILE, found))?.size
  }
  return {
    size,
    read: (path) =>
      unless(
        PERMISSION_DENIED,
        ask<Buffer>(`read ${path}`, (done) => sftp.readFile(path, done)),
      ),
    async write(path, bytes) {
      const flags = { mode: 0o600, flag: 'w' } as const
      await ask<void>(`write ${path}`, (done) => sftp.writeFile(path, bytes, flags, done as never))
      const handle = await ask<Buffer>(`open ${path}`, (done) => sftp.open(path, 'r+', done))
      // Servers other than OpenSSH may not know it; what they answered to each write has to do.
      await ask(`sync ${path}`, (done) => sftp.ext_openssh_fsync(handle, done)).catch(() => undefined)
      await ask<void>(`close ${path}`, (done) => sftp.close(handle, done as never))
      const written = await size(path)
      if (written !== bytes.length) throw new Error(`${path}: ${written} of ${bytes.length} bytes arrived`)
    },
    rename: (from, to) => ask<void>(`rename to ${to}`, (done) => sftp.rename(from, to, done as never)),
    remove: (path) => ask<void>(`remove ${path}`, (done) => sftp.unlink(path, done as never)),
    async list(path) {
      const found = await ask<Listed[]>(`list ${path}`, (done) => sftp.readdir(path, done as never))
      return found.filter(({ attrs }) => attrs.isFile()).map(({ filename }) => filename)
    },
  }
}

interface Listed {
  readonly filename: string
  readonly attrs: { isFile(): boolean }
}

const [NO_SUCH_FILE, PERMISSION_DENIED] = [2, 3]

const unless = <T>(status: number, asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: SftpError) => {
    if (error.status === status) return undefined
    throw error
  })

/** What the server answered, with what it was asked: its number alone would tell an operator nothing. */
class SftpError extends Error {
  readonly status: number | undefined

  constructor(words: string, status: number | undefined) {
    super(words)
    this.status = status
  }
}

const failed = (what: string, error: Error & { code?: number }): SftpError =>
  new SftpError(`${what}: ${error.message}`, error.code)
