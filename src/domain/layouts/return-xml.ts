import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents, dollars, usd } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { type Chosen, needTable } from '../../law/engine/editions.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { ReturnDocument, ReturnElement, ReturnFile } from '../../law/language/return-file.ts'
import { type XmlNode, xmlText } from './xml.ts'

/** Lines of a form by number: cents, a count, a checked box, text, or a list of such. */
export type ReturnLines = { readonly [line: string]: LineValue | undefined }
type LineValue = Cents | number | boolean | string | readonly ReturnLines[]

/** A return as XML, with the manifest that goes beside it. */
export interface ReturnXml {
  readonly xml: string
  readonly manifest: string
}

export interface ReturnToFile {
  /** 941. */
  readonly form: string
  /** The last day of the quarter or year. */
  readonly periodEnd: Day
  /** By the words of the layout: `EIN`, `software id`, `EFIN`, `online PIN`. */
  readonly header: ReturnLines
  readonly manifest: ReturnLines
  readonly lines: ReturnLines
}

export function returnXml(filed: ReturnToFile, lookUp: LookUp = {}): ReturnXml {
  const { law } = returnLayout(filed.form, filed.periodEnd, lookUp)
  const documents = law.forms[filed.form]!.map(({ root, elements }) => ({
    root,
    content: nodesOf(root, elements, filed.lines),
  })).filter(({ content }, at) => at === 0 || content.length > 0)
  const [main, ...schedules] = documents.map(({ root }) => root)
  const refers = schedules.length > 0 ? { referenceDocumentId: schedules.join(' ') } : {}
  const xml = xmlText({
    name: 'Return',
    attributes: { xmlns: law.namespace, returnVersion: law.version },
    content: [
      {
        name: 'ReturnHeader',
        attributes: { binaryAttachmentCnt: '0' },
        content: nodesOf('ReturnHeader', law.header, { form: filed.form, ...filed.header }),
      },
      {
        name: 'ReturnData',
        attributes: { documentCnt: String(documents.length) },
        content: documents.map(({ root, content }) => ({
          name: root,
          attributes: { documentId: root, ...(root === main && refers) },
          content,
        })),
      },
    ],
  })
  const beside = { form: filed.form, government: 'IRS', ...filed.manifest }
  const content = nodesOf('IRSSubmissionManifest', law.manifest, beside)
  return {
    xml,
    manifest: xmlText({ name: 'IRSSubmissionManifest', attributes: { xmlns: law.namespace }, content }),
  }
}

/** The lines of one document read back, by the same table; what stands there and has no place is refused. */
export function readReturn({ root, elements }: ReturnDocument, content: readonly XmlNode[]): ReturnLines {
  const lines: Record<string, LineValue> = {}
  const left = [...content]
  for (const element of elements) take(element, left, lines)
  if (left.length > 0) throw new Problem(400, `${root}: ${left[0]!.name} has no place here`)
  return lines
}

export function returnLayout(form: string, periodEnd: Day, lookUp: LookUp = {}): Chosen<ReturnFile> {
  const chosen = needTable('returnFile', 'US', periodEnd, lookUp)
  if (chosen.law.forms[form] === undefined) {
    const why = chosen.law.notOnFile[form] ?? 'it is no form that is filed as XML'
    throw new Problem(400, `Form ${form} as XML: ${why}`)
  }
  return chosen
}

/** First four characters of the legal name, without a leading THE when another word follows. */
export const nameControl = (name: string): string =>
  name
    .toUpperCase()
    .replace(/^THE (?=\S)/, '')
    .replaceAll(/[^A-Z0-9&-]/g, '')
    .slice(0, 4)

function nodesOf(path: string, elements: readonly ReturnElement[], lines: ReturnLines): readonly XmlNode[] {
  return elements.flatMap((element): readonly XmlNode[] => {
    if ('group' in element) {
      const content = nodesOf(`${path}/${element.group}`, element.of, lines)
      return content.length > 0 ? [{ name: element.group, content }] : []
    }
    if ('each' in element) return listOf(path, element, lines)
    if ('oneOf' in element) return choiceOf(path, element, lines)
    const text = lineText(path, element, lines[element[1]])
    return text === undefined ? [] : [{ name: element[0], content: text }]
  })
}

function listOf(
  path: string,
  { each, line, of }: Extract<ReturnElement, { each: string }>,
  lines: ReturnLines,
) {
  const rows = lines[line] ?? []
  if (!Array.isArray(rows)) throw new Problem(400, `${path}/${each}: ${line} must be a list`)
  return (rows as readonly ReturnLines[]).map((row) => ({
    name: each,
    content: nodesOf(`${path}/${each}`, of, row),
  }))
}

function choiceOf(
  path: string,
  { oneOf, must }: Extract<ReturnElement, { oneOf: unknown }>,
  lines: ReturnLines,
) {
  const there = oneOf.map((one) => nodesOf(path, [one], lines)).filter((nodes) => nodes.length > 0)
  if (there.length > 1)
    throw new Problem(400, `${path}: ${there.map(([one]) => one!.name).join(' and ')} exclude each other`)
  if (there.length === 0 && must)
    throw new Problem(400, `${path}: one of ${oneOf.map(nameOf).join(', ')} must be there`)
  return there[0] ?? []
}

type Single = Extract<ReturnElement, readonly unknown[]>

function lineText(
  path: string,
  [element, line, kind, must]: Single,
  value: LineValue | undefined,
): string | undefined {
  const text = print(kind, value)
  const place = `${path}/${element} (${line})`
  if (text === null)
    throw new Problem(
      400,
      `${place} cannot hold ${typeof value === 'bigint' ? dollars(value) : String(value)}`,
    )
  if (text !== undefined) return text
  if (must === undefined) return undefined
  if (kind === 'amount' || kind === 'signed') return '0.00'
  throw new Problem(400, `${place} must be there`)
}

/** Undefined: nothing to say. Null: not of this kind. */
function print(kind: Single[2], value: LineValue | undefined): string | undefined | null {
  if (value === undefined || value === '' || value === 0n || value === false) return undefined
  if (kind === 'box') return value === true ? 'X' : null
  if (kind === 'count') return Number.isInteger(value) && (value as number) >= 0 ? String(value) : null
  if (kind === 'text') return typeof value === 'string' || typeof value === 'number' ? String(value) : null
  if (typeof value !== 'bigint') return null
  return value < 0n && kind === 'amount' ? null : dollars(value)
}

const nameOf = (element: ReturnElement): string =>
  'group' in element
    ? element.group
    : 'each' in element
      ? element.each
      : 'oneOf' in element
        ? '…'
        : element[0]

/** Takes from the front what an element may hold. */
function take(element: ReturnElement, left: XmlNode[], lines: Record<string, LineValue>): void {
  if ('oneOf' in element) {
    for (const one of element.oneOf) take(one, left, lines)
    return
  }
  if ('each' in element) {
    const rows: ReturnLines[] = []
    while (left[0]?.name === element.each)
      rows.push(readReturn({ root: element.each, elements: element.of }, nodes(left)))
    if (rows.length > 0) lines[element.line] = rows
    return
  }
  const name = nameOf(element)
  if (left[0]?.name !== name) return
  if ('group' in element) {
    Object.assign(lines, readReturn({ root: name, elements: element.of }, nodes(left)))
    return
  }
  const { content } = left.shift()!
  if (typeof content !== 'string') throw new Problem(400, `${name} must hold text`)
  lines[element[1]] = valueRead(element, content)
}

function nodes(left: XmlNode[]): readonly XmlNode[] {
  const { name, content } = left.shift()!
  if (typeof content === 'string') throw new Problem(400, `${name} must hold elements`)
  return content
}

function valueRead([element, line, kind]: Single, text: string): LineValue {
  if (kind === 'box') return text === 'X'
  if (kind === 'count') return Number(text)
  if (kind === 'text') return text
  const pattern = kind === 'signed' ? /^-?\d+\.\d\d$/ : /^\d+\.\d\d$/
  if (!pattern.test(text))
    throw new Problem(400, `${element} (${line}) must be an amount with two decimals: ${text}`)
  return cents(usd(text))
}
