import { expect, test, vi } from 'vitest'
import { newcomers } from '../operations/adminPortal/newcomers.ts'
import { openPage } from '../support/chromium.ts'
import { type ConsoleWorld, enterAs } from '../support/console.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 180_000 })

const service = await sharedService()
const { ok } = service
const { company, hire, schedule, later } = payroll(service)
const kyb = { payrollRunThisYear: 'yes', formerPaidThisYear: 'yes' }
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' }, kyb })
const { userId } = await hire(companyId, { name: 'Tex Moved', state: 'TX', rate: 52_000 })
await later()
await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const { email } = (await ok('reports/getUser', { companyId, userId })).user[0]
const world = { companyId, userId } as ConsoleWorld

const sheet = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function openAt(path: string, language: 'en' | 'es' = 'en') {
  const opened = await openPage({ url: service.url(), language })
  await opened.context.addInitScript(`localStorage.setItem('purser-language', '${language}')`)
  await enterAs(service, opened.context, { who: 'administrator', world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

test('an administrator brings the year so far: every row is tried, and a list that is uploaded twice counts once', async () => {
  const { page, isClean, isCleanInBoth } = await openAt('/setup')
  await page.getByRole('link', { name: 'Move in from another provider' }).click()
  await page.getByText('People: 1 person is here.').waitFor()
  await isCleanInBoth('company-move-in')
  await page.getByRole('button', { name: 'Upload the year so far' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  const heads = 'email,payDate,state,gross,net,US.socialSecurity wages,US.socialSecurity tax'
  const good = `${email},5/22/2026,TX,"20,000.00",16000,20000,1240`
  const upload = (...rows: string[]) =>
    panel.getByLabel('CSV file').setInputFiles(sheet('year.csv', [heads, ...rows].join('\n')))

  await upload(good, `nobody@heron.example,2026-05-22,TX,1,1,,`, `${email},2026-05-08,ZZ,1000,,1000,62`)
  await panel.getByText('Nobody here has the e-mail “nobody@heron.example”.').waitFor()
  await panel.getByText('2 of 3 rows are wrong.', { exact: false }).waitFor()
  expect(await panel.getByRole('button', { name: 'Take' }).isDisabled()).toBe(true)
  await isClean('move-in-history')
  // Too narrow for the table: what scrolls is reached by keyboard.
  await page.setViewportSize({ width: 390, height: 844 })
  await isClean('move-in-history-narrow')
  await page.setViewportSize({ width: 1280, height: 900 })

  await panel
    .getByLabel('CSV file')
    .setInputFiles(sheet('year.csv', [`${heads},Union dues`, `${good},12`].join('\n')))
  await panel.getByText('Nobody knows what these columns mean: Union dues.', { exact: false }).waitFor()
  expect(await panel.getByRole('button', { name: 'Take' }).isDisabled()).toBe(true)

  await upload(good)
  await panel.getByText('New', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Take 1 row' }).click()
  await panel.waitFor({ state: 'detached' })
  const { yearToDate } = await ok('reports/getYearToDate', { companyId, userId, year: 2026 })
  expect(yearToDate.gross).toBe(20_000)

  await page.getByRole('button', { name: 'Upload the year so far' }).click()
  await upload(good)
  await panel.getByText('1 of them is here already.', { exact: false }).waitFor()
})

test('an administrator uploads wages: what becomes of each row, and a list that is uploaded twice counts once', async () => {
  const { page, isCleanInBoth } = await openAt('/move-in?step=bring')
  const users = newcomers(2)
  await ok('adminPortal/addUsers', { companyId, users })
  await page.reload()
  await page.getByRole('button', { name: 'Upload wages' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog')
  const rows = [
    'E-mail,Rate,Per,Effective date',
    `${users[0]!.email},27.50,Hourly,6/1/2026`,
    `${users[1]!.email},"52,000",Per Year,`,
    'nobody@heron.example,20,Per Hour,',
  ]
  const upload = (lines: string[]) =>
    panel.getByLabel('CSV file').setInputFiles(sheet('wages.csv', lines.join('\n')))
  await upload(rows)
  await panel.getByText('Nobody here has the email "nobody@heron.example"').waitFor()
  await panel.getByText('2 rows can be taken. 1 row is wrong', { exact: false }).waitFor()
  await isCleanInBoth('move-in-wages')
  await panel.getByRole('button', { name: 'Take 2 rows' }).click()
  await panel.waitFor({ state: 'detached' })
  const { users: here } = await ok('reports/getUsers', { companyId })
  const { userId: paid } = here.find(({ email: own }: { email: string }) => own === users[0]!.email)
  expect((await ok('reports/getUserWages', { companyId, userId: paid })).userWages).toMatchObject([
    { wageRate: 27.5, wageBasis: 'Per Hour', startDate: '2026-06-01' },
  ])

  await page.getByRole('button', { name: 'Upload wages' }).click()
  await upload(rows.slice(0, 3))
  await panel.getByText('2 rows are here already.', { exact: false }).waitFor()
  expect(await panel.getByRole('button', { name: 'Take 0 rows' }).isDisabled()).toBe(true)

  const spanish = await openAt('/move-in?step=bring', 'es')
  await spanish.page.getByRole('button', { name: 'Subir sueldos' }).click()
  await spanish.page
    .getByRole('dialog')
    .getByLabel('Archivo CSV')
    .setInputFiles(sheet('sueldos.csv', rows.slice(0, 3).join('\n')))
  await spanish.page.getByText('2 filas ya están aquí.', { exact: false }).waitFor()
  await spanish.page.getByText('$27.50 por hora').waitFor()
  await spanish.isCleanInBoth('move-in-wages-es')
})

test('three payrolls are compared: the guess is shown and changed, reasons are chosen from, and what is left is told', async () => {
  const { page, isCleanInBoth } = await openAt('/move-in?step=compare')
  const rows = ['2026-03-06', '2026-03-20', '2026-04-03'].map((on) => `Tex Moved,${on},2000,124,29.01,30`)
  const register = sheet(
    'register.csv',
    ['Worker,Check Date,Gross,Tax A,Medicare,TX SUI', ...rows].join('\n'),
  )
  await page.getByLabel('Register (CSV)').setInputFiles(register)
  await page.getByText('no column says who is paid', { exact: false }).waitFor()
  await page.getByLabel('Worker', { exact: true }).selectOption('Person, by name')
  await page.getByRole('button', { name: 'Compare again' }).click()
  await page.getByText('0 of 3 paychecks are the same to the cent.').waitFor()
  await page.getByLabel('Tax A').selectOption({ label: 'Tax of the worker: Social Security' })
  await page.getByRole('button', { name: 'Compare again' }).click()
  await page.getByText('As last time').first().waitFor()

  const table = page.getByRole('table', { name: 'What differs' })
  await table.getByText('Theirs is 1.5 % of 2000.00; on file is 2.7 %').first().waitFor()
  await isCleanInBoth('company-move-in-compare')
  await page.getByRole('tab', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  await table.getByText('Rounding').first().waitFor()
  expect(await table.getByText('Rate', { exact: true }).count()).toBe(0)
  expect(await table.getByRole('row').count()).toBe(4)
  await table.getByText('+$0.01').first().waitFor()

  await page.getByRole('link', { name: 'Go on to go live' }).click()
  const compared = page.getByRole('listitem').filter({ hasText: 'Three payrolls compared' })
  await compared.waitFor()
  expect(await compared.getAttribute('data-state')).toBe('done')
  await isCleanInBoth('company-move-in-live')
})

test('in Spanish the next register of the provider needs no mapping', async () => {
  const { page, isCleanInBoth } = await openAt('/move-in?step=compare', 'es')
  const rows = ['Worker,Check Date,Gross,Tax A', 'Tex Moved,2026-04-17,2000,124']
  await page.getByLabel('Registro (CSV)').setInputFiles(sheet('next.csv', rows.join('\n')))
  await page.getByText('El pago es igual hasta el centavo.').waitFor()
  await page.getByText('Como la última vez').first().waitFor()
  await isCleanInBoth('company-move-in-compare')

  const otherwise = ['Worker,Check Date,Gross,TX SUI', 'Tex Moved,2026-04-17,2000,30']
  await page.getByLabel('Registro (CSV)').setInputFiles(sheet('otherwise.csv', otherwise.join('\n')))
  await page.getByText('Lo de ellos es 1.5 % de 2000.00; en los datos está 2.7 %.').waitFor()
})
