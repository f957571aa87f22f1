import { z } from 'zod'
import { jurisdictions } from '../../domain/values.ts'
import { paymentsIn } from '../../law/engine/agencies/find.ts'
import { agencyForm, agencyRecord } from '../../wire/agency.ts'
import { choice } from '../../wire/fields/fields.ts'
import { pageBy, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getAgencies = operation({
  address: 'reports/getAgencies',
  job: 'states',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary:
    'Every agency that payroll taxes are paid to, with its taxes, forms, channel and deposit frequencies.',
  description:
    'One entry is one payment: taxes that are paid together, under one account number, on one day. `code` asks for one ' +
    'jurisdiction, `US` for the federal ones. What a company has registered and owes is answered by getTaxLiabilities.',
  body: z.object({
    code: choice(jurisdictions).nullish().describe('The jurisdiction: `US`, or a state; left out, all.'),
    ...pageBy(/^[A-Z]{2} [\w.{}-]+$/),
  }),
  reply: z.object({ agencies: z.array(agencyRecord), ...pageReply }),

  async run({ body }) {
    const asked = body.code ? [body.code] : jurisdictions
    const agencies = asked.flatMap((where) => paymentsIn(where).map((payment) => agencyForm(where, payment)))

    const { items, next } = pageIn(body, agencies, keyOf)
    return { agencies: items, ...next }
  },
})

/** What is paid by place is called the same in every state. */
const keyOf = ({ jurisdiction, agencyCode }: z.output<typeof agencyRecord>): string =>
  `${jurisdiction} ${agencyCode}`
