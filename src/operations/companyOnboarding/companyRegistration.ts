import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../../domain/access/language.ts'
import { kybMachine } from '../../domain/company/kyb.ts'
import { insertBusinessUser } from '../../store/company/business-users.ts'
import { insertCompany } from '../../store/company/companies.ts'
import { companyFields, companyKeyRefusals, companyOf, termsRefusals } from '../../wire/business.ts'
import { newMetadata } from '../../wire/client-keys.ts'
import { flag, optionalText, text } from '../../wire/fields/fields.ts'
import { email, phone } from '../../wire/fields/formats.ts'
import { operation } from '../declaration/operation.ts'

export const companyRegistration = operation({
  address: 'companyOnboarding/companyRegistration',
  job: 'company',
  verb: 'POST',
  access: { scope: 'people', roles: [], reach: 'client' },
  summary: 'Registers a company with its administrator; KYB data and locations follow in steps of their own.',
  body: z.object({
    registration: z.object({
      ...companyFields,
      firstName: text(100),
      middleName: optionalText(100),
      lastName: text(100),
      phoneNumber: phone(),
      email: email(),
      isEsign: flag().nullish(),
      isTermsAccepted: flag(),
    }),
  }),
  reply: z.object({
    registration: z.object({
      companyId: z.uuid(),
      businessUserId: z.uuid(),
      status: z.literal('Registered'),
      message: z.string(),
    }),
  }),
  refusals: { ...termsRefusals, ...companyKeyRefusals },
  conflicts: { external_claim_pkey: 'externalIdInUse' },
  emits: ['company'],

  async run({ body: { registration }, work, refuse }) {
    if (!registration.isTermsAccepted) refuse('termsNotAccepted')

    const companyId = await insertCompany(work, {
      ...companyOf(registration),
      isEsign: registration.isEsign ?? false,
      kybStatus: kybMachine.initial,
      metadata: newMetadata(registration.metadata),
    })
    const businessUserId = await insertBusinessUser(work, companyId, { ...registration, ...adminOnly })
    work.emit({ family: 'company', change: 'insert', companyId, entityId: companyId })
    work.note({ companyId, subjectIds: [companyId, businessUserId] })

    const message = 'Company registered successfully'
    return { registration: { companyId, businessUserId, status: 'Registered' as const, message } }
  },
})

/** Who registers runs payroll; ownership is told later, with updateAdminUser. */
const adminOnly = {
  language: DEFAULT_LANGUAGE,
  address1: '',
  address2: '',
  city: '',
  state: '',
  zipcode: '',
  ssn: null,
  dateOfBirth: null,
  payrollAdmin: true,
  bookkeeper: false,
  beneficialOwner: false,
  ownershipBasisPoints: 0,
}
