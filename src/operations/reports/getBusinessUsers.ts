import { z } from 'zod'
import { languages } from '../../domain/access/language.ts'
import type { BusinessUser } from '../../domain/company/business-user.ts'
import { loadBusinessUsers } from '../../store/company/business-users.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { visibleTo } from '../../wire/fields/visible.ts'
import { operation } from '../declaration/operation.ts'

/** Where the owners live is not a bookkeeper's to know. */
const OWNERS = { roles: ['administrator'] } as const

export const getBusinessUsers = operation({
  address: 'reports/getBusinessUsers',
  job: 'company',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the owners, administrators and bookkeepers of a company, in order of creation.',
  description:
    'The SSN is masked; the date of birth is not answered. A bookkeeper reads neither SSN nor home address.',
  body: z.object({ companyId: id('company'), ...page }),
  reply: z.object({
    businessUsers: z.array(
      z.object({
        businessUserId: z.uuid(),
        firstName: z.string(),
        middleName: z.string(),
        lastName: z.string(),
        phoneNumber: z.string(),
        email: z.string(),
        language: z.enum(languages),
        address1: visibleTo(z.string(), OWNERS),
        address2: visibleTo(z.string(), OWNERS),
        city: visibleTo(z.string(), OWNERS),
        state: visibleTo(z.string(), OWNERS),
        zipcode: visibleTo(z.string(), OWNERS),
        ssn: visibleTo(z.string(), OWNERS),
        payrollAdmin: z.boolean(),
        bookkeeper: z.boolean(),
        beneficialOwner: z.boolean(),
        ownershipPercentage: z.number(),
      }),
    ),
    ...pageReply,
  }),

  async run({ body, work }) {
    if (!(await companyExists(work, body.companyId))) throw unknownId('company')
    const people = await loadBusinessUsers(work, body.companyId, rangeOf(body))

    const { items, next } = pageOf(body, people, (person) => person.businessUserId)
    return { businessUsers: items.map(shown), ...next }
  },
})

const shown = ({ ssn, dateOfBirth: _, ownershipBasisPoints, ...person }: BusinessUser) => ({
  ...person,
  ssn: ssn?.masked() ?? '',
  ownershipPercentage: ownershipBasisPoints / 100,
})
