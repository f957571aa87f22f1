import { day } from '../../../kernel/dates.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import { checkerFor } from '../../layouts/check-file.ts'
import { type NecPayee, payeeFiles } from '../../layouts/payee-file.ts'
import { amountIn, type PersonForm } from '../w2.ts'
import { type MadeFile, madeFile } from './made.ts'
import { contactOf, type FiledPerson, type Filer } from './parties.ts'

export interface NecBatch {
  readonly filer: Filer
  readonly year: number
  readonly forms: readonly PersonForm[]
  readonly people: ReadonlyMap<string, FiledPerson>
}

/** A file of the portal holds at most so many forms. */
const MOST = 100

/** The 1099-NECs of a year for the portal of IRIS: one file for every hundred. */
export function payeeFilesOf(batch: NecBatch, lookUp: LookUp): readonly MadeFile[] {
  const parts = Array.from({ length: Math.ceil(batch.forms.length / MOST) }, (_, at) => ({
    ...batch,
    forms: batch.forms.slice(at * MOST, (at + 1) * MOST),
  }))
  return parts.map((part, at) => payeeFileOf(part, at + 1, lookUp))
}

function payeeFileOf({ filer, year, forms, people }: NecBatch, part: number, lookUp: LookUp): MadeFile {
  const { irisHeader } = filer.profile
  const options = { ...lookUp, ...(irisHeader !== '' && { header: irisHeader.split(',') }) }
  const payer = {
    taxYear: year,
    ein: filer.ein,
    name: filer.name,
    address: filer.address,
    contact: contactOf(filer),
  }
  const payees = forms.map((form) => payeeOf(form, people.get(form.userId)!))
  return madeFile(
    { name: `1099-NEC-${year}-${part}.csv`, where: 'US' },
    () => {
      const { files, result } = payeeFiles(payer, payees, options)
      const whose = [null, ...payees.map(({ id }) => id)]
      return { pieces: files, whose, problems: [], result }
    },
    () => checkerFor({ kind: 'payee', where: 'US', on: day(`${year}-12-31`) }, lookUp),
  )
}

const payeeOf = ({ userId, lines }: PersonForm, person: FiledPerson): NecPayee => ({
  id: userId,
  tin: person.business ? { kind: 'EIN', number: person.business.ein } : { kind: 'SSN', number: person.ssn },
  name: person.business ? { business: person.business.name } : person.name,
  address: person.address,
  account: userId.slice(-8).toUpperCase(),
  // Box 1 is 1a from 2026 on.
  compensation: amountIn(lines, '1' in lines ? '1' : '1a'),
  backupWithholding: amountIn(lines, '4'),
  tips: amountIn(lines, '1b'),
  overtime: amountIn(lines, '1d'),
})
