import { Money } from '../../format/money.tsx'
import { paycheck as words } from '../../messages/company/paycheck.ts'
import type { Placed } from './lines.ts'
import styles from './paycheck.module.css'

interface WaterfallProps {
  readonly lines: readonly Placed[]
  readonly chosen: string
  readonly choose: (key: string) => void
  readonly gross: number
  readonly net: number
  readonly method: string
}

/** Rows that are stairs: name, floating bar, amount. Each is a button. */
export function Waterfall({ lines, chosen, choose, gross, net, method }: WaterfallProps) {
  return (
    <ul className={styles.fall} aria-label={words.lines}>
      {lines.map((line, at) => (
        <li key={line.key} data-begins={line.group !== lines[at - 1]?.group && at > 0}>
          <button
            type="button"
            id={`line-${line.key}`}
            className={styles.line}
            aria-pressed={line.key === chosen}
            onClick={() => choose(line.key)}
          >
            <span className={styles.name}>
              {line.name}
              <small>{line.detail}</small>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={line.group === 'earning' ? styles.earning : styles[line.hue]}
                style={{ left: `${line.from * 100}%`, width: `max(3px, ${(line.to - line.from) * 100}%)` }}
              />
            </span>
            <Money amount={line.amount === 0 ? 0 : line.amount} />
          </button>
        </li>
      ))}
      <li data-begins="true">
        <span className={`${styles.line} ${styles.total}`}>
          <span className={styles.name}>
            {words.net}
            <small>{method === 'Check' ? words.byCheck : words.toAccounts}</small>
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.netBar} style={{ left: 0, width: `${(net / (gross || 1)) * 100}%` }} />
          </span>
          <Money amount={net} tone="strong" />
        </span>
      </li>
    </ul>
  )
}
