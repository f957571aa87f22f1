import type PDFDocument from 'pdfkit'

export type Paper = InstanceType<typeof PDFDocument>

/** The two weights of the page's typeface, as files. They are embedded: a page looks the same everywhere. */
export interface StubFonts {
  readonly regular: Uint8Array
  readonly bold: Uint8Array
}

/** US letter, in points. */
export const edges = { left: 40, right: 572, top: 38, bottom: 742, width: 612, height: 792 } as const

export const colors = {
  ink: '#1c2730',
  soft: '#64717d',
  rule: '#c9d1d8',
  hair: '#e6eaee',
  tint: '#f2f5f7',
  accent: '#0f4c6e',
  stamp: '#b3261e',
} as const

export interface Style {
  readonly size: number
  readonly bold?: boolean
  readonly color?: string
}

/**
 * The same bytes every time: the creation date is the pay date, and nothing else moves. What writes PDF is loaded with the
 * first page: it would be a tenth of every start.
 */
export async function newPaper(
  fonts: StubFonts,
  given: { title: string; author: string; lang: string; on: Date; layout?: 'portrait' | 'landscape' },
): Promise<Paper> {
  const { default: Document } = await import('pdfkit')
  const paper = new Document({
    size: 'LETTER',
    layout: given.layout ?? 'portrait',
    // Nothing runs over an edge by itself: every page is begun on purpose.
    margin: 0,
    bufferPages: true,
    lang: given.lang,
    info: { Title: given.title, Author: given.author, CreationDate: given.on, ModDate: given.on },
  })
  paper.registerFont('regular', Buffer.from(fonts.regular))
  paper.registerFont('bold', Buffer.from(fonts.bold))
  return paper
}

/** The bytes, when everything is drawn. */
export function finished(paper: Paper, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    paper.on('data', (chunk: Buffer) => chunks.push(chunk))
    paper.on('end', () => resolve(Buffer.concat(chunks)))
    paper.on('error', reject)
  })
  draw()
  paper.end()
  return done
}

export function rule(
  paper: Paper,
  at: { x: number; y: number; width: number },
  color: string = colors.rule,
): void {
  paper
    .moveTo(at.x, at.y)
    .lineTo(at.x + at.width, at.y)
    .lineWidth(0.6)
    .strokeColor(color)
    .stroke()
}
