import type { SharedService } from '../support/shared.ts'

/** The three kinds are one shape. */
const units = {
  department: { method: 'Department', words: 'department', list: 'departments' },
  job: { method: 'Job', words: 'job', list: 'jobs' },
  costCenter: { method: 'CostCenter', words: 'cost center', list: 'costCenters' },
} as const

export type UnitKind = keyof typeof units

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
