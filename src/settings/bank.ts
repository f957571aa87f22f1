import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { sandboxPayee } from '../domain/sandbox/bank.ts'
import type { BankSettings, SftpBank } from '../outside/bank.ts'
import type { Settings } from './settings.ts'

const payees = z.record(
  z.string(),
  z.object({ routingNumber: z.string().regex(/^\d{9}$/), accountNumber: z.string().regex(/^\d{1,17}$/) }),
)

/** Our own bank as the settings describe it. An agency whose account is not known is not paid: its file fails. */
export function bankSettings(settings: Settings): BankSettings {
  const { PURSER_BANK_ROUTING_NUMBER: routingNumber, PURSER_BANK_PAYEES: path } = settings
  const known = path ? payees.parse(JSON.parse(readFileSync(path, 'utf8'))) : {}
  const isSandbox = settings.PURSER_ENVIRONMENT === 'sandbox'
  return {
    directory: bankDirectory(settings),
    sftp: sftpOf(settings),
    sendsPrenotes: settings.PURSER_BANK_PRENOTES === 'yes',
    originator: {
      routingNumber,
      name: settings.PURSER_BANK_NAME,
      originId: settings.PURSER_BANK_ORIGIN_ID,
      originName: settings.PURSER_BANK_ORIGIN_NAME,
      account: settings.PURSER_BANK_ACCOUNT ?? (isSandbox ? '9999999999' : undefined),
      payeeOf(payee) {
        const account = known[payee] ?? (isSandbox && { routingNumber, accountNumber: sandboxPayee(payee) })
        if (!account) throw new Error(`no bank account is known for ${payee}: see PURSER_BANK_PAYEES`)
        return account
      },
    },
  }
}

export const bankDirectory = ({ PURSER_BANK_DIR: given, PURSER_DATA_DIR: data }: Settings): string =>
  given ? resolve(given) : resolve(data, 'bank')

/** The settings have been checked: all of it is there, or nothing is. */
function sftpOf({
  PURSER_BANK_OUTBOX: outbox,
  PURSER_BANK_INBOX: inbox,
  PURSER_BANK_SSH_KEY: keyFile,
  PURSER_BANK_HOST_KEY: hostKeys,
}: Settings): SftpBank | undefined {
  if (!outbox || !inbox || !keyFile || !hostKeys) return undefined
  const { username, hostname, port, pathname } = new URL(outbox)
  return {
    user: decodeURIComponent(username),
    host: hostname,
    port: Number(port || 22),
    keyFile,
    hostKeys: hostKeys.split(','),
    outbox: decodeURIComponent(pathname),
    inbox: decodeURIComponent(new URL(inbox).pathname),
  }
}
