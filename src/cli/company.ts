import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type PurserClient, purserClient } from '../client/index.ts'
import { plural } from '../kernel/plural.ts'
import { type Command, type Given, json, UsageError } from './command.ts'
import { connection, connectionOf } from './connect.ts'

const PASSPHRASE =
  'The passphrase, at least 16 characters, is read from PURSER_PASSPHRASE: it belongs in no history of a shell.'

/** Bytes that are sent at once. */
const PIECE = 4 * 1024 * 1024

export const companyExport: Command = {
  details:
    `Needs a running service. ${PASSPHRASE}\n` +
    'With --close the company is closed first: from then on it changes nothing here, and the file is what another service\n' +
    'goes on with. Without it the file is a copy, which only a sandbox takes.',
  options: {
    ...connection,
    company: { value: 'ID', means: 'the company', required: true },
    to: { value: 'FILE', means: 'where to; must not exist', required: true },
    close: { means: 'closes the company first, unless it is closed already' },
    ...json,
  },
  async run(given) {
    const purser = purserClient(connectionOf(given))
    const [companyId, to, passphrase] = [
      given.text('company')!,
      resolve(given.text('to')!),
      passphraseOf(given),
    ]
    const file = await open(to, 'wx', 0o600).catch((error: Error) => {
      throw new UsageError(`${to} cannot be made: ${error.message}`)
    })
    try {
      if (given.has('close')) await close(purser, companyId)
      const { archive } = await purser.adminPortal.exportCompany({ companyId, passphrase })
      await written(purser, file, { companyId, ...archive })
      const kind = archive.isClosed ? 'the company is closed' : 'a copy: the company goes on here'
      given.print({ to, ...archive }, `${Math.ceil(archive.size / 1024)} KB in ${to}; ${kind}`)
      return undefined
    } catch (error) {
      await rm(to, { force: true })
      throw error
    } finally {
      await file.close()
    }
  },
}

/** Whoever asks again after a failure finds it closed already. */
async function close(purser: PurserClient, companyId: string): Promise<void> {
  await purser.adminPortal.closeCompany({ companyId }).catch((error: Error) => {
    if (!error.message.startsWith('The company is closed already')) throw error
  })
}

interface Made {
  readonly companyId: string
  readonly archiveId: string
  readonly parts: number
}

async function written(purser: PurserClient, file: FileHandle, { companyId, archiveId, parts }: Made) {
  for (let part = 1; part <= parts; part++) {
    const { fileBase64 } = await purser.reports.getArchivePart({ companyId, archiveId, part })
    await file.appendFile(Buffer.from(fileBase64, 'base64'))
  }
  await file.sync()
}

export const companyImport: Command = {
  details:
    `Needs a running service. ${PASSPHRASE}\n` +
    'All or nothing: a company that is there already, another version or a changed file is refused, and nothing is changed.',
  options: {
    ...connection,
    from: { value: 'FILE', means: 'what `purser company export --to` made', required: true },
    ...json,
  },
  async run(given) {
    const purser = purserClient(connectionOf(given))
    const [from, passphrase] = [resolve(given.text('from')!), passphraseOf(given)]
    const { size } = await stat(from).catch((error: Error) => {
      throw new UsageError(`${from} cannot be read: ${error.message}`)
    })
    if (size === 0) throw new UsageError(`${from} is empty`)
    const file = await open(from, 'r')
    try {
      const archiveId = await sent(purser, file, size)
      const { company } = await purser.operator.importCompany({ archiveId, passphrase })
      given.print(
        company,
        `${company.companyId}: ${plural(company.rows, 'row')} written. ${company.message}.`,
      )
      return undefined
    } finally {
      await file.close()
    }
  },
}

async function sent(purser: PurserClient, file: FileHandle, size: number): Promise<string> {
  let archiveId: string | undefined
  const piece = Buffer.alloc(PIECE)
  for (let at = 0; at < size; at += PIECE) {
    const { bytesRead } = await file.read(piece, 0, PIECE, at)
    const fileBase64 = piece.subarray(0, bytesRead).toString('base64')
    const { archive } = await purser.operator.addArchivePart({ archiveId, part: at / PIECE + 1, fileBase64 })
    archiveId = archive.archiveId
  }
  return archiveId!
}

function passphraseOf({ environment }: Given): string {
  const passphrase = environment.PURSER_PASSPHRASE ?? ''
  if (passphrase.length >= 16) return passphrase
  throw new UsageError('Put a passphrase of at least 16 characters into PURSER_PASSPHRASE')
}
