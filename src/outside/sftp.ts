import { randomUUID } from 'node:crypto'
import { posix } from 'node:path'
import { type Content, contentOf, type Inbox, isUnfinished, type OpenOutbox, type Outbox } from './outbox.ts'
import { inSession, type SftpServer, type SftpSession } from './sftp-session.ts'

export type { SftpServer } from './sftp-session.ts'

/**
 * A directory on a server of the bank. A file is staged beside its place, under a name with a dot, and renamed: the rename
 * of SFTP does not write over what is there.
 */
export const sftpOutbox = (server: SftpServer, directory: string): Outbox => ({
  place: async () => placeOf(server, directory),
  visit: (does, signal) => inSession(server, (session) => does(boxOf(session, directory)), signal),
})

export const sftpInbox = (server: SftpServer, directory: string): Inbox => ({
  place: async () => placeOf(server, directory),
  returns: () =>
    inSession(server, async (session) => {
      const names = (await session.list(directory)).filter((name) => !isUnfinished(name)).sort()
      const files = []
      for (const name of names) {
        const bytes = await session.read(posix.join(directory, name))
        if (!bytes)
          throw new Error(`${posix.join(directory, name)} may not be read: a return would be missed`)
        files.push({ name, text: bytes.toString('latin1'), ...contentOf(bytes) })
      }
      return files
    }),
})

function boxOf(session: SftpSession, directory: string): OpenOutbox {
  const at = (name: string) => posix.join(directory, name)
  return {
    // The server is the bank's: it may clean up.
    keepsStaged: false,

    async holds(name): Promise<Content | undefined> {
      const bytes = await session.size(at(name))
      if (bytes === undefined) return undefined
      // Some banks let nobody read what they were given: then its size has to do.
      const found = await session.read(at(name))
      return found ? contentOf(found) : { sha256: undefined, bytes }
    },

    async stage(name, bytes) {
      // A bank may let us neither list nor remove: what is left then lies there, and is taken by nobody.
      const old = await session.list(directory).catch(() => [])
      for (const left of old.filter((found) => found.startsWith(`.${name}.`)))
        await session.remove(at(left)).catch(() => undefined)
      const stagedAs = `.${name}.${randomUUID()}.part`
      await session.write(at(stagedAs), bytes)
      return stagedAs
    },

    isStaged: async (stagedAs) => (await session.size(at(stagedAs))) !== undefined,

    release: (stagedAs, name) => session.rename(at(stagedAs), at(name)),
  }
}

function placeOf({ user, host, port }: SftpServer, directory: string) {
  const address = `sftp://${user}@${host}:${port}${posix.resolve('/', directory)}`
  return { id: address, described: address }
}
