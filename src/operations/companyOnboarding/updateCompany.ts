import { z } from 'zod'
import { fundingMethods } from '../../domain/money/funding.ts'
import { federalDepositSchedules } from '../../domain/values.ts'
import { yearOf } from '../../kernel/dates.ts'
import { changeCompany, setDepositSchedule } from '../../store/company/changes.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { oldestIssued } from '../../store/money/check-numbers.ts'
import { changedCompany, companyFields, companyKeyRefusals } from '../../wire/business.ts'
import { keptMetadata, metadataRefusals } from '../../wire/client-keys.ts'
import { choice, flag, id, sparse } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { dateDepositsLater } from '../../work/money/deposits.ts'
import { staleLater } from '../../work/money/stale-checks.ts'
import { operation } from '../declaration/operation.ts'

export const updateCompany = operation({
  address: 'companyOnboarding/updateCompany',
  job: 'company',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Changes what is known of a company.',
  description:
    'What is left out stays. `federalDepositSchedule` is what the IRS lookback rule assigned to the company for this ' +
    'calendar year; it stands until another year is given another, and moves the deposits that were not sent.',
  body: z.object({
    company: z.object({
      companyId: id('company'),
      ...sparse({
        ...companyFields,
        federalDepositSchedule: choice(federalDepositSchedules),
        isTermsAccepted: flag(),
        requiresApproval: flag().describe(
          'Whether each payroll is approved by a second person before it is run. A person who signed in can turn it on; ' +
            'only the platform can turn it off.',
        ),
        requiresKnownPlaces: flag().describe(
          'Whether an open question about a place, on which a local tax depends, stops a payroll. Off, it is a warning ' +
            'that names the range at stake.',
        ),
        paysTipMakeUp: flag().describe('Whether what tipped weeks lack of the minimum wage is paid.'),
        checkStaleDays: z
          .int('must be a whole number')
          .min(30, 'must be at least 30')
          .max(3650, 'must be at most 3650')
          .describe('After how many days a check that nobody cashed is stale; 180 unless another is given.'),
        sameDayAch: flag()
          .describe(
            'Whether a payroll that is run after its deadline is drawn and paid by same-day ACH, up to 1,000,000 an entry: on ' +
              'the same day when it is run by 10:00 US Eastern, else on the next banking day. People are then paid before the ' +
              'bank can return the draw, so only the platform can turn it on.',
          )
          .meta({ examples: [false] }),
        fundingMethod: choice(fundingMethods).describe(
          'How the money for payrolls comes. `ACH`: it is drawn from the company’s account. `Wire`: the company wires it; ' +
            '`Reverse Wire`: the platform’s bank asks the company’s bank to wire it (a drawdown request). A wire that is not ' +
            'recorded with recordWire by 18:00 US Eastern of the banking day before the pay date fails the payroll, and ' +
            'nobody is paid. Payrolls that are submitted stay as they are. Only the platform can change it.',
        ),
      }),
    }),
  }),
  reply: z.object({
    company: z.object({ companyId: z.uuid(), status: z.literal('Registered'), message: z.string() }),
  }),

  refusals: {
    ...companyKeyRefusals,
    ...metadataRefusals,
    platformTurnsOn: 'Same-day ACH can only be turned on by the platform, with its API key',
    platformFunds: 'How payrolls are funded can only be changed by the platform, with its API key',
    platformTurnsOff: 'Approval by a second person can only be turned off by the platform, with its API key',
  },
  conflicts: { external_claim_pkey: 'externalIdInUse' },

  async run({ body, work, caller, refuse }) {
    const { companyId, federalDepositSchedule: schedule, ...sent } = body.company
    const company = known(await lockCompany(work, companyId), 'company')
    if (sent.requiresApproval === false && caller.kind === 'person') refuse('platformTurnsOff')
    if (sent.sameDayAch && caller.kind === 'person') refuse('platformTurnsOn')
    if (sent.fundingMethod && sent.fundingMethod !== company.funding_method && caller.kind === 'person') {
      refuse('platformFunds')
    }
    const metadata = keptMetadata(company.metadata, sent.metadata, refuse)

    await changeCompany(work, companyId, { ...changedCompany(sent), metadata })
    if (schedule) {
      await setDepositSchedule(work, companyId, { year: yearOf(work.today), schedule })
      dateDepositsLater(work, { companyId, payDate: null })
    }
    const oldest = sent.checkStaleDays && (await oldestIssued(work, companyId))
    if (oldest) await staleLater(work, companyId, oldest)
    work.note({ companyId, subjectIds: [companyId] })
    const message = 'Company updated successfully'
    return { company: { companyId, status: 'Registered' as const, message } }
  },
})
