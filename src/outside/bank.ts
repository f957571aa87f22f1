import { createHash } from 'node:crypto'
import { access, mkdir, open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { EncodedFile } from '../domain/money/ach/file.ts'
import { composeFile, type FileOrder, type Originator } from '../domain/money/compose-file.ts'

/** Takes files for the network, and has those that came back. The same file id is the same file: it goes once. */
export interface Bank {
  /** Whether a new account is asked for with an entry that carries no money. */
  readonly sendsPrenotes: boolean
  handOver(order: FileOrder): Promise<Omit<EncodedFile, 'bytes'>>
  /** Every return file that is there. They are only read: whoever put them there takes them away. */
  returns(): Promise<readonly string[]>
  /** Says whether a payee is still paid to the same account, without saying which; empty when none is known. */
  accountMark(payee: string): Promise<string>
}

export interface BankSettings {
  /** Holds `outbox`, where the bank takes files from, and `inbox`, where it puts returns. */
  readonly directory: string
  readonly sendsPrenotes?: boolean
  readonly originator: Originator
}

/**
 * A directory that the bank, or its transfer program, takes files from. A file is written in `staged`, then noted in
 * `handed`, then moved to `outbox`: a second attempt sees how far the first came, even when the bank has taken the
 * file away meanwhile.
 */
export function directoryBank({ directory, sendsPrenotes = false, originator }: BankSettings): Bank {
  const at = (...parts: string[]) => join(directory, ...parts)
  return {
    sendsPrenotes,

    async handOver(order) {
      const { bytes, ...sums } = composeFile(order, originator)
      const { fileName } = order
      for (const name of ['staged', 'handed', 'outbox', 'inbox']) {
        await mkdir(at(name), { recursive: true, mode: 0o700 })
      }
      if (!(await exists(at('handed', order.fileId)))) {
        await write(at('staged', `${fileName}.part`), bytes)
        await rename(at('staged', `${fileName}.part`), at('staged', fileName))
        await sync(at('staged'))
        await write(at('handed', order.fileId), '')
        await sync(at('handed'))
      }
      if (await exists(at('staged', fileName))) {
        await rename(at('staged', fileName), at('outbox', fileName))
        await sync(at('outbox'))
      }
      return sums
    },

    async returns() {
      const there = await readdir(at('inbox'), { withFileTypes: true }).catch(() => [])
      const names = there
        .filter((entry) => entry.isFile() && !isUnfinished.test(entry.name))
        .map(({ name }) => name)
      return Promise.all(names.sort().map((name) => readFile(at('inbox', name), 'latin1')))
    },

    accountMark: async (payee) => markOf(originator, payee),
  }
}

/** Too short to find the account by trying, long enough to differ from another's. */
function markOf({ payeeOf }: Originator, payee: string): string {
  try {
    const { routingNumber, accountNumber } = payeeOf(payee)
    return createHash('sha256').update(`${payee}/${routingNumber}/${accountNumber}`).digest('hex').slice(0, 6)
  } catch {
    return ''
  }
}

/** As transfer programs name what they are still writing. */
const isUnfinished = /^\.|\.(part|filepart|tmp)$/i

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function write(path: string, bytes: Buffer | string): Promise<void> {
  const file = await open(path, 'w', 0o600)
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
