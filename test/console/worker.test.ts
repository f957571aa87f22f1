import { expect, test } from 'vitest'
import { openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { changingPay } from '../support/pay-change.ts'
import { sharedService } from '../support/shared.ts'

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, userId, paidPeriodId } = world
const who = { companyId, userId }
const { today } = (await ok('sandbox/getClock')).clock

/** A phone of 390 px in Spanish, signed in as the worker. */
async function phone() {
  const opened = await openPage({ url: service.url(), language: 'es', width: 390, height: 844 })
  // Chosen on this device, it counts more than the language that the company wrote down.
  await opened.context.addInitScript(`localStorage.setItem('purser-language', 'es')`)
  await enterAs(service, opened.context, { who: 'worker', world })
  return opened
}

const cents = (text: string | null) => Number((text ?? '').replaceAll(/[^\d−]/g, '').replace('−', '-'))
const isWide = 'document.documentElement.scrollWidth > innerWidth'

test('a stub opens line by line, and its lines make the net', async () => {
  const { page, isClean } = await phone()
  const { payStub } = await ok('reports/getPayStub', { payPeriodId: paidPeriodId, userId })
  await page.goto('/me/pay')
  await page.getByRole('link', { name: /\$/ }).first().click()
  const lines = page.getByRole('list', { name: 'Líneas de su pago' }).getByRole('button')
  await lines.first().waitFor()
  const amounts = await lines.evaluateAll((all) =>
    all.map((line) => line.lastElementChild?.textContent ?? ''),
  )
  expect(amounts.reduce((sum, amount) => sum + cents(amount), 0)).toBe(Math.round(payStub.net * 100))

  await lines.filter({ hasText: 'Seguro Social' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Cada paso', { exact: true }).click()
  await sheet.getByText('salario dentro de los primeros', { exact: false }).waitFor()
  expect(await sheet.textContent()).toContain('Usted paga 6.2% de su pago')
  expect(new URL(page.url()).searchParams.get('line')).toBe('US.socialSecurity')
  expect(await page.evaluate(isWide)).toBe(false)
  await isClean('worker-stub-line')
})

test('a W-4 is tried first: told to the cent, and nothing is kept until it is saved', async () => {
  const { page, isClean } = await phone()
  const children = async () =>
    (await ok('reports/getW4History', who)).w4Informations.find(
      ({ standing }: { standing: string }) => standing === 'current',
    ).dependents
  const { taxes } = (await ok('reports/getPayStub', { payPeriodId: paidPeriodId, userId })).payStub
  const federal = taxes.find(({ name }: { name: string }) => name === 'Federal Withholding Tax')
    .amount as number
  await page.goto('/me/taxes?form=w4')
  await page.getByLabel('Hijos menores de 17 años').fill('1')
  await page.getByRole('button', { name: 'Probar primero' }).click()
  const effect = page.getByRole('status').filter({ hasText: 'Habría recibido' })
  await effect.waitFor()
  // A child is 2,200 a year off the tax, over 26 pays: 84.62, which is more than was withheld.
  const left = Math.max(0, Math.round(federal * 100) - 8462) / 100
  expect(await effect.textContent()).toContain(`$${federal.toFixed(2)} → $${left.toFixed(2)}`)
  expect(await effect.textContent()).toContain('Su último pago, calculado otra vez')
  expect(await children()).toBe(0)
  await isClean('worker-w4-tried')

  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.waitForURL((url) => url.search === '')
  expect(await children()).toBe(1)
})

test('a change of accounts waits, and the page says until when', async () => {
  const { page, isClean } = await phone()
  await changingPay(service).divert(who)
  await page.goto('/me/bank')
  const waits = page.getByRole('note').filter({ hasText: 'Un cambio espera hasta el' })
  await waits.waitFor()
  expect(await waits.textContent()).toMatch(/\d?\d:\d\d [ap]\.\s?m\. hora del Este/)
  await page.getByRole('button', { name: 'Repartir su pago' }).click()
  const [first] = await page.getByRole('dialog').getByRole('textbox').all()
  await first!.fill('60')
  // Less or more than the whole is not saved.
  expect(await page.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true)
  await isClean('worker-bank-waits')
})

test('time off: asked for, and taken back', async () => {
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'Leave', policyType: 'Unpaid' },
    })
  ).timeOffPolicy
  await ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds: [userId] })
  const { page, isClean } = await phone()
  await page.goto('/me/time-off?ask=yes')
  const day = weekdayAfter(today)
  await page.getByLabel('Primer día').fill(day)
  await page.getByLabel('Último día').fill(day)
  await page.getByRole('button', { name: 'Pedir', exact: true }).click()
  await page.getByRole('button', { name: /^Retirar/ }).click()
  await page.getByText('Retirado').waitFor()
  const { timeOffRequests } = await ok('reports/getTimeOffRequests', who)
  expect(timeOffRequests).toMatchObject([{ startDate: day, status: 'Cancelled' }])
  await isClean('worker-time-off')
})

test('hours: clocked in and out, added, and handed in', async () => {
  const [period] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const hourly = { wageRate: 22, wageBasis: 'Per Hour', userType: 'Paid by the hour' }
  await ok('adminPortal/updateUserWage', { userWage: { ...who, ...hourly, startDate: period.payBeginDate } })
  const { timeTrackingPolicyId } = (
    await ok('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy: { companyId, name: 'Hours' } })
  ).timeTrackingPolicy
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId,
    userIds: [userId],
  })
  const day = period.payBeginDate as string
  await ok('userPortal/addTimeEntry', { ...who, start: `${day}T09:00`, end: `${day}T12:00` })
  const { page, isClean } = await phone()
  await page.goto('/me/hours')
  await page.getByRole('button', { name: 'Marcar entrada' }).click()
  await page.getByRole('button', { name: 'Marcar salida' }).click()
  await page.getByRole('button', { name: 'Marcar entrada' }).waitFor()

  await page.getByRole('button', { name: 'Agregar horas' }).click()
  await page.getByLabel('Día').fill(day)
  await page.getByLabel('Desde').fill('13:00')
  await page.getByLabel('Hasta').fill('17:30')
  await page.getByLabel('Pausa sin pago').fill('0')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByText('4.5 horas').waitFor()
  await isClean('worker-hours')
  await page.getByRole('button', { name: 'Entregar esta hoja' }).first().click()
  await page.getByText('Entregada').first().waitFor()
})

function weekdayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`)
  do next.setUTCDate(next.getUTCDate() + 1)
  while ([0, 6].includes(next.getUTCDay()))
  return next.toISOString().slice(0, 10)
}
