import { useId } from 'react'
import type { Hue } from '../split/split.tsx'
import styles from './bars.module.css'

export interface Bar {
  readonly key: string
  readonly label: string
  readonly parts: readonly { readonly hue: Hue; readonly amount: number }[]
  /** Not certain yet: hatched. */
  readonly isComing: boolean
}

const WIDTH = 640
const HEIGHT = 220
const LEFT = 44
const TOP = 24
const FLOOR = HEIGHT - 26

/** Amounts by day as stacked bars; what is still to come is hatched. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const id = useId().replaceAll(/\W/g, '')
  const most = Math.max(...bars.map(wholeOf), 1)
  const top = ceilingOf(most)
  const y = (amount: number) => FLOOR - (amount / top) * (FLOOR - TOP)
  const step = (WIDTH - LEFT) / bars.length
  const width = Math.min(34, step * 0.6)
  return (
    <svg className={styles.bars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" className={styles.hatch} />
        </pattern>
      </defs>
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line x1={LEFT} x2={WIDTH} y1={y(top * share)} y2={y(top * share)} className={styles.grid} />
          <text x={LEFT - 8} y={y(top * share) + 4} className={styles.axis}>
            {share === 0 ? '0' : thousands(top * share)}
          </text>
        </g>
      ))}
      {bars.map((bar, at) => {
        const x = LEFT + step * at + (step - width) / 2
        return (
          <g key={bar.key}>
            {stacked(bar).map(({ hue, from, to }) => (
              <rect
                key={hue}
                x={x}
                y={y(to)}
                width={width}
                height={Math.max(y(from) - y(to) - 1.5, 1)}
                rx="2"
                className={styles[hue]}
              />
            ))}
            {bar.isComing && (
              <rect
                x={x}
                y={y(wholeOf(bar))}
                width={width}
                height={FLOOR - y(wholeOf(bar))}
                fill={`url(#${id})`}
              />
            )}
            <text x={x + width / 2} y={y(wholeOf(bar)) - 8} className={styles.number}>
              {thousands(wholeOf(bar))}
            </text>
            <text x={x + width / 2} y={HEIGHT - 6} className={bar.isComing ? styles.strong : styles.label}>
              {bar.label}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const wholeOf = ({ parts }: Bar): number => parts.reduce((sum, { amount }) => sum + amount, 0)

function stacked({ parts }: Bar) {
  let from = 0
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ hue, amount }) => {
      const to = from + amount
      const part = { hue, from, to }
      from = to
      return part
    })
}

/** The next round number above: 1, 2, 4, 6 or 8 of its power of ten, so that half of it is round too. */
function ceilingOf(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= amount) ?? 10
  return step * power
}

const thousands = (amount: number): string =>
  amount >= 1000
    ? `$${(amount / 1000).toFixed(amount >= 100_000 ? 0 : 1).replace('.0', '')}k`
    : `$${Math.round(amount)}`
