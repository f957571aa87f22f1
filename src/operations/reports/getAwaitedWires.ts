import { z } from 'zod'
import { wireDueAt } from '../../domain/calendar/wire.ts'
import { fundingMethods } from '../../domain/money/funding.ts'
import { wireQuote } from '../../domain/money/wire.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { companyExists } from '../../store/company/companies.ts'
import { awaitedWires, wireKeyOf } from '../../store/money/wires.ts'
import { amount, optionalId } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { ID, pageBy, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { operation } from '../declaration/operation.ts'

export const getAwaitedWires = operation({
  address: 'reports/getAwaitedWires',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists the wires for payrolls that have not arrived, the most urgent first.',
  description:
    'Of a company, or of all. Who owes how much by when, and what the wire is to quote. One that is not recorded with ' +
    'recordWire by `dueAt` fails its payroll.',
  body: z.object({
    companyId: optionalId('company').describe('Only wires of this company.'),
    ...pageBy(new RegExp(`^\\d{4}-\\d\\d-\\d\\d\\|${ID}$`)),
  }),
  reply: z.object({
    wires: z
      .array(
        z.object({
          companyId: z.uuid(),
          company: z.string(),
          payPeriodId: z.uuid(),
          method: z
            .enum(fundingMethods)
            .describe('Whether the company sends it (`Wire`), or the bank asks for it (`Reverse Wire`).')
            .meta({ examples: ['Wire'] }),
          amount: amount().describe('How much is to arrive, to the cent.'),
          dueAt: z.string().describe('By when it has to be recorded.'),
          payDate: z.string(),
          quote: z
            .string()
            .describe('What the wire is to quote.')
            .meta({ examples: ['9C41D07B2E'] }),
          isLocked: z
            .boolean()
            .describe('Whether the payroll cannot be taken back any more; only then is its wire recorded.'),
        }),
      )
      .describe('The wires that are awaited.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (companyId && !(await companyExists(work, companyId))) throw unknownId('company')
    const { after, atMost } = rangeOf(body)
    const [day, runId] = after?.split('|') ?? []
    const found = await awaitedWires(work, {
      companyIds: companyId && [companyId],
      after: day && runId ? { day, runId } : undefined,
      atMost,
    })

    const { items, next } = pageOf(body, found, wireKeyOf)
    return {
      wires: items.map(({ runId: run, dueOn, ...wire }) => ({
        ...wire,
        amount: cents(wire.amount),
        dueAt: isoInstant(wireDueAt(dueOn)),
        quote: wireQuote(run),
      })),
      ...next,
    }
  },
})
