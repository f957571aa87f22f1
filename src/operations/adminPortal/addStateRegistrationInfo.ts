import { checkRegistration } from '../../law/engine/registration/check.ts'
import { rateBegins } from '../../law/engine/registration/employer.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { loadStateRegistrations, saveStateRegistration } from '../../store/company/state-registrations.ts'
import { openCorrection } from '../../store/payroll/rate-corrections.ts'
import { known } from '../../wire/fields/nouns.ts'
import {
  registrationBody,
  registrationFault,
  registrationRefusals,
  registrationReply,
  remarks,
} from '../../wire/state-registration.ts'
import { dateDepositsLater } from '../../work/money/deposits.ts'
import { operation } from '../declaration/operation.ts'

export const addStateRegistrationInfo = operation({
  address: 'adminPortal/addStateRegistrationInfo',
  job: 'states',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Registers a company with a state’s agencies.',
  description:
    'The keys are the labels of getStateRegistrationFields. `Applied For` is a valid account number. A format that is ' +
    'verified is enforced, any other only warns in `message`; what is still missing is named there too. It holds ' +
    'from the `Unemployment Rate Effective Date`, or else from today.',
  body: registrationBody,
  reply: registrationReply,
  refusals: {
    ...registrationRefusals,
    exists: 'The company is registered in {code} already; use updateStateRegistrationInfo',
  },

  async run({ body: { companyId, code, companyStateRegistration: given }, work, refuse }) {
    known(await lockCompany(work, companyId), 'company')
    const [existing] = await loadStateRegistrations(work, companyId, { on: work.today, state: code })

    const check = checkRegistration(code, given)
    const fault = registrationFault(given, check)
    if (fault?.[0] === 'unknownItem') refuse(...fault)
    if (existing) refuse('exists', { code })
    if (fault) refuse(...fault)

    const { values: fields } = check
    const effectiveFrom = rateBegins(fields) ?? work.today
    await saveStateRegistration(work, companyId, { state: code, effectiveFrom, fields, changed: {} })
    if (effectiveFrom < work.today)
      await openCorrection(work, companyId, { state: code, since: effectiveFrom })
    dateDepositsLater(work, { companyId, payDate: null })
    work.note({ companyId, subjectIds: [companyId], facts: { state: code } })
    const message = `State registration information added successfully${remarks(check)}`
    return { status: 'Success' as const, message }
  },
})
