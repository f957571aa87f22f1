import { createHash } from 'node:crypto'
import {
  type Day,
  day,
  daysBetween,
  easternDay,
  type Instant,
  isoInstant,
  quarterOf,
  yearOf,
} from '../../../kernel/dates.ts'
import { Problem } from '../../../kernel/problem.ts'
import { citation } from '../../../law/engine/editions.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import type { ReturnFile } from '../../../law/language/return-file.ts'
import {
  nameControl,
  type ReturnToFile,
  readReturn,
  returnLayout,
  returnXml,
} from '../../layouts/return-xml.ts'
import { readXml, type XmlNode } from '../../layouts/xml.ts'
import type { Figures } from '../filing.ts'
import { type MadeFile, madeFile } from './made.ts'
import type { Filer } from './parties.ts'
import { returnLines } from './return-lines.ts'

export interface ReturnFiled {
  readonly filer: Filer
  readonly figures: Figures
  readonly preparedAt: Instant
  readonly isAmended: boolean
  /** Why it is amended. */
  readonly explanation: string
}

/**
 * Who transmits to the IRS: it needs an EFIN, a tested software id and a PIN. The sandbox has made-up ones, and the file
 * says so; in production there is none until a channel is set up.
 */
const SANDBOX = { efin: '000000', softwareId: '00000000', pin: '0000000000', address: '192.0.2.1' } as const

/** A return as XML, read back by the same table. */
export function returnFilesOf(filed: ReturnFiled, lookUp: LookUp): readonly MadeFile[] {
  const { period } = filed.figures
  const form = formOf(filed)
  const name = `${form}-${period.to}`
  const asked = () => toFile(filed, lookUp)
  const chosen = () => returnLayout(form, period.to, lookUp)
  const write = (part: 'xml' | 'manifest') => () => {
    const { law, confidence } = chosen()
    const { [part]: text, xml } = returnXml(asked(), lookUp)
    prove(law, form, xml)
    const readFrom = law.readFrom[form]
    const result = {
      layout: citation(law, law.where),
      source: readFrom?.source ?? law.source,
      confidence: readFrom?.confidence ?? confidence,
      records: { [part]: 1 },
      unsaid: [],
      gaps: [
        'EFIN, software id, PIN and devices are made up: those of who transmits take their place',
        ...(readFrom ? [readFrom.doubt] : []),
        ...(isOverpaid(form, filed.figures) ? [OVERPAID] : []),
      ],
      shortened: {},
      withoutSsn: [],
    }
    return { pieces: [Buffer.from(text)], whose: [], problems: [], result }
  }
  const unread = () => ({ line: () => [], end: () => [] })
  return [
    madeFile({ name: `${name}.xml`, where: 'US' }, write('xml'), unread),
    madeFile({ name: `${name}-manifest.xml`, where: 'US' }, write('manifest'), unread),
  ]
}

const OVERPAID = 'Whether the overpayment is applied or refunded is left to who files'

/** A correction is filed on a form of its own; Form 940 has a box for it. */
const formOf = ({ figures: { form }, isAmended }: ReturnFiled): string =>
  isAmended && form !== '940' ? `${form}-X` : form

const OVERPAYMENTS: Readonly<Record<string, string>> = {
  941: '15a',
  940: '15a',
  943: '16',
  944: '12',
  945: '6',
}

const isOverpaid = (form: string, { lines }: Figures): boolean =>
  amountOf(lines[OVERPAYMENTS[form] ?? '']) > 0n

/** Every document is read back; an element without a place is refused there. */
function prove(law: ReturnFile, form: string, xml: string): void {
  const data = readXml(xml).content as readonly XmlNode[]
  const documents = data.find(({ name }) => name === 'ReturnData')!.content as readonly XmlNode[]
  for (const { name, content } of documents) {
    const document = law.forms[form]!.find(({ root }) => root === name)!
    readReturn(document, content as readonly XmlNode[])
  }
}

function toFile(filed: ReturnFiled, { allowProvisional }: LookUp): ReturnToFile {
  if (!allowProvisional) {
    throw new Problem(
      400,
      'XML for the IRS needs the EFIN, software id and PIN of who transmits, and none is set up: file the pages',
    )
  }
  const { filer, figures, preparedAt, isAmended, explanation } = filed
  const form = formOf(filed)
  const { period } = figures
  const { finalPayDate } = filer.profile
  const discovered = easternDay(preparedAt)
  const digest = createHash('sha256').update(`${filer.ein}/${form}/${period.to}/${preparedAt}`).digest('hex')
  const year = String(yearOf(period.to))
  return {
    form,
    periodEnd: period.to,
    header: headerOf(filed, digest),
    manifest: {
      form: schemaName(filed),
      'submission id': `${SANDBOX.efin}${dayOfYear(discovered)}${digest.slice(0, 7)}`,
      EFIN: SANDBOX.efin,
      'tax year': year,
      EIN: digitsOf(filer.ein),
      'period begin': period.from,
      'period end': period.to,
    },
    lines: {
      ...returnLines(form, figures, { finalPayDate, discovered, explanation }),
      amended: isAmended && form === '940',
    },
  }
}

function headerOf(filed: ReturnFiled, digest: string): ReturnToFile['header'] {
  const { filer, figures, preparedAt } = filed
  const { address, profile } = filer
  const { period } = figures
  return {
    form: schemaName(filed),
    'created at': isoInstant(preparedAt),
    'software id': SANDBOX.softwareId,
    'several programs': 'false',
    'IP address': SANDBOX.address,
    'minutes of preparation': '1',
    'vendor control number': digest.slice(0, 16).toUpperCase(),
    'device of creation': digest.slice(0, 40),
    'device of filing': digest.slice(0, 40),
    ...(isQuarter(figures) ? { quarter: period.to.slice(0, 7) } : { 'tax year': String(yearOf(period.to)) }),
    EIN: digitsOf(filer.ein),
    name: filer.name,
    'name control': nameControl(filer.name),
    street: [address.delivery, address.location].filter(Boolean).join(' '),
    city: address.city,
    state: address.state,
    zip: address.zip,
    EFIN: SANDBOX.efin,
    originator: 'OnlineFiler',
    'online PIN': SANDBOX.pin,
    'no designee': profile.designeeName === '',
  }
}

/** The schema writes 941X. */
const schemaName = (filed: ReturnFiled): string => formOf(filed).replace('-', '')

const digitsOf = (ein: string): string => ein.replaceAll(/\D/g, '')

/** `2027020`: the year and the day of it. */
const dayOfYear = (on: Day): string =>
  `${yearOf(on)}${String(daysBetween(day(`${yearOf(on)}-01-01`), on) + 1).padStart(3, '0')}`

const isQuarter = ({ period: { from, to } }: Figures): boolean => quarterOf(from) === quarterOf(to)

const amountOf = (value: unknown): bigint => (typeof value === 'bigint' ? value : 0n)
