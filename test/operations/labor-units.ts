import { expect, test } from 'vitest'
import { refused } from '../support/caller.ts'
import { people } from '../support/people.ts'
import { type SharedService, sharedService } from '../support/shared.ts'

/** The three kinds are one shape: a file of tests per operation, and what they hold here. */
const units = {
  department: { method: 'Department', words: 'department', list: 'departments' },
  job: { method: 'Job', words: 'job', list: 'jobs' },
  costCenter: { method: 'CostCenter', words: 'cost center', list: 'costCenters' },
} as const

type UnitKind = keyof typeof units

/** What the tests of a kind of unit do with one company. */
export function unitsOf({ call, ok }: SharedService, companyId: string, kind: UnitKind) {
  const { method, list } = units[kind]
  const id = `${kind}Id`
  const add = (name: string, code?: string) =>
    call(`adminPortal/add${method}`, { [kind]: { companyId, name, code } })
  return {
    id,
    add,
    added: async (name: string): Promise<string> => (await add(name)).body[kind][id],
    change: (unitId: string, more: object) =>
      call(`adminPortal/update${method}`, { [kind]: { [id]: unitId, ...more } }),
    listed: async (more: object = {}) => {
      const reply = await ok(`reports/get${method}s`, { companyId, ...more })
      return { all: reply[list], nextCursor: reply.nextCursor }
    },
  }
}

async function ground(kind: UnitKind) {
  const sandbox = await sharedService()
  const companyId = await people(sandbox).newCompany()
  const { method, words } = units[kind]
  const said = words[0]!.toUpperCase() + words.slice(1)
  return { sandbox, companyId, method, words, said, ...unitsOf(sandbox, companyId, kind) }
}

export async function testAdding(kind: UnitKind): Promise<void> {
  const { sandbox, companyId, method, words, said, id, add } = await ground(kind)

  test(`a ${words} is added; another of its name is not, in any letter case`, async () => {
    const { body } = await add('Baking', '4100')
    expect(body).toEqual({
      [kind]: { [id]: expect.any(String), status: 'Active', message: `${said} added successfully` },
    })
    expect(await add('BAKING')).toMatchObject(refused(`Another ${words} of this company has the name`))
  })

  test('nobody adds to another client’s company', async () => {
    const sent = { [kind]: { companyId, name: 'Other' } }
    expect(await sandbox.stranger(`adminPortal/add${method}`, sent)).toMatchObject(
      refused('Invalid CompanyId'),
    )
  })
}

export async function testChanging(kind: UnitKind): Promise<void> {
  const { sandbox, companyId, method, words, said, id, added, change, listed } = await ground(kind)
  const baking = await added('Baking')
  const unknown = refused(`Invalid ${method}Id`)

  test('what is left out stays', async () => {
    expect((await change(baking, { name: 'Bakery' })).body).toEqual({
      [kind]: { [id]: baking, status: 'Ready', message: `${said} updated successfully` },
    })
    await change(baking, { code: '4100' })
    await change(baking, { isActive: false })
    expect((await listed()).all).toEqual([{ [id]: baking, name: 'Bakery', code: '4100', isActive: false }])
  })

  test('a name that another has, an id of another kind, and another client’s', async () => {
    await added('Sales')
    expect(await change(baking, { name: 'sales' })).toMatchObject(
      refused(`Another ${words} of this company has the name`),
    )
    const other = kind === 'job' ? 'department' : 'job'
    const stray = await unitsOf(sandbox, companyId, other).added('Stray')
    expect(await change(stray, { name: 'Other' })).toMatchObject(unknown)
    const sent = { [kind]: { [id]: baking, name: 'Other' } }
    expect(await sandbox.stranger(`adminPortal/update${method}`, sent)).toMatchObject(unknown)
  })
}

export async function testListing(kind: UnitKind): Promise<void> {
  const { sandbox, companyId, method, id, added, listed } = await ground(kind)

  test('in order of creation, page by page', async () => {
    const first = await added('Sales')
    const second = await added('Baking')
    const row = { code: '', isActive: true }
    expect((await listed()).all).toEqual([
      { [id]: first, name: 'Sales', ...row },
      { [id]: second, name: 'Baking', ...row },
    ])
    const page = await listed({ limit: 1 })
    expect(page.all).toMatchObject([{ name: 'Sales' }])
    expect((await listed({ limit: 1, cursor: page.nextCursor })).all).toMatchObject([{ name: 'Baking' }])
  })

  test('another client sees none', async () => {
    expect(await sandbox.stranger(`reports/get${method}s`, { companyId })).toMatchObject(
      refused('Invalid CompanyId'),
    )
  })
}
