import { colors, type Paper, type Style } from './paper.ts'

/** Left-aligned; wraps within a width. */
export function put(
  paper: Paper,
  text: string,
  at: { x: number; y: number; width?: number },
  style: Style,
): void {
  use(paper, style)
  const wrap = at.width === undefined ? { lineBreak: false } : { width: at.width }
  paper.text(text, at.x, at.y, wrap)
}

export function putRight(paper: Paper, text: string, at: { edge: number; y: number }, style: Style): void {
  use(paper, style)
  paper.text(text, at.edge - widthOf(paper, text, style), at.y, { lineBreak: false })
}

export function widthOf(paper: Paper, text: string, style: Style): number {
  return use(paper, style).widthOfString(text)
}

export function heightOf(paper: Paper, text: string, width: number, style: Style): number {
  use(paper, style)
  return paper.heightOfString(text, { width })
}

/** The largest of these sizes at which the text takes no more than so many lines; the last if none does. */
export function fitting(
  paper: Paper,
  text: string,
  {
    width,
    lines,
    sizes,
    bold = false,
  }: { width: number; lines: number; sizes: readonly number[]; bold?: boolean },
): Style {
  const fits = (size: number) =>
    heightOf(paper, text, width, { size, bold }) <= lines * heightOf(paper, 'X', width, { size, bold }) + 1
  return { size: sizes.find(fits) ?? sizes.at(-1)!, bold }
}

const use = (paper: Paper, { size, bold = false, color = colors.ink }: Style): Paper =>
  paper
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(color)
