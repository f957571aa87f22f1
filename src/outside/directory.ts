import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type BankPlace,
  contentOf,
  type Inbox,
  isUnfinished,
  type OpenOutbox,
  type Outbox,
} from './outbox.ts'

/**
 * A directory that the bank, or its transfer program, takes files from: `outbox`, beside `staged`, which only we use.
 * It has an id of its own, so that two processes know whether they speak of the same one.
 */
export function directoryOutbox(directory: string): Outbox {
  const at = (...parts: string[]) => join(directory, ...parts)
  const box: OpenOutbox = {
    keepsStaged: true,

    holds: async (name) => {
      const bytes = await unlessMissing(readFile(at('outbox', name)))
      return bytes && contentOf(bytes)
    },

    async stage(name, bytes) {
      for (const part of ['staged', 'outbox', 'inbox'])
        await mkdir(at(part), { recursive: true, mode: 0o700 })
      await sweep(at('staged'), name)
      const stagedAs = `${name}.${randomUUID()}`
      await write(at('staged', stagedAs), bytes)
      await sync(at('staged'))
      return stagedAs
    },

    isStaged: (stagedAs) => exists(at('staged', stagedAs)),

    async release(stagedAs, name) {
      await rename(at('staged', stagedAs), at('outbox', name))
      await sync(at('outbox'))
      await sync(at('staged'))
    },
  }
  return { place: () => placeOf(directory), visit: (does) => does(box) }
}

export const directoryInbox = (directory: string): Inbox => ({
  place: () => placeOf(directory),
  async returns() {
    const inbox = join(directory, 'inbox')
    const there = (await unlessMissing(readdir(inbox, { withFileTypes: true }))) ?? []
    const names = there.filter((entry) => entry.isFile() && !isUnfinished(entry.name)).map(({ name }) => name)
    return Promise.all(
      names.sort().map(async (name) => {
        const bytes = await readFile(join(inbox, name))
        return { name, text: bytes.toString('latin1'), ...contentOf(bytes) }
      }),
    )
  },
})

/** Kept in the directory itself: it is the same for every process that shares it, and goes with a copy of it. */
async function placeOf(directory: string): Promise<BankPlace> {
  const path = join(directory, 'outbox-id')
  const id = (await readId(path)) ?? (await makeId(directory, path))
  return { id: `directory ${id}`, described: `${resolve(directory)} on ${hostname()}` }
}

async function makeId(directory: string, path: string): Promise<string> {
  await mkdir(directory, { recursive: true, mode: 0o700 })
  try {
    await write(path, Buffer.from(`${randomUUID()}\n`), 'wx')
    await sync(directory)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  // Another process may be writing it at this moment.
  for (let tries = 0; tries < 50; tries++) {
    const id = await readId(path)
    if (id !== undefined) return id
    await pause(20)
  }
  throw new Error(`${path} holds no id: put back the one that was there, or remove the file`)
}

async function readId(path: string): Promise<string | undefined> {
  const text = await unlessMissing(readFile(path, 'utf8'))
  return /^[0-9a-f-]{36}$/.exec(text?.trim() ?? '')?.[0]
}

async function sweep(directory: string, name: string): Promise<void> {
  for (const old of await readdir(directory)) if (old.startsWith(name)) await rm(join(directory, old))
}

/** Anything else than a missing file is a failure: it must not be taken for one. */
const unlessMissing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

const exists = async (path: string): Promise<boolean> =>
  (await unlessMissing(access(path).then(() => true))) ?? false

async function write(path: string, bytes: Buffer, flag: 'w' | 'wx' = 'w'): Promise<void> {
  const file = await open(path, flag, 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name in a directory is durable when the directory is. */
async function sync(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
