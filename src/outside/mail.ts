import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter } from '../domain/people/letter.ts'

/** Sends letters. The same effect id is the same letter: it has the same Message-ID, so a twin can be told. */
export interface Mail {
  send(letter: Letter, effectId: string): Promise<void>
}

export interface Post {
  /** smtp:// or smtps:// with the credentials in it. */
  readonly smtpUrl?: string | undefined
  readonly from: string
  /** Where letters are written when there is no mail server. */
  readonly directory: string
}

export const mailOf = (post: Post): Mail => (post.smtpUrl ? smtpMail(post.smtpUrl, post) : fileMail(post))

const TIMEOUT = 30_000

/** Loaded with the first letter: every start would wait for it. */
const mailer = () => import('nodemailer')

function smtpMail(url: string, { from }: Post): Mail {
  const connect = async () =>
    (await mailer()).createTransport({
      url,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    })
  let server: ReturnType<typeof connect> | undefined
  return {
    async send(letter, effectId) {
      server ??= connect()
      await (await server).sendMail({
        ...letter,
        to: [...letter.to],
        from,
        messageId: messageId(effectId, from),
      })
    },
  }
}

/** One .eml file per letter, named by its effect: sent twice, it is still one file. */
function fileMail({ from, directory }: Post): Mail {
  return {
    async send(letter, effectId) {
      const { createTransport } = await mailer()
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const written = await writer.sendMail({
        ...letter,
        to: [...letter.to],
        from,
        messageId: messageId(effectId, from),
      })
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(join(directory, `${effectId}.eml`), written.message as Buffer, { mode: 0o600 })
    },
  }
}

const messageId = (effectId: string, from: string): string =>
  `<${effectId}@${/@([^>\s]+)/.exec(from)?.[1] ?? 'purser.invalid'}>`
