import { type SankeyLink, sankey, sankeyJustify } from 'd3-sankey'

export interface FlowNode {
  readonly id: string
  readonly kind: string
  readonly name: string
}

export interface FlowLink {
  readonly source: string
  readonly target: string
  readonly amount: number
  readonly status: string
  readonly dueDate: string | null
}

interface Box {
  readonly node: FlowNode
  readonly x: number
  readonly top: number
  readonly bottom: number
  readonly amount: number
}

interface Band {
  readonly link: FlowLink
  readonly path: string
  readonly width: number
}

export interface Layout {
  readonly boxes: readonly Box[]
  readonly bands: readonly Band[]
  readonly height: number
}

export const WIDTH = 1000
export const BAR = 9
/** Room for the words of the last column. */
const WORDS = 300
/** Two lines of words need so much. */
const GAP = 34

/** Where each bar and band stands: three columns, from the company over the purpose to who gets it. */
export function layoutOf(nodes: readonly FlowNode[], links: readonly FlowLink[]): Layout {
  const flowing = links.filter(({ amount }) => amount > 0)
  const known = new Set(flowing.flatMap(({ source, target }) => [source, target]))
  const shown = nodes.filter(({ id }) => known.has(id))
  const payees = shown.filter(({ kind }) => kind === 'payee' || kind === 'back').length
  const height = Math.max(320, payees * (GAP + 8) + 120)
  const { nodes: placed, links: bands } = sankey<{ own: FlowNode }, { own: FlowLink }>()
    .nodeId(({ own }) => own.id)
    .nodeAlign(sankeyJustify)
    .nodeWidth(BAR)
    .nodePadding(GAP)
    .nodeSort(null)
    .extent([
      [4, 16],
      [WIDTH - WORDS, height - 16],
    ])({
    nodes: shown.map((own) => ({ own })),
    links: flowing.map((own) => ({ own, source: own.source, target: own.target, value: own.amount })),
  })
  return {
    height,
    boxes: placed.map(({ own, x0 = 0, y0 = 0, y1 = 0, value = 0 }) => ({
      node: own,
      x: x0,
      top: y0,
      bottom: Math.max(y1, y0 + 2),
      amount: value,
    })),
    bands: bands.map((band) => ({
      link: band.own,
      width: Math.max(band.width ?? 0, 1.5),
      path: pathOf(band),
    })),
  }
}

/** A soft bend from the right edge of one bar to the left edge of the next. */
function pathOf(band: SankeyLink<{ own: FlowNode }, { own: FlowLink }>): string {
  const from = (band.source as { x1: number }).x1
  const to = (band.target as { x0: number }).x0
  const [start, end] = [band.y0 ?? 0, band.y1 ?? 0]
  const middle = (from + to) / 2
  return `M${from},${start}C${middle},${start} ${middle},${end} ${to},${end}`
}
