import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newEin, newSsn } from '../support/bodies.ts'
import { openPage } from '../support/chromium.ts'
import { wayIn } from '../support/mail-server.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok, owner } = service

const HOME = { 'Street address': '12 Mill Street', City: 'Atlanta', State: 'GA', 'ZIP code': '30303' }
const PRIYA = 'priya@blueheron.example'

/** What the checklist asks for, in its order: the step, what is typed, by its label. */
const steps: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  [
    'About the business',
    {
      'Employer identification number (EIN)': newEin(),
      'Kind of company': 'LLC',
      'State of incorporation': 'GA',
      'Date of incorporation': '2019-03-14',
    },
  ],
  [
    'Owner',
    {
      ...HOME,
      'Social Security number': newSsn(),
      'Date of birth': '1980-05-17',
      'Share of the company, in percent': '100',
    },
  ],
  ['Address', { 'Name of the place': 'Head office', ...HOME, Phone: '4045550134' }],
]

const ACCOUNT = {
  Bank: 'First Example Bank',
  'Routing number': '021000021',
  'Account number': '000123456789',
  'What to call it': 'Operating account',
}

async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = form.getByLabel(label, { exact: true })
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** Takes the step that is next, which must be this one. */
async function take(page: Page, title: string, values: Readonly<Record<string, string>>): Promise<void> {
  const next = page.locator('[data-next=true]').filter({ hasText: title })
  await next.getByRole('button', { name: 'Begin' }).click()
  const panel = page.getByRole('dialog')
  await fill(panel, values)
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
}

test('from nothing to paid by the checklist alone, and the worker joins on a phone in Spanish', async () => {
  const { page, context, isClean } = await openPage({ url: service.url() })
  const [clientID, SecretKey] = service.credentials.split(':')
  await context.request.post('/session/createSession', {
    data: { method: 'createSession', clientID, SecretKey },
    headers: { 'Purser-Console': '1', 'Sec-Fetch-Site': 'same-origin' },
  })
  await page.goto('/welcome')
  await page.getByRole('button', { name: /Set up my own company/ }).click()
  const first = page.getByRole('dialog')
  await fill(first, {
    'Legal name': 'Blue Heron Bakery',
    'First name': 'Ada',
    'Last name': 'Marsh',
    'E-mail': 'ada@blueheron.example',
    Phone: '4045550135',
  })
  await first.getByLabel('The company accepts the terms').check()
  await first.getByRole('button').last().click()
  await page.waitForURL('**/setup')
  const companyId = new URL(page.url()).pathname.split('/')[2]!

  for (const [title, values] of steps) await take(page, title, values)
  await page.locator('[data-next=true]').getByRole('button', { name: 'Check the business' }).click()
  await take(page, 'Bank account', ACCOUNT)
  const { today } = (await ok('sandbox/getClock')).clock
  const begin = dayAfter(today, 3)
  await take(page, 'First payday', {
    'First day of the first period': begin,
    'First payday': weekdayFrom(dayAfter(begin, 18)),
  })
  await isClean('setup-checklist')

  const userId = await adds(page)
  await joins(userId, companyId)
  await ok('sandbox/advanceClock', { days: 2 })

  await page.goto(`/c/${companyId}/setup`)
  const next = page.locator('[data-next=true]').filter({ hasText: 'State registration' })
  await next.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('State', { exact: true }).selectOption('GA')
  await fill(page.getByRole('dialog'), {
    'UI Account Number': '474747-88',
    'Unemployment Rate': '2.7%',
    'Unemployment Rate Effective Date': '2026-01-01',
    'Withholding Account Number': '1233214-AB',
    'Withholding Deposit Frequency': 'Monthly',
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Everything is in place.').waitFor()
  await isClean('setup-ready')

  await page.getByRole('link', { name: 'To the payroll' }).click()
  await page.getByRole('link', { name: 'Review payroll' }).click()
  await page.getByRole('button', { name: 'Submit payroll' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit payroll' }).click()
  await page.getByRole('button', { name: 'Take it back' }).waitFor()
  await page.getByRole('button', { name: 'To payday' }).click()
  await page.getByText('1 person paid').waitFor({ timeout: 60_000 })
  const { payrollHistory } = await ok('reports/getIndividualPayrollHistory', { companyId, userId })
  // 60,000 a year in 26 paychecks.
  expect(payrollHistory).toMatchObject([{ grossTotal: 2307.69 }])
})

/** A person by the list: name and address are enough; then the pay. */
async function adds(page: Page): Promise<string> {
  await page.locator('[data-next=true]').filter({ hasText: 'People' }).getByRole('button').click()
  const add = page.getByRole('dialog')
  await fill(add, {
    'First name': 'Priya',
    'Last name': 'Nair',
    'E-mail': PRIYA,
    Phone: '4045550142',
    'State where they work': 'GA',
    Language: 'es',
  })
  await add.getByRole('button', { name: 'Add and invite' }).click()
  await page.getByRole('heading', { name: 'Priya Nair' }).waitFor()
  const userId = new URL(page.url()).pathname.split('/').at(-1)!
  const todo = page.getByRole('listitem').filter({ hasText: 'What to pay' })
  await todo.getByRole('button', { name: 'Fill in' }).click()
  const wage = page.getByRole('dialog')
  await fill(wage, {
    Pay: '60000',
    'For each': 'Per Year',
    Overtime: 'Salary/Eligible for overtime',
    'Full or part time': 'Full Time (30+ Hours per week)',
    'Hours a week': '40',
  })
  await wage.getByRole('button', { name: 'Save' }).click()
  await wage.waitFor({ state: 'detached' })
  return userId
}

/** The worker's own half: 390 px, Spanish, by the code in the letter; four forms and a tick. */
async function joins(userId: string, companyId: string): Promise<void> {
  const { page, context, isClean } = await openPage({
    url: service.url(),
    language: 'es',
    width: 390,
    height: 844,
  })
  await owner.query('delete from sign_in_count')
  await page.goto('/')
  await page.getByLabel('Correo electrónico').fill(PRIYA)
  await page.getByRole('button', { name: 'Enviarme un enlace' }).click()
  await page.getByLabel('Seis dígitos').fill(await codeFor(PRIYA))
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('link', { name: 'Seguir' }).click()
  await page.getByRole('link', { name: /Antes de su primer pago/ }).click()
  await page.getByRole('heading', { name: 'Su comienzo' }).waitFor()
  const sheet = page.getByRole('dialog')
  const next = async (title: string, values: Readonly<Record<string, string>>) => {
    const step = page.locator('[data-next=true]').filter({ hasText: title })
    await step.getByRole('button', { name: 'Continuar' }).click()
    await fill(sheet, values)
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await sheet.waitFor({ state: 'detached' })
  }
  await next('Sobre usted', {
    'Número de Seguro Social': newSsn(),
    'Fecha de nacimiento': '1990-02-03',
    Dirección: '1 Elm Street',
    Ciudad: 'Atlanta',
    Estado: 'GA',
    'Código postal': '30303',
  })
  await next('Impuestos (W-4)', { 'Estado civil para efectos de la declaración': 'Single' })
  await isClean('worker-start')
  await next('Formulario estatal', { 'Estado civil': 'Single' })
  await next('Cuenta de banco', {
    Banco: 'First Example Bank',
    'Número de ruta': '021000021',
    'Número de cuenta': '000123456789',
    'Nombre para la cuenta': 'Corriente',
  })
  await page.locator('[data-next=true]').getByRole('button', { name: 'Continuar' }).click()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Aceptar' }).click()
  await sheet.waitFor({ state: 'detached' })
  expect(await page.evaluate('document.documentElement.scrollWidth > innerWidth')).toBe(false)
  const { tasks } = await ok('reports/getUserTask', { companyId, userId })
  expect(tasks.filter(({ operation }: { operation: string }) => operation !== '')).toEqual([])
  await context.close()
}

/** The letter lies in the mailbox of the sandbox. */
async function codeFor(email: string): Promise<string> {
  await ok('sandbox/advanceClock', { hours: 1 })
  const { mails } = await ok('sandbox/getMailbox')
  const letters = mails as readonly { to: readonly string[]; text: string }[]
  return letters.map((mail) => (mail.to.includes(email) ? wayIn({ ...mail }).code : '')).find(Boolean)!
}

function dayAfter(day: string, count: number): string {
  const then = new Date(`${day}T00:00:00Z`)
  then.setUTCDate(then.getUTCDate() + count)
  return then.toISOString().slice(0, 10)
}

function weekdayFrom(day: string): string {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()) ? weekdayFrom(dayAfter(day, 1)) : day
}
