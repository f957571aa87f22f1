import { inflateSync } from 'node:zlib'

/** The text of a PDF as it is printed, page by page: what a reader finds when searching it. */
export function pdfPages(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf)
  const fonts = new Map([...objects].flatMap(([id, { dict }]) => fontOf(id, dict, objects)))
  return [...objects.values()]
    .filter(({ dict }) => /\/Type \/Page\b(?!s)/.test(dict))
    .map(({ dict }) => pageText(dict, objects, fonts))
}

/** Without line ends, so that what wraps is found too. */
export const flat = (pages: readonly string[]): string => pages.join(' ').replaceAll(/\s+/g, ' ')

interface PdfObject {
  readonly dict: string
  readonly stream?: Buffer
}

type Objects = ReadonlyMap<string, PdfObject>
type Glyphs = ReadonlyMap<string, string>

function objectsOf(pdf: Buffer): Objects {
  const text = pdf.toString('latin1')
  const found = new Map<string, PdfObject>()
  for (const { 1: id, index } of text.matchAll(/^(\d+) 0 obj$/gm)) {
    const from = index + `${id} 0 obj`.length
    const begin = text.indexOf('stream\n', from)
    const end = text.indexOf('endobj', from)
    if (begin < 0 || begin > end) {
      found.set(id!, { dict: text.slice(from, end) })
      continue
    }
    const dict = text.slice(from, begin)
    const length = Number(/\/Length (\d+)/.exec(dict)![1])
    const bytes = pdf.subarray(begin + 7, begin + 7 + length)
    found.set(id!, { dict, stream: dict.includes('FlateDecode') ? inflateSync(bytes) : bytes })
  }
  return found
}

/** Glyph → letters, by the map that a font carries for readers. */
function fontOf(id: string, dict: string, objects: Objects): [string, Glyphs][] {
  const map = /\/ToUnicode (\d+) 0 R/.exec(dict)
  if (!map) return []
  const table = objects.get(map[1]!)!.stream!.toString('latin1')
  const glyphs = new Map<string, string>()
  for (const [, first, , list] of table.matchAll(/<(\w{4})> <(\w{4})> \[([^\]]*)\]/g)) {
    for (const [n, letters] of [...list!.matchAll(/<([\w ]+)>/g)].entries()) {
      const code = (Number.parseInt(first!, 16) + n).toString(16).padStart(4, '0')
      glyphs.set(code, Buffer.from(letters[1]!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'))
    }
  }
  return [[id, glyphs]]
}

function pageText(page: string, objects: Objects, fonts: ReadonlyMap<string, Glyphs>): string {
  const contents = objects.get(/\/Contents (\d+) 0 R/.exec(page)![1]!)!.stream!.toString('latin1')
  const resources = objects.get(/\/Resources (\d+) 0 R/.exec(page)![1]!)!.dict
  const names = new Map([...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, id!]))
  const lines: string[] = []
  let glyphs: Glyphs = new Map()
  for (const [, font, shown] of contents.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) glyphs = fonts.get(names.get(font)!) ?? new Map()
    else lines.push([...shown!.matchAll(/<(\w+)>/g)].map(([, hex]) => lettersOf(hex!, glyphs)).join(''))
  }
  return lines.join('\n')
}

const lettersOf = (hex: string, glyphs: Glyphs): string =>
  (hex.match(/.{4}/g) ?? []).map((code) => glyphs.get(code.toLowerCase()) ?? '�').join('')
