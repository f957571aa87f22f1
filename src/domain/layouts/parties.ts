import type { FieldSaid } from './field.ts'

/** A name as on the social security card. */
export interface LegalName {
  readonly first: string
  readonly middle?: string
  readonly last: string
  readonly suffix?: string
}

/** `delivery` is the street or box; `location` a suite, floor or attention line. */
export interface MailAddress {
  readonly delivery: string
  readonly location?: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly zip4?: string
  /** Outside the country; state and zip are then empty. */
  readonly foreign?: {
    readonly state?: string
    readonly postalCode?: string
    readonly country: string
    readonly countryName?: string
  }
}

export interface FilingContact {
  readonly name: string
  readonly phone: string
  readonly extension?: string
  readonly email: string
  readonly fax?: string
}

/** Who hands a file in: the employer itself, or a service for it. */
export interface Submitter {
  readonly ein: string
  readonly name: string
  readonly address: MailAddress
  readonly contact: FilingContact
  /** The company that gets mail about the file, where that is another. */
  readonly company?: { readonly name: string; readonly address: MailAddress }
  /** Business Services Online user id, eight characters; Social Security alone asks for it. */
  readonly userId?: string
  /** The number that NACTP gave to the maker of the software. */
  readonly vendorCode?: string
  /** WFID of the notice with which Social Security returned the file. */
  readonly resubmits?: string
  readonly preparer?: 'A' | 'L' | 'S' | 'P' | 'O'
}

/** The words of an address in a layout: `employer city`. */
export function addressTerms<Facts>(
  whose: string,
  of: (facts: Facts) => MailAddress | undefined,
): Readonly<Record<string, (facts: Facts) => FieldSaid | undefined>> {
  return {
    [`${whose} location address`]: (facts) => of(facts)?.location,
    [`${whose} delivery address`]: (facts) => of(facts)?.delivery,
    [`${whose} address 1`]: (facts) => of(facts)?.delivery,
    [`${whose} address 2`]: (facts) => of(facts)?.location,
    [`${whose} address 3`]: () => undefined,
    [`${whose} street`]: (facts) => of(facts)?.delivery,
    [`${whose} city`]: (facts) => of(facts)?.city,
    [`${whose} state`]: (facts) => of(facts)?.state,
    [`${whose} zip`]: (facts) => of(facts)?.zip,
    [`${whose} zip4`]: (facts) => of(facts)?.zip4,
    [`${whose} zip9`]: (facts) => zipNine(of(facts), ''),
    [`${whose} zip9 or 9999`]: (facts) => zipNine(of(facts), '9999'),
    [`${whose} foreign state`]: (facts) => of(facts)?.foreign?.state,
    [`${whose} foreign postal code`]: (facts) => of(facts)?.foreign?.postalCode,
    [`${whose} foreign zip`]: (facts) => of(facts)?.foreign?.postalCode,
    [`${whose} country code`]: (facts) => of(facts)?.foreign?.country,
    [`${whose} country name`]: (facts) => of(facts)?.foreign?.countryName,
  }
}

/** The words of a person in a layout. A number that is none of Social Security is not known: nine zeros. */
export const nameTerms = <Facts>(
  of: (facts: Facts) => { readonly ssn?: string; readonly name: LegalName } | undefined,
): Readonly<Record<string, (facts: Facts) => FieldSaid | undefined>> => ({
  SSN: (facts) => knownSsn(of(facts)?.ssn) ?? NO_SSN,
  'SSN or I': (facts) => knownSsn(of(facts)?.ssn) ?? 'I',
  'first name': (facts) => of(facts)?.name.first,
  'middle name': (facts) => of(facts)?.name.middle,
  'middle initial': (facts) => of(facts)?.name.middle?.slice(0, 1),
  'last name': (facts) => of(facts)?.name.last,
  suffix: (facts) => of(facts)?.name.suffix,
})

/** Nine digits; never an ITIN, which begins with 9, nor 666. */
export function knownSsn(ssn: string | undefined): string | undefined {
  const digits = ssn?.replaceAll(/\D/g, '')
  return digits !== undefined && /^(?!000|666|9)\d{9}$/.test(digits) ? digits : undefined
}

/** An account number without hyphens and blanks. */
export const bare = (account: string | undefined): string | undefined =>
  account?.replaceAll(/[^\dA-Za-z]/g, '')

const NO_SSN = '000000000'

const zipNine = (address: MailAddress | undefined, otherwise: string): string | undefined =>
  address && `${address.zip}${address.zip4 ?? otherwise}`
