import { createHash } from 'node:crypto'
import type { EncodedFile } from '../domain/money/ach/file.ts'
import { composeFile, type FileOrder, type Originator } from '../domain/money/compose-file.ts'
import { directoryInbox, directoryOutbox } from './directory.ts'
import type { Inbox, Outbox } from './outbox.ts'
import { type SftpServer, sftpInbox, sftpOutbox } from './sftp.ts'

/** Our own bank: takes files for the network, and has those that came back. */
export interface Bank {
  /** Whether a new account is asked for with an entry that carries no money. */
  readonly sendsPrenotes: boolean
  readonly outbox: Outbox
  readonly inbox: Inbox
  /** Account numbers are open only here, and in what it answers. */
  compose(order: FileOrder): EncodedFile
  /** Says whether a payee is still paid to the same account, without saying which; empty when none is known. */
  accountMark(payee: string): Promise<string>
}

export interface BankSettings {
  /** Holds `outbox`, where the bank takes files from, and `inbox`, where it puts returns. */
  readonly directory: string
  /** Instead of the directory: a server of the bank, and where on it. */
  readonly sftp?: SftpBank | undefined
  readonly sendsPrenotes?: boolean
  readonly originator: Originator
}

export interface SftpBank extends SftpServer {
  readonly outbox: string
  readonly inbox: string
}

export function bankOf({ directory, sftp, sendsPrenotes = false, originator }: BankSettings): Bank {
  return {
    sendsPrenotes,
    outbox: sftp ? sftpOutbox(sftp, sftp.outbox) : directoryOutbox(directory),
    inbox: sftp ? sftpInbox(sftp, sftp.inbox) : directoryInbox(directory),
    compose: (order) => composeFile(order, originator),
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
