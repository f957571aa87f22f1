import { z } from 'zod'
import { benefitTypes, planTypeOf, taxTreatments } from '../../domain/benefits/values.ts'
import { insertPlan } from '../../store/benefits/plans.ts'
import { companyExists } from '../../store/company/companies.ts'
import {
  contributionFields,
  isNotHourly,
  NOT_SET,
  planRefusals,
  planReply,
  sidesOf,
} from '../../wire/benefit.ts'
import { choice, id, money, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { matchFault, matchFormulaField } from '../../wire/match-formula.ts'
import { operation } from '../declaration/operation.ts'

export const addBenefitPlan = operation({
  address: 'benefits/addBenefitPlan',
  job: 'benefits',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Adds a benefit plan to a company.',
  description:
    'The name stands on pay stubs and names what is owed to the carrier, or to the union of Union Dues. `taxTreatment` may be left out: it is then the ' +
    'type’s usual one. Medical, Dental, Vision and HSA may be run after tax; 401(k), FSA, Dependent Care FSA and Commuter ' +
    'are always pre-tax; Roth 401(k), Life, Disability, Union Dues and Other always after tax. Amounts (each regular paycheck) and ' +
    'percents (of the pay of every paycheck) are what an enrollment gets unless it says otherwise. The legal limit always ' +
    'applies per person, and `annualLimit` only lowers it for the worker’s own money; 401(k) and Roth 401(k) share one. ' +
    'What the employer adds uses up the limit of HSA, Dependent Care FSA and Commuter (a month). Plan years are calendar years. ' +
    '`matchFormula` of a 401(k) or Roth 401(k) adds for what is deferred, of both kinds together, on every paycheck that ' +
    'defers: of pay up to 401(a)(17), and with everything else that goes to the plan up to 415(c), catch-up apart. What a ' +
    'limit cuts, previewPayroll and explainPaycheck tell.',
  body: z.object({
    benefitPlan: z.object({
      companyId: id('company'),
      name: text(100),
      type: choice(benefitTypes),
      taxTreatment: choice(taxTreatments).nullish(),
      ...contributionFields,
      annualLimit: money().nullish(),
      matchFormula: matchFormulaField(),
    }),
  }),
  reply: planReply,
  refusals: {
    ...planRefusals,
    treatment: 'A {type} plan cannot be {taxTreatment}',
  },
  conflicts: { benefit_plan_name: 'nameTaken' },

  async run({ body: { benefitPlan: sent }, work, refuse }) {
    const { companyId, type } = sent
    if (!(await companyExists(work, companyId))) throw unknownId('company')

    const { treatments } = planTypeOf(type)
    const taxTreatment = sent.taxTreatment ?? treatments[0]
    if (!treatments.includes(taxTreatment)) refuse('treatment', { type, taxTreatment })
    const match = sent.matchFormula ?? null
    const fault = matchFault(type, match)
    if (fault) refuse(fault)
    if (isNotHourly(type, sent.employeePerHour)) refuse('notHourly')
    const sides = sidesOf(sent)
    if (typeof sides === 'string') return refuse('bothGiven', { side: sides })

    const benefitPlanId = await insertPlan(work, companyId, {
      name: sent.name,
      type,
      taxTreatment,
      employee: sides.employee ?? NOT_SET,
      employer: sides.employer ?? NOT_SET,
      annualLimit: sent.annualLimit ?? null,
      match,
    })
    work.note({ companyId, subjectIds: [benefitPlanId] })

    const message = 'Benefit plan added successfully'
    return { benefitPlan: { benefitPlanId, status: 'Ready' as const, message } }
  },
})
