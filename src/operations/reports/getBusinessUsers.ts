import { z } from 'zod'
import type { BusinessUser } from '../../domain/company/business-user.ts'
import { loadBusinessUsers } from '../../store/company/business-users.ts'
import { companyExists } from '../../store/company/companies.ts'
import { id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getBusinessUsers = operation({
  address: 'reports/getBusinessUsers',
  job: 'company',
  verb: 'GET',
  summary: 'Lists the owners, administrators and bookkeepers of a company, in order of creation.',
  description: 'The SSN is masked; the date of birth is not answered.',
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
        address1: z.string(),
        address2: z.string(),
        city: z.string(),
        state: z.string(),
        zipcode: z.string(),
        ssn: z.string(),
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
