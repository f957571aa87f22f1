import { createHash } from 'node:crypto'
import { type Instant, isoInstant, monthOf, quarterOf, yearOf } from '../../../kernel/dates.ts'
import { groupedBy } from '../../../kernel/grouped.ts'
import { type Cents, cents } from '../../../kernel/money.ts'
import { Problem } from '../../../kernel/problem.ts'
import { citation } from '../../../law/engine/editions.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import type { ReturnFile } from '../../../law/language/return-file.ts'
import {
  nameControl,
  type ReturnLines,
  type ReturnToFile,
  readReturn,
  returnLayout,
  returnXml,
} from '../../layouts/return-xml.ts'
import { readXml, type XmlNode } from '../../layouts/xml.ts'
import type { Figures } from '../filing.ts'
import { type MadeFile, madeFile } from './made.ts'
import type { Filer } from './parties.ts'

export interface ReturnFiled {
  readonly filer: Filer
  readonly figures: Figures
  readonly preparedAt: Instant
}

/**
 * Who transmits to the IRS: it needs an EFIN, a tested software id and a PIN. The sandbox has made-up ones, and the file
 * says so; in production there is none until a channel is set up.
 */
const SANDBOX = { efin: '000000', softwareId: '00000000', pin: '0000000000', address: '192.0.2.1' } as const

/** A return as XML, read back by the same table. */
export function returnFilesOf(filed: ReturnFiled, lookUp: LookUp): readonly MadeFile[] {
  const { form, period } = filed.figures
  const name = `${form}-${period.to}`
  const asked = () => toFile(filed, lookUp)
  const chosen = () => returnLayout(form, period.to, lookUp)
  const write = (part: 'xml' | 'manifest') => () => {
    const { law, confidence } = chosen()
    const { [part]: text, xml } = returnXml(asked(), lookUp)
    prove(law, filed.figures.form, xml)
    const result = {
      layout: citation(law, law.where),
      source: law.source,
      confidence,
      records: { [part]: 1 },
      unsaid: [],
      gaps: [
        'EFIN, software id, PIN and devices are made up: those of who transmits take their place',
        ...(amountOf(filed.figures.lines['15a']) > 0n ? [OVERPAID] : []),
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

const OVERPAID = 'Line 15b, whether the overpayment is applied or refunded, is left to who files'

/** Every document is read back; an element without a place is refused there. */
function prove(law: ReturnFile, form: string, xml: string): void {
  const data = readXml(xml).content as readonly XmlNode[]
  const documents = data.find(({ name }) => name === 'ReturnData')!.content as readonly XmlNode[]
  for (const { name, content } of documents) {
    const document = law.forms[form]!.find(({ root }) => root === name)!
    readReturn(document, content as readonly XmlNode[])
  }
}

function toFile({ filer, figures, preparedAt }: ReturnFiled, { allowProvisional }: LookUp): ReturnToFile {
  if (!allowProvisional) {
    throw new Problem(
      400,
      'XML for the IRS needs the EFIN, software id and PIN of who transmits, and none is set up: file the pages',
    )
  }
  const { period, form } = figures
  const { address, profile } = filer
  const digest = createHash('sha256').update(`${filer.ein}/${form}/${period.to}/${preparedAt}`).digest('hex')
  const ein = filer.ein.replaceAll(/\D/g, '')
  const year = String(yearOf(period.to))
  return {
    form,
    periodEnd: period.to,
    header: {
      'created at': isoInstant(preparedAt),
      'software id': SANDBOX.softwareId,
      'several programs': 'false',
      'IP address': SANDBOX.address,
      'minutes of preparation': '1',
      'vendor control number': digest.slice(0, 16).toUpperCase(),
      'device of creation': digest.slice(0, 40),
      'device of filing': digest.slice(0, 40),
      ...(isQuarter(figures) ? { quarter: period.to.slice(0, 7) } : { 'tax year': year }),
      EIN: ein,
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
    },
    manifest: {
      'submission id': `${SANDBOX.efin}${year}${digest.slice(0, 10)}`.slice(0, 20),
      EFIN: SANDBOX.efin,
      'tax year': year,
      EIN: ein,
      'period begin': period.from,
      'period end': period.to,
    },
    lines: linesOf(filer, figures),
  }
}

const isQuarter = ({ period: { from, to } }: Figures): boolean => quarterOf(from) === quarterOf(to)

/** Lines as the elements ask for them: a box by what it says, the months and the days of Schedule B. */
function linesOf({ profile }: Filer, { lines, months, days }: Figures): ReturnLines {
  const sixteen = lines['16']
  const own = Object.entries(lines).filter(([line]) => !['4', '16', '17', '18'].includes(line))
  const monthly = Object.values(months ?? {})
  return {
    ...Object.fromEntries(own),
    ...Object.fromEntries(['4', '17', '18'].map((line) => [line, lines[line] === 'X'])),
    ...(lines['17'] === 'X' && { '17 date': profile.finalPayDate ?? undefined }),
    '16 less': sixteen === 'less than 2,500',
    ...(sixteen === 'monthly' && {
      '16 monthly': true,
      ...Object.fromEntries(monthly.map((owed, at) => [`16 month ${at + 1}`, owed])),
      '16 total': sum(monthly),
    }),
    '16 semiweekly': sixteen === 'semiweekly',
    ...(days && { 'B months': byMonth(days), 'B total': sum(days.map(({ amount }) => amount)) }),
  }
}

const byMonth = (days: NonNullable<Figures['days']>): readonly ReturnLines[] =>
  [...groupedBy(days, ({ date }) => date.slice(0, 7))].map(([, rows]) => ({
    month: String(((monthOf(rows[0]!.date) - 1) % 3) + 1),
    days: rows.map(({ date, amount }) => ({ day: String(Number(date.slice(8))), amount })),
    total: sum(rows.map(({ amount }) => amount)),
  }))

const amountOf = (value: unknown): bigint => (typeof value === 'bigint' ? value : 0n)
const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((all, each) => all + each, 0n))
