import { useId } from 'react'
import { dollars } from '../../format/money.tsx'
import styles from './flow.module.css'
import { BAR, type FlowLink, type FlowNode, layoutOf, WIDTH } from './layout.ts'

interface FlowProps {
  readonly nodes: readonly FlowNode[]
  readonly links: readonly FlowLink[]
  readonly label: string
  /** The line under the name of who gets it. */
  readonly detailOf: (node: FlowNode) => string
}

/** Money as bands: what has arrived is whole, what is held is hatched, what came back is red. */
export function Flow({ nodes, links, label, detailOf }: FlowProps) {
  const id = useId().replaceAll(/\W/g, '')
  const { boxes, bands, height } = layoutOf(nodes, links)
  return (
    <svg className={styles.flow} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className={styles.heldGround} />
          <line x1="0" y1="0" x2="0" y2="7" className={styles.heldLine} />
        </pattern>
      </defs>
      {bands.map(({ link, path, width }) => (
        <path
          key={`${link.source} ${link.target} ${link.status}`}
          d={path}
          {...(link.status === 'held' ? { stroke: `url(#${id})` } : { className: styles[toneOf(link)] })}
          strokeWidth={width}
        />
      ))}
      {boxes.map(({ node, x, top, bottom, amount }) => (
        <g key={node.id}>
          <rect x={x} y={top} width={BAR} height={bottom - top} rx="2" className={styles[barOf(node)]} />
          <text x={x + BAR + 10} y={(top + bottom) / 2 - 3} className={styles.name}>
            {shortOf(node.name.split(', ')[0]!, ROOM - dollars(amount).length)}
            <tspan dx="8" className={styles.amount}>
              {dollars(amount)}
            </tspan>
          </text>
          <text x={x + BAR + 10} y={(top + bottom) / 2 + 12} className={styles.detail}>
            {detailsOf(node, detailOf)}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The hue of the purpose, all the way. */
function toneOf({ source, target, status }: FlowLink): string {
  if (status === 'returned') return 'returned'
  return hueOf(source === 'company' || source === 'checks' ? target : source)
}

const hueOf = (id: string): string =>
  id.startsWith('taxes') ? 'tax' : id.startsWith('orders') || id.startsWith('garnish') ? 'order' : 'net'

const barOf = ({ id, kind }: FlowNode): string =>
  kind === 'source'
    ? 'sourceBar'
    : kind === 'back'
      ? 'backBar'
      : `${id === 'deposits' ? 'net' : hueOf(id)}Bar`

/** The form comes below the agency: "DE 88, PIT and SDI · held, goes out January 15". */
const detailsOf = (node: FlowNode, detailOf: (node: FlowNode) => string): string => {
  const [, ...form] = node.name.split(', ')
  return [shortOf(form.slice(0, 2).join(', '), DETAIL), detailOf(node)].filter(Boolean).join(' · ')
}

const shortOf = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name

/** Signs that a line has room for: a name with its amount, or what it is paid with before the day. */
const [ROOM, DETAIL] = [39, 32]
