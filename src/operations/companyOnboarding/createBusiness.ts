import { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../../domain/access/language.ts'
import { kybMachine } from '../../domain/company/kyb.ts'
import { move } from '../../kernel/machine.ts'
import { insertBusinessUser } from '../../store/company/business-users.ts'
import { insertCompany } from '../../store/company/companies.ts'
import { insertKyb } from '../../store/company/kyb.ts'
import { insertLocation } from '../../store/company/locations.ts'
import {
  businessUserFields,
  companyKeyRefusals,
  kybFields,
  kybOf,
  locationFields,
  registrationFields,
  termsRefusals,
} from '../../wire/business.ts'
import { newMetadata } from '../../wire/client-keys.ts'
import { flag } from '../../wire/fields/fields.ts'
import { birthFault, birthRefusals } from '../../wire/identity.ts'
import { einRefusals, foundedRefusals } from '../../wire/kyb.ts'
import { locationRefusals } from '../../wire/location.ts'
import { ownerFaults } from '../../wire/ownership.ts'
import { verifyBusinessLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const createBusiness = operation({
  address: 'companyOnboarding/createBusiness',
  job: 'company',
  verb: 'POST',
  access: { scope: 'people', roles: [], reach: 'client' },
  summary:
    'Registers a company with its KYB data, first location and administrator, and starts verification.',
  description: 'All or nothing. The EIN is unique among the companies of a client.',
  body: z.object({
    registration: z.object({ ...registrationFields, isTermsAccepted: flag() }),
    kybInformation: z.object(kybFields),
    companyLocation: z.object(locationFields),
    businessUser: z.object(businessUserFields).superRefine(ownerFaults),
  }),
  reply: z.object({
    registration: z.object({
      companyId: z.uuid(),
      kybInformationId: z.uuid(),
      businessUserId: z.uuid(),
      companyLocationId: z.uuid(),
      status: z.literal('Registered'),
      message: z.string(),
    }),
  }),
  refusals: {
    ...einRefusals,
    ...foundedRefusals,
    ...termsRefusals,
    ...locationRefusals,
    ...birthRefusals,
    ...companyKeyRefusals,
  },
  conflicts: { ein_claim_pkey: 'einInUse', external_claim_pkey: 'externalIdInUse' },
  emits: ['company'],

  async run({
    body: { registration, kybInformation: kyb, companyLocation: place, businessUser },
    work,
    refuse,
  }) {
    if (!registration.isTermsAccepted) refuse('termsNotAccepted')
    if (!place.isFilingAddress) refuse('firstLocationMustFile')
    if (kyb.dateOfIncorporation > work.today) refuse('notFoundedYet')
    const unlikely = birthFault(businessUser.dateOfBirth, work.today)
    if (unlikely) refuse(unlikely)

    const companyId = await insertCompany(work, {
      name: registration.company,
      businessWebsite: registration.businessWebsite,
      doingBusinessAs: registration.doingBusinessAs,
      naicsCode: '',
      isEsign: false,
      externalId: registration.externalId,
      metadata: newMetadata(registration.metadata),
      kybStatus: move(kybMachine, kybMachine.initial, 'createBusiness'),
    })
    const kybInformationId = await insertKyb(work, companyId, kybOf(kyb))
    const companyLocationId = await insertLocation(work, companyId, {
      ...place,
      name: place.companyLocation,
    })
    const businessUserId = await insertBusinessUser(work, companyId, {
      ...businessUser,
      language: businessUser.language || DEFAULT_LANGUAGE,
      ownershipBasisPoints: businessUser.ownershipPercentage ?? 0,
    })
    verifyBusinessLater(work, companyId)
    work.emit({ family: 'company', change: 'insert', companyId, entityId: companyId })
    work.note({ companyId, subjectIds: [companyId, kybInformationId, companyLocationId, businessUserId] })

    return {
      registration: {
        companyId,
        kybInformationId,
        businessUserId,
        companyLocationId,
        status: 'Registered' as const,
        message: 'Company registered successfully; KYB verification is in progress',
      },
    }
  },
})
