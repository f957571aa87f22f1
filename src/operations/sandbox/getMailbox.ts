import { z } from 'zod'
import { isoInstant } from '../../kernel/dates.ts'
import { type KeptMail, mailsOf } from '../../store/sandbox/mailbox.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getMailbox = operation({
  address: 'sandbox/getMailbox',
  job: 'sandbox',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists the mails that the sandbox sent for this client, newest first.',
  description:
    'Invitations, letters about access, links and codes to sign in: what a person would find in an inbox. Kept for 30 ' +
    'days, encrypted. Production keeps no mail and has no such operation.',
  body: z.object({ ...page }),
  reply: z.object({
    mails: z
      .array(
        z.object({
          mailId: z.uuid().describe('The id of the mail; also in its Message-ID.'),
          companyId: z
            .uuid()
            .nullable()
            .describe('The company it was sent for; null when it is for none alone.'),
          sentAt: z.string().describe('When it was sent, on the client’s clock.'),
          to: z.array(z.string()).describe('To whom it went.'),
          subject: z.string().describe('The subject of the mail.'),
          text: z.string().describe('The text of the mail.'),
          links: z.array(z.string()).describe('The links in its text, in order.'),
        }),
      )
      .describe('The mails, newest first.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const kept = await mailsOf(work, rangeOf(body))

    const { items, next } = pageOf(body, kept, ({ mailId }) => mailId)
    return { mails: items.map(shown), ...next }
  },
})

const shown = ({ mailId, companyId, sentAt, to, subject, text }: KeptMail) => ({
  mailId,
  companyId,
  sentAt: isoInstant(sentAt),
  to: [...to],
  subject,
  text,
  links: text.match(/https?:\/\/\S+/g) ?? [],
})
