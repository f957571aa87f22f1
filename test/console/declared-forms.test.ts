import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { stateCodes } from '../../src/domain/values.ts'
import { root } from '../house/sources.ts'
import { consoleWorld } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

vi.setConfig({ testTimeout: 120_000 })

interface Declared {
  readonly key: string
  readonly type: string
  readonly required: boolean
  readonly example: string
}
interface Field {
  readonly path: readonly string[]
  readonly widget: string
  readonly required: boolean
}

/** The console's own interpreter of forms, as its pages use it. */
const source = (path: string) => import(/* @vite-ignore */ join(root, 'console/src', path))
const { declaredFields } = (await source('forms/field.ts')) as {
  declaredFields: (prefix: readonly string[], declared: readonly Declared[]) => readonly Field[]
}
const { bodyOf, idOf } = (await source('forms/values.ts')) as {
  bodyOf: (fields: readonly Field[], values: object, fixed: object) => object
  idOf: (field: Field) => string
}
const { OperationForm } = await source('forms/operation-form.tsx')
const { queries } = await source('calls/use-calls.ts')
const library = createRequire(join(root, 'console/package.json'))
const { createElement } = library('react')
const { renderToStaticMarkup } = library('react-dom/server')
const { QueryClientProvider } = await import(
  /* @vite-ignore */ library.resolve('@tanstack/react-query').replace('.cjs', '.js')
)

const service = await sharedService()
const { ok, call } = service
const { companyId, userId } = await consoleWorld(service)

/** What a form of the console would show, and what it would send when everything asked for holds its example. */
function filledIn(prefix: readonly string[], declared: readonly Declared[], fixed: object) {
  const fields = declaredFields(prefix, declared)
  const initial = Object.fromEntries(
    fields.flatMap((field, at) => {
      const { required, example, type } = declared[at]!
      // Where nothing must be said, one thing is.
      if (!required && (at > 0 || declared.some((one) => one.required))) return []
      return [[idOf(field), type.toLowerCase() === 'boolean' ? /^(true|yes)$/i.test(example) : example]]
    }),
  )
  const form = createElement(OperationForm, { address: 'none', fields, initial, fixed, submit: 'Save' })
  const shown: string = renderToStaticMarkup(createElement(QueryClientProvider, { client: queries }, form))
  return { fields, shown, body: bodyOf(fields, initial, fixed) }
}

const DRY = { headers: { 'Dry-Run': 'true' } }

function isWhole(
  { fields, shown }: { fields: readonly Field[]; shown: string },
  declared: readonly Declared[],
) {
  for (const field of fields) expect(shown).toContain(`name="${escaped(idOf(field))}"`)
  for (const { key } of declared) expect(shown).toContain(escaped(key))
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

describe('forms that the service declares are drawn, and take their own examples', () => {
  test('the withholding certificate of each of the 51 places', async () => {
    let drawn = 0
    for (const code of stateCodes) {
      const { stateW4FormFields: declared } = await ok('reports/getStateW4FormFields', { code })
      if (declared.length === 0) continue
      const form = filledIn(['stateW4Information'], declared, { userId, code, stateW4Information: {} })
      isWhole(form, declared)
      const reply = await call('userOnboarding/addStateW4Information', form.body, DRY)
      expect([code, reply.status, reply.body.error]).toEqual([code, 200, undefined])
      drawn++
    }
    expect(drawn).toBeGreaterThan(35)
  })

  test('the registration of each of the 51 places', async () => {
    const known = (await ok('reports/getStateRegistration', { companyId })).stateRegistrations.map(
      ({ code }: { code: string }) => code,
    )
    for (const code of stateCodes) {
      const { stateRegistrationFields: declared } = await ok('reports/getStateRegistrationFields', { code })
      const form = filledIn(['companyStateRegistration'], declared, {
        companyId,
        code,
        companyStateRegistration: {},
      })
      isWhole(form, declared)
      const address = known.includes(code) ? 'updateStateRegistrationInfo' : 'addStateRegistrationInfo'
      const reply = await call(`adminPortal/${address}`, form.body, DRY)
      expect([code, reply.status, reply.body.error]).toEqual([code, 200, undefined])
    }
  })

  test.each([
    'Child Support',
    'Federal Tax Levy',
    'State Tax Levy',
    'Student Loan',
    'Federal Agency Debt',
    'Creditor',
    'Bankruptcy',
  ])('an order: %s', async (garnishmentType) => {
    const { garnishmentFields: declared } = await ok('reports/getGarnishmentFields', { garnishmentType })
    const form = filledIn(['garnishment', 'garnishmentFields'], declared, {
      garnishment: { companyId, userId, garnishmentType, garnishmentFields: {} },
    })
    isWhole(form, declared)
    const reply = await call('adminPortal/addGarnishment', form.body, DRY)
    expect([reply.status, reply.body.error]).toEqual([200, undefined])
  })
})
