import type { CorrectedBox } from '../filings/correction.ts'
import { knownSsn, type LegalName } from './parties.ts'

/** Under which name and number a form was filed. */
export interface FiledIdentity {
  /** Digits; zeros where the number was not known. */
  readonly ssn: string
  readonly name: LegalName
}

const UNKNOWN = '000000000'

/** As a file names someone: a number that is none of Social Security is zeros. */
export const identityOf = ({
  ssn,
  name,
}: {
  readonly ssn: string
  readonly name: LegalName
}): FiledIdentity => ({
  ssn: knownSsn(ssn) ?? UNKNOWN,
  name,
})

/** Of what was reported only what is wrong, as a file of corrections wants it; undefined where nothing is. */
export function misreported(
  reported: FiledIdentity,
  right: FiledIdentity,
): { readonly ssn?: string; readonly name?: LegalName } | undefined {
  const isOtherNumber = reported.ssn !== right.ssn && right.ssn !== UNKNOWN
  const isOtherName = spoken(reported.name) !== spoken(right.name)
  if (!isOtherNumber && !isOtherName) return undefined
  return { ...(isOtherNumber && { ssn: reported.ssn }), ...(isOtherName && { name: reported.name }) }
}

/** Boxes f and g of Form W-2c; a number is shortened, as on every copy for the worker. */
export function identityBoxes(reported: FiledIdentity, right: FiledIdentity): readonly CorrectedBox[] {
  const wrong = misreported(reported, right)
  return [
    ...(wrong?.ssn === undefined
      ? []
      : [{ box: 'f', reported: shortened(wrong.ssn), corrected: shortened(right.ssn) }]),
    ...(wrong?.name === undefined
      ? []
      : [{ box: 'g', reported: fullName(wrong.name), corrected: fullName(right.name) }]),
  ]
}

const shortened = (ssn: string): string => (ssn === UNKNOWN ? '000-00-0000' : `***-**-${ssn.slice(-4)}`)

const fullName = ({ first, middle, last, suffix }: LegalName): string =>
  [first, middle, last, suffix].filter(Boolean).join(' ')

/** Files are in capitals: another case of the letters is no other name. */
const spoken = (name: LegalName): string => fullName(name).toUpperCase().replaceAll(/\s+/g, ' ').trim()
