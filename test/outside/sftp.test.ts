import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { contentOf } from '../../src/outside/outbox.ts'
import { type SftpServer, sftpInbox, sftpOutbox } from '../../src/outside/sftp.ts'
import { cutAfter, type Sshd, sshd } from '../support/sshd.ts'

const found = await sshd()
const [NAME, BYTES] = ['2026-11-16-credit.ach', Buffer.alloc(300_000, 'the file ')]

const why = 'missing' in found ? found.missing : undefined
const nobody = { user: '', host: '', port: 0, keyFile: '', hostKeys: [] }
const { server, home, strangerKey }: Sshd =
  'missing' in found ? { server: nobody, home: '/nowhere', strangerKey: '' } : found
/** Against a real OpenSSH server, or not at all. */
const real = test.skipIf(why !== undefined)

const at = (...parts: string[]) => join(home, ...parts)
const names = () => (why === undefined ? readdirSync(at('outbox')) : [])
const outboxOf = (over: Partial<SftpServer> = {}) => sftpOutbox({ ...server, ...over }, at('outbox'))
const outbox = outboxOf()
const sends = (over: Partial<SftpServer> = {}) =>
  outboxOf(over).visit(async (box) => box.release(await box.stage(NAME, BYTES), NAME))

beforeEach(() => {
  for (const name of names()) rmSync(at('outbox', name))
})

real(
  'F3: a file is staged under a name with a dot, then renamed; it says whether it is there, and what it is',
  async () => {
    const staged = await outbox.visit(async (box) => {
      expect(await box.holds(NAME)).toBeUndefined()
      const stagedAs = await box.stage(NAME, BYTES)
      expect([names(), stagedAs.startsWith(`.${NAME}.`)]).toEqual([[stagedAs], true])
      expect([await box.isStaged(stagedAs), await box.holds(NAME)]).toEqual([true, undefined])
      await box.release(stagedAs, NAME)
      return stagedAs
    })
    expect(names()).toEqual([NAME])
    expect([readFileSync(at('outbox', NAME)), statSync(at('outbox', NAME)).mode & 0o777]).toEqual([
      BYTES,
      0o600,
    ])
    const after = await outbox.visit(async (box) => [await box.isStaged(staged), await box.holds(NAME)])
    expect(after).toEqual([false, contentOf(BYTES)])
  },
)

real('F3: a file that is already there is not written over', async () => {
  writeFileSync(at('outbox', NAME), 'first')
  await expect(sends()).rejects.toThrow(`rename to ${at('outbox', NAME)}`)
  expect(readFileSync(at('outbox', NAME), 'utf8')).toBe('first')
})

real('F3: a server with another host key is sent nothing', async () => {
  const hostKeys = [`SHA256:${'A'.repeat(43)}`]
  await expect(sends({ hostKeys })).rejects.toThrow(
    `shows the host key ${server.hostKeys[0]}, which PURSER_BANK_HOST_KEY does not name: nothing was sent`,
  )
  expect(names()).toEqual([])
  await sends({ hostKeys: [...hostKeys, ...server.hostKeys] })
  expect(names()).toEqual([NAME])
})

real(
  'F3: a connection that is lost during the upload leaves nothing under the name; the next attempt is whole',
  async () => {
    await expect(sends(await cutAfter(server, 100_000))).rejects.toThrow(
      /connection was lost|No response|ECONNRESET/,
    )
    expect(names().filter((name) => !name.startsWith('.'))).toEqual([])
    expect(names()).toHaveLength(1)
    await sends()
    expect([names(), readFileSync(at('outbox', NAME))]).toEqual([[NAME], BYTES])
  },
)

real.each([
  ['a key that it does not know', { keyFile: strangerKey }, 'it does not accept the key PURSER_BANK_SSH_KEY'],
  ['a port where nobody listens', { port: 1 }, 'it does not answer (ECONNREFUSED)'],
])('%s is told in words', async (_, over, words) => {
  await expect(sends(over)).rejects.toThrow(words)
})

real('a directory that is not there is a failure, also of the inbox', async () => {
  const visit = sftpOutbox(server, at('nowhere')).visit((box) => box.stage(NAME, BYTES))
  await expect(visit).rejects.toThrow(`write ${at('nowhere')}`)
  await expect(sftpInbox(server, at('nowhere')).returns()).rejects.toThrow('No such file')
})

real('a file that the bank lets nobody read is told by its size', async () => {
  await sends()
  chmodSync(at('outbox', NAME), 0o000)
  const held = await outbox.visit((box) => box.holds(NAME))
  expect(held).toEqual({ sha256: undefined, bytes: BYTES.length })
})

real('F9: what is under way ends when it is told to leave off', async () => {
  const over = new AbortController()
  const visit = outbox.visit(async (box) => {
    await box.holds(NAME)
    over.abort()
    return new Promise<never>(() => {})
  }, over.signal)
  await expect(visit).rejects.toThrow('given up')
})

real('returns are read whole, in order of their names; what is still being written is not', async () => {
  mkdirSync(at('inbox', 'archive'), { recursive: true })
  for (const name of ['b.ach', 'a.ach', 'c.ach.filepart']) writeFileSync(at('inbox', name), `text of ${name}`)
  const inbox = sftpInbox(server, at('inbox'))
  expect((await inbox.returns()).map(({ name, text }) => [name, text])).toEqual([
    ['a.ach', 'text of a.ach'],
    ['b.ach', 'text of b.ach'],
  ])
  const { user, port } = server
  expect((await inbox.place()).id).toBe(`sftp://${user}@127.0.0.1:${port}${at('inbox')}`)
})
