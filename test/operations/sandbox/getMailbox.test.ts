import { expect, test } from 'vitest'
import { browserAt } from '../../support/browser.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok, stranger, owner, url } = shared
const { verifiedCompany, added, later } = people(shared)
const companyId = await verifiedCompany()

interface Mail {
  readonly mailId: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly links: readonly string[]
}
const mails = async (body: object = {}): Promise<Mail[]> => (await ok('sandbox/getMailbox', body)).mails

test('an invitation lies in the mailbox, with its text and links', async () => {
  const { userId } = await added(companyId, { email: 'priya.mail@heron.example', firstName: 'Priya' })
  await ok('adminPortal/resendInvitation', { companyId, userId })
  await later()
  const [mail] = await mails()
  expect(mail).toMatchObject({
    companyId,
    to: ['priya.mail@heron.example'],
    subject: 'Blue Heron Bakery invites you to set up your pay',
    links: ['http://localhost:0/sign-in'],
  })
  expect(mail!.text).toContain('Dear Priya')
})

test('a link to sign in, newest first; what it holds is sealed in the database', async () => {
  await browserAt(url).call('session/requestSignIn', { email: 'priya.mail@heron.example' })
  await later()
  const [newest, before] = await mails()
  expect(newest).toMatchObject({ companyId: null, subject: 'Your link to sign in' })
  expect(newest!.links[0]).toMatch(/\/link#/)
  expect(before!.subject).toMatch(/invites you/)
  const { rows } = await owner.query(`select letter from sandbox_mail where mail_id = $1`, [newest!.mailId])
  expect(rows[0].letter.toString('latin1')).not.toContain('link')

  const { mails: first, nextCursor } = await ok('sandbox/getMailbox', { limit: 1 })
  const rest = await mails({ limit: 10, cursor: nextCursor })
  expect([...first, ...rest]).toEqual(await mails())
})

test('another client has a mailbox of its own', async () => {
  expect((await stranger('sandbox/getMailbox')).body.mails).toEqual([])
})
