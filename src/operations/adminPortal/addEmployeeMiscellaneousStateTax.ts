import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { readWorkerTax } from '../../law/engine/registration/worker-tax.ts'
import { saveStateTax } from '../../store/people/state-taxes.ts'
import { choice, date, id, line } from '../../wire/fields/fields.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

const answer = (example: string) =>
  z
    .union([line(255), z.number()], 'must be text')
    .transform((value) => String(value).trim())
    .meta({ type: 'string', examples: [example] })

export const addEmployeeMiscellaneousStateTax = operation({
  address: 'adminPortal/addEmployeeMiscellaneousStateTax',
  job: 'states',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'worker' },
  summary: 'Gives a worker in Washington the L&I risk class of their own.',
  description:
    'The keys are those of reports/getEmployeeMiscellaneousStateTaxFormFields. Sent again it replaces the class from ' +
    '`effectiveDate` (by default today) on.',
  body: z.object({
    employeeMiscellaneousStateTax: z.object({
      companyId: id('company'),
      userId: id('user'),
      code: choice(stateCodes)
        .nullish()
        .meta({ examples: ['WA'] }),
      RiskClassNameEmployee: answer('Clerical Office'),
      RiskClassCode: answer('4904-00'),
      PayrollDeductionRate: answer('0.1119'),
      CompositeRate: answer('0.3138'),
      effectiveDate: date().nullish(),
    }),
  }),
  reply: z.object({
    employeeMiscellaneousStateTax: z.object({
      instanceId: z.uuid(),
      status: z.literal('Ready'),
      message: z.string(),
    }),
  }),
  refusals: { wrongValue: '{fault}' },

  async run({ body: { employeeMiscellaneousStateTax: sent }, work, refuse }) {
    const worker = await workerOf(work, sent)

    const state = sent.code ?? 'WA'
    const reading = readWorkerTax(state, sent)
    if ('wrong' in reading) return refuse('wrongValue', { fault: reading.wrong[0]! })

    const instanceId = await saveStateTax(work, worker, {
      effectiveFrom: sent.effectiveDate ?? work.today,
      state,
      riskClassName: reading.tax.RiskClassNameEmployee,
      riskClassCode: reading.tax.RiskClassCode,
      payrollDeductionRate: reading.tax.PayrollDeductionRate,
      compositeRate: reading.tax.CompositeRate,
    })
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId, instanceId] })

    const message = 'Employee state tax added successfully'
    return { employeeMiscellaneousStateTax: { instanceId, status: 'Ready' as const, message } }
  },
})
