import { Problem } from '../../kernel/problem.ts'

/** As much XML as returns need: elements with attributes that hold text or other elements. */
export interface XmlNode {
  readonly name: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly content: string | readonly XmlNode[]
}

export const xmlText = (root: XmlNode): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, '').join('\n')}\n`

export function readXml(text: string): XmlNode {
  const open: Open[] = [{ name: '', attributes: {}, nodes: [], text: '' }]
  for (const [whole, end, name, attributes, empty, plain] of text.matchAll(TOKEN)) {
    const inner = open.at(-1)!
    if (plain !== undefined) inner.text += plain
    else if (name === undefined) continue
    else if (end === '/') close(open, name)
    else {
      open.push({ name, attributes: attributesOf(attributes ?? ''), nodes: [], text: '' })
      if (empty === '/') close(open, name)
    }
    if (whole === '') break
  }
  const [root] = open[0]!.nodes
  if (open.length !== 1 || root === undefined) throw new Problem(400, 'The XML does not end where it should')
  return root
}

interface Open {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly nodes: XmlNode[]
  text: string
}

/** A declaration, a tag, or text. */
const TOKEN = /<\?[^?]*\?>|<(\/?)([A-Za-z][\w.:-]*)([^<>]*?)(\/?)>|([^<]+)/g

function close(open: Open[], name: string): void {
  const done = open.pop()!
  if (done.name !== name || open.length === 0)
    throw new Problem(400, `The XML closes ${name} where ${done.name} is open`)
  const { attributes, nodes, text } = done
  const content = nodes.length > 0 ? nodes : unescaped(text.trim())
  open.at(-1)!.nodes.push({ name, ...(Object.keys(attributes).length > 0 && { attributes }), content })
}

const attributesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name!, unescaped(value!)]),
  )

function lines({ name, attributes = {}, content }: XmlNode, indent: string): readonly string[] {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const begin = `${indent}<${name}${own.join('')}>`
  if (typeof content === 'string') return [`${begin}${escaped(content)}</${name}>`]
  return [begin, ...content.flatMap((node) => lines(node, `${indent}  `)), `${indent}</${name}>`]
}

const SIGNS: readonly (readonly [string, string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
]

const escaped = (text: string): string =>
  SIGNS.reduce((all, [sign, entity]) => all.replaceAll(sign, entity), text)

const unescaped = (text: string): string =>
  SIGNS.toReversed().reduce((all, [sign, entity]) => all.replaceAll(entity, sign), text)
