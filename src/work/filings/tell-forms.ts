import type { FilingFacts } from '../../domain/filings/filing.ts'
import type { Work } from '../../store/database/work.ts'
import { consentingIn } from '../../store/filings/people.ts'
import { mailLater } from '../people/mail-later.ts'

/** Forms of people can be seen from now on: who agreed to get them electronically is told; everyone else gets paper. */
export async function tellOfForms(work: Work, filing: FilingFacts): Promise<void> {
  if (filing.form !== 'W-2' && filing.form !== '1099-NEC') return
  for (const userId of await consentingIn(work, filing))
    mailLater(work, { companyId: filing.companyId, userId }, 'formAvailable', `${filing.filingId}/${userId}`)
}
