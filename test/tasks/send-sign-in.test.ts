import { expect, test } from 'vitest'
import { browserAt } from '../support/browser.ts'
import { mailServer, wayIn } from '../support/mail-server.ts'
import { people } from '../support/people.ts'
import { service } from '../support/service.ts'

const mail = await mailServer()
const started = await service({
  settings: {
    PURSER_SMTP_URL: mail.url,
    PURSER_RUNNERS: '1',
    PURSER_CONSOLE_URL: 'https://payroll.example.com',
  },
})
const { owner, url } = started
const { verifiedCompany, added } = people(started)

test('a real mail server gets the letter; its link signs in once, and the code with it is over', async () => {
  const companyId = await verifiedCompany()
  const email = 'ada@heron.example'
  const { userId } = await added(companyId, { email })
  await browserAt(url).call('session/requestSignIn', { email })
  const letter = await mail.letterTo(email)
  expect(letter.to).toEqual([email])
  const { link, linkToken, code } = wayIn(letter)
  expect(link).toBe(`https://payroll.example.com/link#${linkToken}`)

  const enter = (body: object) => browserAt(url).call('session/createSession', body)
  const entered = await enter({ linkToken })
  expect(entered.body.session.people).toMatchObject([{ userId, role: 'worker' }])
  expect((await enter({ linkToken })).status).toBe(400)
  expect((await enter({ email, code })).status).toBe(400)
})

test('neither the link nor the code stands anywhere in the clear: not in the database, not in the log', async () => {
  const companyId = await verifiedCompany()
  const email = 'ben@heron.example'
  await added(companyId, { email })
  await browserAt(url).call('session/requestSignIn', { email })
  const { linkToken, code } = wayIn(await mail.letterTo(email))
  const { rows } = await owner.query(
    'select row_to_json(s)::text as text from sign_in s where email_key = $1',
    [email],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0].text).not.toContain(linkToken)
  expect(rows[0].text).not.toContain(Buffer.from(linkToken).toString('hex'))
  expect(started.log.join('')).not.toContain(linkToken)
  expect(started.log.join('')).not.toContain(`"${code}"`)
})
