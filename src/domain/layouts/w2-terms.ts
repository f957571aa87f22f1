import { add, type Cents } from '../../kernel/money.ts'
import { fipsCodes } from '../../law/language/fips.ts'
import { isStateCode } from '../../law/language/states.ts'
import { addressTerms, bare, nameTerms, type Submitter } from './parties.ts'
import type { Terms } from './record.ts'
import type { Box12Code, W2Employer, W2Locality, W2Person, W2State } from './w2-facts.ts'

/** What stands before the writer of one record. */
export interface W2Scene {
  readonly submitter: Submitter
  readonly employer?: W2Employer
  readonly person?: W2Person
  /** An RS: a state's part, with at most one of its localities. */
  readonly part?: W2State
  readonly locality?: W2Locality
  /** A locality after the first: the state's money is told already. */
  readonly isLocalOnly?: boolean
  readonly where: string
}

const box = (name: keyof W2Person['boxes']) => (scene: W2Scene) => scene.person?.boxes[name]
const code = (name: Box12Code) => (scene: W2Scene) => scene.person?.codes[name]
const company = ({ submitter }: Pick<W2Scene, 'submitter'>) => submitter.company ?? submitter
const stateNumber = ({ where }: W2Scene): string | undefined =>
  isStateCode(where.slice(0, 2)) ? fipsCodes[where.slice(0, 2) as keyof typeof fipsCodes] : undefined
const partNumber = ({ part }: W2Scene): string | undefined =>
  part && isStateCode(part.state) ? fipsCodes[part.state] : undefined
const account = ({ part }: W2Scene) => bare(part?.account)
const yearEnd = ({ employer }: Pick<W2Scene, 'employer'>) => employer && `${employer.taxYear}-12-31`

/** Words that an employer or a worker gives a state as they are; nobody computes them. */
const particulars = [
  ...['BEN', 'confirmation', 'name control', 'filing cycle', 'withholding payments', 'due or refund'],
  ...['sign of due or refund', 'number of 1099s', 'county code', 'taxpayer id', 'location'],
  'KPERS contribution',
]

/** The words of who hands a file in. */
export const submitterTerms: Terms<Pick<W2Scene, 'submitter'>> = {
  'submitter EIN': ({ submitter }) => bare(submitter.ein),
  'user id': ({ submitter }) => submitter.userId,
  'software vendor code': ({ submitter }) => submitter.vendorCode,
  'resub indicator': ({ submitter }) => submitter.resubmits !== undefined,
  'resub WFID': ({ submitter }) => submitter.resubmits,
  // 99, software off the shelf, has a vendor code.
  'software code': ({ submitter }) => (submitter.vendorCode === undefined ? '98' : '99'),
  'company name': (scene) => company(scene).name,
  ...addressTerms('company', (scene: Pick<W2Scene, 'submitter'>) => company(scene).address),
  'submitter name': ({ submitter }) => submitter.name,
  ...addressTerms('submitter', ({ submitter }: Pick<W2Scene, 'submitter'>) => submitter.address),
  'contact name': ({ submitter }) => submitter.contact.name,
  'contact phone': ({ submitter }) => submitter.contact.phone,
  'contact extension': ({ submitter }) => submitter.contact.extension,
  'contact e-mail': ({ submitter }) => submitter.contact.email,
  'contact fax': ({ submitter }) => submitter.contact.fax,
  'preparer code': ({ submitter }) => submitter.preparer,
}

/** The words of the employer. */
export const employerTerms: Terms<Pick<W2Scene, 'employer'>> = {
  'tax year': ({ employer }) => employer?.taxYear,
  'year end': yearEnd,
  'agent indicator': ({ employer }) => employer?.agent?.kind,
  'employer EIN': ({ employer }) => bare(employer?.ein),
  'agent for EIN': ({ employer }) => bare(employer?.agent?.forEin),
  'terminating business': ({ employer }) => employer?.isTerminating ?? false,
  'establishment number': ({ employer }) => employer?.establishment,
  'other EIN': ({ employer }) => bare(employer?.otherEin),
  'employer name': ({ employer }) => employer?.name,
  ...addressTerms('employer', ({ employer }: Pick<W2Scene, 'employer'>) => employer?.address),
  'kind of employer': ({ employer }) => employer?.kind,
  'employment code': ({ employer }) => employer?.employment,
  // Blank for Form W-2; the letters are those of the territories.
  'tax jurisdiction code': () => undefined,
  'employer contact name': ({ employer }) => employer?.contact.name,
  'employer contact phone': ({ employer }) => employer?.contact.phone,
  'employer contact extension': ({ employer }) => employer?.contact.extension,
  'employer contact fax': ({ employer }) => employer?.contact.fax,
  'employer contact e-mail': ({ employer }) => employer?.contact.email,
  'income tax withheld by third-party sick pay payer': ({ employer }) => employer?.sickPayTax,
}

// biome-ignore format: as the form lists them
const codes: readonly Box12Code[] = [
  'C', 'D', 'E', 'F', 'G', 'H', 'M', 'N', 'Q', 'R', 'S', 'T', 'V', 'W', 'Y', 'Z', 'AA', 'BB', 'DD', 'EE', 'FF', 'GG', 'HH',
]
const boxes = ['1', '2', '3', '4', '5', '6', '7', '8', '10', '11 section 457', '11 not section 457'] as const

/** Puerto Rico and the territories have forms of their own. */
// biome-ignore format: one row
const ELSEWHERE = [
  'PR wages', 'PR commissions', 'PR allowances', 'PR tips', 'PR total', 'PR tax withheld', 'PR retirement fund', 'territory wages', 'territory tax withheld',
]

const personTerms: Terms<W2Scene> = {
  ...nameTerms(({ person }: W2Scene) => person),
  ...addressTerms('employee', ({ person }: W2Scene) => person?.address),
  ...Object.fromEntries(boxes.map((name) => [`box ${name}`, box(name)])),
  ...Object.fromEntries(codes.map((name) => [`12${name}`, code(name)])),
  '12A + 12B': ({ person }) => add(person?.codes.A ?? 0n, person?.codes.B ?? 0n),
  'statutory employee': ({ person }) => person?.isStatutory ?? false,
  'third-party sick pay': ({ employer, person }) =>
    (person ? person.hasThirdPartySickPay : employer?.hasThirdPartySickPay) ?? false,
  'retirement plan': ({ person }) => person?.isInRetirementPlan ?? false,
  ...Object.fromEntries(ELSEWHERE.map((name) => [name, () => undefined])),
}

const stateTerms: Terms<W2Scene> = {
  'state code': (scene) => partNumber(scene) ?? stateNumber(scene),
  'state code income tax': partNumber,
  'state employer account number': (scene) => account(scene) ?? accountOfEmployer(scene),
  'withholding number': account,
  'state taxable wages': ({ part, isLocalOnly }) => (isLocalOnly ? NOTHING : part?.wages),
  'state income tax withheld': ({ part, isLocalOnly }) => (isLocalOnly ? NOTHING : part?.tax),
  'federal income tax withheld': box('2'),
  'tax type code': ({ locality }) => locality?.type,
  'local taxable wages': ({ locality }) => locality?.wages,
  'local income tax withheld': ({ locality }) => locality?.tax,
  'municipality code': ({ locality }) => locality?.code,
  'municipality name': ({ locality }) => locality?.name,
  'taxing entity code': ({ locality }) => locality?.code,
  'transit wages': ({ part, isLocalOnly }) => (isLocalOnly ? undefined : part?.transit?.wages),
  'transit tax': ({ part, isLocalOnly }) => (isLocalOnly ? undefined : part?.transit?.tax),
  ...Object.fromEntries(
    [
      'state control number',
      'other state data',
      'supplemental data',
      'supplemental data 1',
      'supplemental data 2',
    ].map((name) => [name, () => undefined]),
  ),
  // The quarter's figures: a yearly file has none.
  ...Object.fromEntries(
    [
      ...['optional code', 'reporting period', 'UI total wages', 'UI taxable wages', 'weeks worked'],
      ...['date first employed', 'date of separation'],
    ].map((name) => [name, () => undefined]),
  ),
}

const NOTHING = 0n as Cents

/** In a record of totals: what the employer gave for the state. */
const accountOfEmployer = ({ employer }: W2Scene) =>
  bare(employer?.particulars?.account as string | undefined)

/** Every word of the files of W-2s, and how it is said. */
export const w2Terms: Terms<W2Scene> = {
  ...submitterTerms,
  ...employerTerms,
  ...personTerms,
  ...stateTerms,
  ...Object.fromEntries(
    particulars.map((name) => [
      name,
      ({ part, employer }: W2Scene) => part?.particulars?.[name] ?? employer?.particulars?.[name],
    ]),
  ),
}
