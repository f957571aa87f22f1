import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { mailOf } from '../../src/outside/mail.ts'
import { account, kyc, people, wage } from '../support/people.ts'
import { service } from '../support/service.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'purser-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** A real mail server that keeps what it is given. */
const received: { to: string[]; text: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }: { address: string }) => address)
      received.push({ to, text: Buffer.concat(parts).toString('utf8') })
      done()
    })
  },
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))
const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`

const letter = { to: ['jo@example.com'], subject: 'Grüße, 1 — 2', text: 'Dear Jo,\n\n.leading dot\n' }

test('by SMTP, with the sender and an id that stays the same', async () => {
  const mail = mailOf({ smtpUrl, from: 'Payroll <pay@acme.example>', directory: dataDir })
  await mail.send(letter, 'effect-1')
  const [{ to, text } = { to: [], text: '' }] = received.splice(0)
  expect(to).toEqual(['jo@example.com'])
  expect(text).toContain('From: Payroll <pay@acme.example>')
  expect(text).toContain('Message-ID: <effect-1@acme.example>')
})

test('a mail server that is away is a failure, not a silence', async () => {
  const mail = mailOf({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example', directory: dataDir })
  await expect(mail.send(letter, 'effect-2')).rejects.toThrow()
})

test('without a mail server, one file per letter, closed to others; twice is still one', async () => {
  const directory = join(dataDir, 'mail')
  const mail = mailOf({ from: 'a@b.example', directory })
  await mail.send(letter, 'effect-3')
  await mail.send(letter, 'effect-3')
  expect(readdirSync(directory)).toEqual(['effect-3.eml'])
  expect(readFileSync(join(directory, 'effect-3.eml'), 'utf8')).toContain('To: jo@example.com')
})

const sandbox = await service({
  settings: { PURSER_SMTP_URL: smtpUrl, PURSER_MAIL_FROM: 'pay@acme.example' },
})
const { ok } = sandbox
const { verifiedCompany, added, shown, later } = people(sandbox)

test('who gets a wage is invited; who is deactivated is told, at both addresses, without anything secret', async () => {
  const companyId = await verifiedCompany()
  received.splice(0)
  const who = await added(companyId)
  const { email } = await shown(who)
  await ok('adminPortal/addUserWage', wage(who))
  await later()
  expect(received).toMatchObject([{ to: [email] }])
  expect(received[0]!.text).toContain('Subject: Blue Heron Bakery invites you to set up your pay')

  const ssn = '219-09-8642'
  await ok('userOnboarding/addKycInformation', kyc(who, { ssn }))
  await ok('userPortal/addUserBankAccount', account(who, { accountNumber: '998877665544' }))
  await ok('adminPortal/deactivateUser', {
    user: { userId: who.userId, exitDate: '2026-12-31', personalEmail: 'jo@home.example' },
  })
  await later()
  expect(received.at(-1)!.to).toEqual([email, 'jo@home.example'])
  expect(received.at(-1)!.text).toContain('2026-12-31')
  expect(received).toHaveLength(2)
  for (const { text } of received) expect(text).not.toMatch(/219-?09-?8642|998877665544|25\.5/)
})

test('who is deleted before the letter goes is not written to', async () => {
  const companyId = await verifiedCompany()
  received.splice(0)
  const who = await added(companyId)
  await ok('adminPortal/addUserWage', wage(who))
  await ok('adminPortal/deleteUser', who)
  await later()
  expect(received).toEqual([])
})
