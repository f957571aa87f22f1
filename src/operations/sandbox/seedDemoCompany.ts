import { z } from 'zod'
import { demoStates } from '../../domain/sandbox/demo-people.ts'
import { plural } from '../../kernel/plural.ts'
import { seedCompany } from '../../work/sandbox/seed-company.ts'
import { operation } from '../declaration/operation.ts'

export const seedDemoCompany = operation({
  address: 'sandbox/seedDemoCompany',
  job: 'sandbox',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Makes a complete company that can be paid at once.',
  description:
    `KYB passed, a funding account ready, registered in ${demoStates.join(', ')}, a biweekly schedule whose first ` +
    'period holds today, and so many Active employees, all salaried and paid by direct deposit. No verification is ' +
    'skipped in any other company by this.',
  body: z.object({
    employees: z
      .int('must be a whole number')
      .min(1, 'must be at least 1')
      .max(100_000, 'must be at most 100000')
      .nullish(),
  }),
  reply: z.object({
    company: z.object({ companyId: z.uuid(), status: z.literal('Registered'), message: z.string() }),
  }),
  emits: ['company', 'paySchedule', 'payPeriod'],
  heavy: true,

  async run({ body, work }) {
    const employees = body.employees ?? 10

    const companyId = await seedCompany(work, employees)

    work.note({ companyId, facts: { employees } })
    const message = `Demo company with ${plural(employees, 'employee')} is ready to be paid`
    return { company: { companyId, status: 'Registered' as const, message } }
  },
})
