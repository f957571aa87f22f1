import { missingPlaceRates } from '../../law/engine/registration/assigned-rates.ts'
import { arizonaFaults, type CertificateFault, stateFormFaults } from '../pay/certificate-faults.ts'
import { stateForm } from '../pay/certificates.ts'
import type { StateAnswers } from '../pay/facts.ts'
import type { CompanyTask } from './company-tasks.ts'

/** Certificates, the like once. */
export interface CertificateKinds<Of = unknown> {
  readonly arizona: readonly (Of & { readonly arizonaBasisPoints: number })[]
  readonly forms: readonly (Of & { readonly state: string; readonly fields: StateAnswers })[]
}

/** One of the workers who gave it, and how many did. */
interface Givers {
  readonly name: string
  readonly people: number
}

/** Those in force. */
export type CertificatesHere = CertificateKinds<Givers>

type Registrations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Those that keep a payroll from being run while somebody has them: whose they are is asked of no others. */
export const mendedKinds = (
  { arizona, forms }: CertificateKinds,
  registrations: Registrations,
): CertificateKinds => ({
  arizona: arizona.filter((each) => arizonaFaults(each).length > 0),
  forms: forms.filter(
    ({ state, fields }) =>
      stateFormFaults(state, fields).length > 0 ||
      missingRates(state, fields, registrations[state]).length > 0,
  ),
})

/** What of the workers' certificates keeps a payroll from being run, and which operation mends it. */
export function certificateTasks(
  { arizona, forms }: CertificatesHere,
  registrations: Registrations,
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

const correct = (of: Givers, { field, message, operation }: CertificateFault): CompanyTask => ({
  code: 'correctCertificate',
  task: `Correct ${field}`,
  description: `${whose(of)}: ${message}.`,
  operation,
})

function ratesAsked(
  { state, fields, ...of }: CertificatesHere['forms'][number],
  registered: Readonly<Record<string, string>> | undefined,
): readonly CompanyTask[] {
  return missingRates(state, fields, registered).map((key) => ({
    code: 'addPlaceRate',
    task: `Add ${key}`,
    description: `${state}: ${whose(of)} cannot be paid without the ${key} of the registration.`,
    operation: `adminPortal/${registered ? 'update' : 'add'}StateRegistrationInfo`,
  }))
}

function missingRates(
  state: string,
  fields: StateAnswers,
  registered: Readonly<Record<string, string>> | undefined,
): readonly string[] {
  const { resident, work } = stateForm(state, fields).localities
  return missingPlaceRates(state, [...resident, ...work], registered)
}

const whose = ({ name, people }: Givers): string => (people === 1 ? name : `${name} and ${people - 1} more`)
