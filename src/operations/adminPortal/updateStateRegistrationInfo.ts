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

export const updateStateRegistrationInfo = operation({
  address: 'adminPortal/updateStateRegistrationInfo',
  job: 'states',
  verb: 'PUT',
  access: { scope: 'filings', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Changes a company’s registration with a state’s agencies.',
  description:
    'What is left out stays. It holds from the `Unemployment Rate Effective Date` that is sent, or else from today; ' +
    'the days before keep what they had. Where that day is past, the next payroll corrects the employer’s taxes that were ' +
    'charged since, as a line of its own on each paycheck.',
  body: registrationBody,
  reply: registrationReply,
  refusals: {
    ...registrationRefusals,
    notThere: 'The company is not registered in {code} yet; use addStateRegistrationInfo',
  },

  async run({ body: { companyId, code, companyStateRegistration: given }, work, refuse }) {
    known(await lockCompany(work, companyId), 'company')
    const check = checkRegistration(code, given)
    const { values: changed } = check
    const effectiveFrom = rateBegins(changed) ?? work.today
    const [existing] = await loadStateRegistrations(work, companyId, { on: effectiveFrom, state: code })

    const fault = registrationFault(given, check)
    if (fault?.[0] === 'unknownItem') refuse(...fault)
    const { fields: before } = existing ?? refuse('notThere', { code })
    if (fault) refuse(...fault)
    const fields = { ...before, ...changed }

    await saveStateRegistration(work, companyId, { state: code, effectiveFrom, fields, changed })
    if (effectiveFrom < work.today)
      await openCorrection(work, companyId, { state: code, since: effectiveFrom })
    dateDepositsLater(work, { companyId, payDate: null })
    work.note({ companyId, subjectIds: [companyId], facts: { state: code } })
    const missing = check.missing.filter((key) => !(key in fields))
    const message = `State registration information updated successfully${remarks({ ...check, missing })}`
    return { status: 'Success' as const, message }
  },
})
