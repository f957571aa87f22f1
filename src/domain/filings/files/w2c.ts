import { day } from '../../../kernel/dates.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import { checkerFor } from '../../layouts/check-file.ts'
import { type FiledIdentity, identityOf, misreported } from '../../layouts/identity.ts'
import { type W2cPerson, w2cPersonOf } from '../../layouts/w2c-facts.ts'
import { w2cWriter } from '../../layouts/w2c-file.ts'
import type { CorrectedBox } from '../correction.ts'
import type { PersonForm } from '../w2.ts'
import { type MadeFile, madeFile, type Written } from './made.ts'
import { submitterOf } from './parties.ts'
import { writtenBy } from './pieces.ts'
import { employerOf, w2FilesOf } from './w2.ts'
import { type CorrectedBatch, stateCorrections } from './w2c-states.ts'

export interface W2cBatch extends CorrectedBatch {
  /** Under which name and number the last accepted form of each was filed, where that is known. */
  readonly reported: ReadonlyMap<string, FiledIdentity>
}

/**
 * What an amendment of W-2s sends: to Social Security corrections as EFW2C, and the first W-2 of whom none was filed for as
 * EFW2. Someone of whom boxes 14 to 20 alone changed is in neither: Social Security does not keep those, and states get them.
 */
export function w2cFilesOf(batch: W2cBatch, lookUp: LookUp): readonly MadeFile[] {
  const first = batch.forms.filter(({ corrections }) => corrections === undefined)
  const corrected = batch.forms
    .filter(({ corrections }) => corrections !== undefined)
    .map((form) => [form.userId, personOf(batch, form)] as const)
    .filter(([, person]) => correctsAnything(person))
  return [
    ...(corrected.length > 0 ? [correctionFile(batch, corrected, lookUp)] : []),
    ...(first.length > 0 ? w2FilesOf({ ...batch, forms: first }, lookUp) : []),
    ...stateCorrections(batch),
  ]
}

function correctionFile(
  batch: W2cBatch,
  people: readonly (readonly [string, W2cPerson])[],
  lookUp: LookUp,
): MadeFile {
  const options = { taxYear: batch.year, ...lookUp }
  return madeFile(
    { name: `EFW2C-${batch.year}.txt`, where: 'US' },
    (): Written =>
      writtenBy(
        w2cWriter(submitterOf(batch.filer), options),
        employerOf(batch, 'US'),
        people.map(([userId, person]) => [userId, () => person] as const),
      ),
    () => checkerFor({ kind: 'w2c', where: 'US', on: day(`${batch.year}-12-31`) }, lookUp),
  )
}

function personOf(
  { people, reported }: W2cBatch,
  form: PersonForm & { readonly corrections?: readonly CorrectedBox[] },
): W2cPerson {
  const { userId, ssn, name, address } = people.get(form.userId)!
  const before = reported.get(form.userId)
  const wrong = before && misreported(before, identityOf({ ssn, name }))
  const who = { id: userId, ssn, name, address, ...(wrong && { reported: wrong }) }
  return w2cPersonOf(who, form, form.corrections ?? [])
}

const correctsAnything = ({ amounts, flags, reported }: W2cPerson): boolean =>
  reported !== undefined || Object.keys(amounts).length > 0 || Object.keys(flags).length > 0
