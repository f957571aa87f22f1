import { z } from 'zod'
import { mappingFault } from '../../domain/payroll/account-mapping.ts'
import { saveAccountMapping } from '../../store/company/account-mapping.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { laborUnits } from '../../store/structure/labor-units.ts'
import { mappingField, mappingOf } from '../../wire/account-mapping.ts'
import { id } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const updateAccountMapping = operation({
  address: 'adminPortal/updateAccountMapping',
  job: 'reports',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Says what the company’s books call the accounts of the payroll journal.',
  description:
    'Instead of everything that was said before; an empty list takes it all away. A row may be for a whole account, for ' +
    'one pay item, tax, agency or plan of it (`detail`), and, of a cost, for one department. Whoever names the `detail` ' +
    'counts before whoever does not, and then whoever names the department. Costs follow the departments of the ' +
    'earnings, to the cent. It holds for every journal that is asked for from then on, also of earlier days.',
  body: z.object({
    companyId: id('company'),
    accountMapping: z.array(mappingField).max(1000).describe('What the books call each account.'),
  }),
  reply: z.object({
    accountMapping: z
      .object({ companyId: z.uuid(), status: z.literal('Ready'), message: z.string() })
      .describe('The company whose accounts were mapped.'),
  }),
  refusals: {
    twice: 'Two rows of accountMapping are for the same {account}, detail and department; send one',
    notACost: 'departmentId goes with accounts of cost only, and {account} is none',
  },

  async run({ body, work, refuse }) {
    const { companyId } = body
    known(await lockCompany(work, companyId), 'company')
    const rows = body.accountMapping.map(mappingOf)
    const ids = [...new Set(rows.flatMap(({ departmentId }) => departmentId ?? []))]
    const units = ids.length > 0 ? await laborUnits(work, companyId, { ids, kind: 'department' }) : []

    if (units.length < ids.length) throw unknownId('department')
    const fault = mappingFault(rows)
    if (fault) refuse(fault.code, { account: fault.account })

    await saveAccountMapping(work, companyId, rows)
    work.note({ companyId, facts: { rows: rows.length } })
    const message = 'Account mapping saved successfully'
    return { accountMapping: { companyId, status: 'Ready' as const, message } }
  },
})
