import { missingPlaceRates } from '../../law/engine/registration/assigned-rates.ts'
import { arizonaFaults, type CertificateFault, stateFormFaults } from '../pay/certificate-faults.ts'
import { stateForm } from '../pay/certificates.ts'
import type { StateAnswers } from '../pay/facts.ts'
import type { CompanyTask } from './company-tasks.ts'

/** A certificate in force, one of the workers who gave it, and how many did. */
interface CertificateHere {
  readonly name: string
  readonly people: number
}

export interface CertificatesHere {
  readonly arizona: readonly (CertificateHere & { readonly arizonaBasisPoints: number })[]
  readonly forms: readonly (CertificateHere & { readonly state: string; readonly fields: StateAnswers })[]
}

/** What of the workers' certificates keeps a payroll from being run, and which operation mends it. */
export function certificateTasks(
  { arizona, forms }: CertificatesHere,
  registrations: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly CompanyTask[] {
  const refused = [
    ...arizona.flatMap((each) => arizonaFaults(each).map((fault) => correct(each, fault))),
    ...forms.flatMap((each) => stateFormFaults(each.state, each.fields).map((fault) => correct(each, fault))),
  ]
  const rates = new Map(
    forms
      .filter(({ state, fields }) => stateFormFaults(state, fields).length === 0)
      .flatMap((each) => ratesAsked(each, registrations[each.state]).map((task) => [task.task, task])),
  )
  return [...refused, ...rates.values()]
}

const correct = (of: CertificateHere, { field, message, operation }: CertificateFault): CompanyTask => ({
  code: 'correctCertificate',
  task: `Correct ${field}`,
  description: `${whose(of)}: ${message}.`,
  operation,
})

function ratesAsked(
  { state, fields, ...of }: CertificatesHere['forms'][number],
  registered: Readonly<Record<string, string>> | undefined,
): readonly CompanyTask[] {
  const { resident, work } = stateForm(state, fields).localities
  return missingPlaceRates(state, [...resident, ...work], registered).map((key) => ({
    code: 'addPlaceRate',
    task: `Add ${key}`,
    description: `${state}: ${whose(of)} cannot be paid without the ${key} of the registration.`,
    operation: `adminPortal/${registered ? 'update' : 'add'}StateRegistrationInfo`,
  }))
}

const whose = ({ name, people }: CertificateHere): string =>
  people === 1 ? name : `${name} and ${people - 1} more`
