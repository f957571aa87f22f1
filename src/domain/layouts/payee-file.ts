import { day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Chosen, needTable } from '../../law/engine/editions.ts'
import type { LayoutField, PayeeFile, RecordLayout } from '../../law/language/file-layout.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { addressTerms, bare, type FilingContact, type LegalName, type MailAddress } from './parties.ts'
import { recordEncoder, type Terms } from './record.ts'
import { type FileResult, fileNotes, settled } from './result.ts'

export interface Payer {
  readonly taxYear: number
  readonly ein: string
  readonly name: string
  readonly address: MailAddress
  readonly contact: Pick<FilingContact, 'phone'> & Partial<Pick<FilingContact, 'email'>>
}

/** A contractor with the boxes of Form 1099-NEC. */
export interface NecPayee {
  readonly id: string
  readonly tin: { readonly kind: 'EIN' | 'SSN'; readonly number: string }
  readonly name: LegalName | { readonly business: string; readonly line2?: string }
  readonly address: MailAddress
  /** The payer's own number for the form. */
  readonly account: string
  /** Box 1; from 2026 box 1a, tips and overtime included. */
  readonly compensation: Cents
  readonly hasSecondNotice?: boolean
  readonly isDirectSeller?: boolean
  readonly parachute?: Cents
  readonly backupWithholding?: Cents
  /** Boxes 1b and 1d of 2026. */
  readonly tips?: Cents
  readonly overtime?: Cents
  readonly occupations?: readonly string[]
  /** Boxes 5 to 7, two states at most. */
  readonly states?: readonly {
    readonly state: string
    readonly payerNumber?: string
    readonly income?: Cents
    readonly tax?: Cents
  }[]
}

export interface PayeeOptions extends LookUp {
  /** The header row of the template that was downloaded from the portal: needed from tax year 2025 on. */
  readonly header?: readonly string[]
}

/** 1099-NEC for the portal of IRIS: files of at most a hundred forms, each with the header row. */
export function payeeFiles(
  payer: Payer,
  payees: readonly NecPayee[],
  options: PayeeOptions = {},
): { readonly files: readonly Buffer[]; readonly result: FileResult } {
  const chosen = payeeLayout(payer.taxYear, options)
  const { law } = chosen
  const notes = fileNotes(chosen, options)
  const record = options.header ? inOrderOf(options.header, law.records[0]!) : law.records[0]!
  const encode = recordEncoder<Scene>(law, record, payeeTerms, notes.cuts)
  for (const payee of payees) refuse(payee, notes.cannotSay)
  const head = Buffer.from(record.fields.map(([name]) => name).join(law.delimiter) + law.lineEnd)
  const files: Buffer[] = []
  for (let at = 0; at < payees.length; at += law.mostRecords) {
    const rows = payees.slice(at, at + law.mostRecords).map((payee) => {
      notes.wrote(record.id)
      return encode({ payer, payee })
    })
    files.push(Buffer.concat([head, ...rows]))
  }
  return { files, result: notes.result() }
}

export function payeeLayout(taxYear: number, options: PayeeOptions = {}): Chosen<PayeeFile> {
  const found = needTable('payeeFile', 'US', day(`${taxYear}-12-31`), options)
  const chosen = settled(found, '1099-NEC file', options)
  if (chosen.law.isTemplateLoaded && options.header === undefined && !options.allowProvisional) {
    throw new Problem(400, `Load the header row of the IRIS template for ${taxYear}: its columns changed.`)
  }
  return chosen
}

interface Scene {
  readonly payer: Payer
  readonly payee: NecPayee
}

/** Our columns as the template orders them; one that it has and we do not, or the other way round, is refused. */
export function inOrderOf(header: readonly string[], record: RecordLayout): RecordLayout {
  const known = new Map(record.fields.map((field) => [field[0], field]))
  const unknown = header.filter((name) => !known.has(name))
  const lacking = [...known.keys()].filter((name) => !header.includes(name))
  if (unknown.length > 0 || lacking.length > 0 || new Set(header).size < header.length) {
    const said = [...unknown.map((name) => `unknown: ${name}`), ...lacking.map((name) => `missing: ${name}`)]
    throw new Problem(400, `The template does not have the columns that are on file (${said.join('; ')})`)
  }
  const fields = header.map((name, at): LayoutField => {
    const [, , , kind, must, most] = known.get(name)!
    return [name, at + 1, at + 1, kind, must, most!]
  })
  return { ...record, fields }
}

function refuse(payee: NecPayee, cannotSay: (what: string, whose: string) => void): void {
  const whose = `The 1099-NEC ${payee.account}`
  if ((payee.states?.length ?? 0) > 2) throw new Problem(400, `${whose}: two states at most fit on one form`)
  if ((payee.tips ?? 0n) !== 0n) cannotSay('1b', whose)
  if ((payee.occupations?.length ?? 0) > 0) cannotSay('1c', whose)
  if ((payee.overtime ?? 0n) !== 0n) cannotSay('1d', whose)
}

const businessOf = ({ payee }: Scene) => ('business' in payee.name ? payee.name : undefined)
const personOf = ({ payee }: Scene) => ('business' in payee.name ? undefined : payee.name)

const partyTerms = (whose: string, of: (scene: Scene) => MailAddress): Terms<Scene> => {
  const own = addressTerms(whose, of)
  return {
    [`${whose} Country`]: (scene) => of(scene).foreign?.country ?? 'US',
    [`${whose} Address Line 1`]: own[`${whose} address 1`]!,
    [`${whose} Address Line 2`]: own[`${whose} address 2`]!,
    [`${whose} City/Town`]: own[`${whose} city`]!,
    [`${whose} State/Province/Territory`]: (scene) => of(scene).foreign?.state ?? of(scene).state,
    [`${whose} ZIP/Postal Code`]: (scene) => of(scene).foreign?.postalCode ?? of(scene).zip,
  }
}

const stateTerms = (at: 0 | 1): Terms<Scene> => {
  const name = `State ${at + 1}`
  return {
    [name]: ({ payee }) => payee.states?.[at]?.state,
    [`${name} - State Tax Withheld`]: ({ payee }) => payee.states?.[at]?.tax,
    [`${name} - State/Payer state number`]: ({ payee }) => payee.states?.[at]?.payerNumber,
    [`${name} - State income`]: ({ payee }) => payee.states?.[at]?.income,
    [`${name} - Local income tax withheld`]: () => undefined,
    [`${name} - Special Data Entries`]: () => undefined,
  }
}

const payeeTerms: Terms<Scene> = {
  'Tax Year': ({ payer }) => payer.taxYear,
  'Payer TIN Type': () => 'EIN',
  'Payer Taxpayer ID Number': ({ payer }) => bare(payer.ein),
  'Payer Name Type': () => 'B',
  'Payer Business or Entity Name Line 1': ({ payer }) => payer.name,
  ...silent('Payer Business or Entity Name Line 2', 'Payer First Name', 'Payer Middle Name'),
  ...silent('Payer Last Name (Surname)', 'Payer Suffix'),
  ...partyTerms('Payer', ({ payer }) => payer.address),
  'Payer Phone Type': () => 'D',
  'Payer Phone': ({ payer }) => payer.contact.phone,
  'Payer Email Address': ({ payer }) => payer.contact.email,
  'Recipient TIN Type': ({ payee }) => payee.tin.kind,
  'Recipient Taxpayer ID Number': ({ payee }) => bare(payee.tin.number),
  'Recipient Name Type': (scene) => (businessOf(scene) ? 'B' : 'I'),
  'Recipient Business or Entity Name Line 1': (scene) => businessOf(scene)?.business,
  'Recipient Business or Entity Name Line 2': (scene) => businessOf(scene)?.line2,
  'Recipient First Name': (scene) => personOf(scene)?.first,
  'Recipient Middle Name': (scene) => personOf(scene)?.middle,
  'Recipient Last Name (Surname)': (scene) => personOf(scene)?.last,
  'Recipient Suffix': (scene) => personOf(scene)?.suffix,
  ...partyTerms('Recipient', ({ payee }) => payee.address),
  'Form Account Number': ({ payee }) => payee.account,
  '2nd TIN Notice': ({ payee }) => payee.hasSecondNotice ?? false,
  'Box 1 - Nonemployee Compensation': ({ payee }) => payee.compensation,
  'Box 2 - Payer made direct sales totaling $5000 or more of consumer products to a recipient for resale': ({
    payee,
  }) => payee.isDirectSeller ?? false,
  'Box 3 - Excess golden parachute payments': ({ payee }) => payee.parachute,
  'Box 4 - Federal income tax withheld': ({ payee }) => payee.backupWithholding,
  'Combined Federal/State Filing': () => false,
  ...silent('Office Code'),
  ...stateTerms(0),
  ...stateTerms(1),
}

function silent(...names: readonly string[]): Terms<Scene> {
  return Object.fromEntries(names.map((name) => [name, () => undefined]))
}
