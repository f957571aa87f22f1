import { z } from 'zod'

export const sftpAddress = () =>
  z
    .string()
    .regex(/^sftp:\/\/[^:@/\s]+@[^:@/\s]+(:\d{1,5})?\/\S*$/, 'must be sftp://user@host:port/directory')
    .optional()

const SFTP = [
  'PURSER_BANK_OUTBOX',
  'PURSER_BANK_INBOX',
  'PURSER_BANK_SSH_KEY',
  'PURSER_BANK_HOST_KEY',
] as const

type SftpSettings = { readonly [Name in (typeof SFTP)[number]]?: string | undefined }

/** All that a connection takes, and one server: an outbox without its inbox would let returns lie. */
export function sftpFaults(settings: SftpSettings): readonly string[] {
  const { PURSER_BANK_OUTBOX: outbox, PURSER_BANK_INBOX: inbox } = settings
  const missing = SFTP.filter((name) => !settings[name])
  if (missing.length === SFTP.length) return []
  if (missing.length > 0) return [`${SFTP.join(', ')} must be given together; missing: ${missing.join(', ')}`]
  return serverOf(outbox!) === serverOf(inbox!)
    ? []
    : ['PURSER_BANK_OUTBOX and PURSER_BANK_INBOX must name the same user of the same server']
}

const serverOf = (address: string): string => {
  const { username, hostname, port } = new URL(address)
  return `${username}@${hostname}:${port || 22}`
}
