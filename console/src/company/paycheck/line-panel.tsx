import { BadgeCheck, Scale, TriangleAlert } from 'lucide-react'
import { editionWords } from '../../format/days.ts'
import { dollars, Money } from '../../format/money.tsx'
import { capital } from '../../format/names.ts'
import { paycheck as words } from '../../messages/company/paycheck.ts'
import { spokenNow } from '../../messages/company/spoken.ts'
import { wordsNow } from '../../messages/words.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Status } from '../../ui/status/status.tsx'
import type { Explained, Line } from './lines.ts'
import styles from './paycheck.module.css'

/** One line, opened: a sentence, the worksheet as on paper, the row that applied, the law, and every step. */
export function LinePanel({ line }: { line: Line }) {
  const { explained } = line
  return (
    <Card label={line.name}>
      <div className={styles.panelHead}>
        <h2>{line.name}</h2>
        <Money amount={Math.abs(line.amount)} tone="strong" />
      </div>
      <p className={styles.says}>{saysOf(line)}</p>
      {explained && <Worksheet explained={explained} />}
      {explained && <Law explained={explained} year={line.year} />}
    </Card>
  )
}

/** The service says it in a sentence; of a line that it does not know, what kind it is. */
const saysOf = ({ group, explained }: Line): string => explained?.says[spokenNow()] ?? words.says[group]

/** Each step with its result; the row of a table stands out, and the last line is the amount. */
function Worksheet({ explained }: { explained: Explained }) {
  return (
    <ul className={styles.sheet}>
      {explained.steps.map(({ line, formula, inputs, value }) => {
        const row = (inputs as Record<string, string>).row
        return (
          <li key={line} className={row === undefined ? undefined : styles.row}>
            <span>{capital(wordsNow().steps(line))}</span>
            <span>{valueWords(value)}</span>
            <small>{wordsNow().steps(row ?? formula)}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** Amounts as amounts; shares and counts as they are. */
const valueWords = (value: string): string =>
  /^-?\d+\.\d{2}$/.test(value) ? dollars(Number(value)) : /^-?\d+\.\d+…$/.test(value) ? `$${value}` : value

function Law({ explained, year }: { explained: Explained; year: number | undefined }) {
  const isSure = explained.confidence === 'verified' || explained.confidence === 'given'
  return (
    <div className={styles.law}>
      <p className={styles.lawHead}>
        <span>
          <Scale size={16} strokeWidth={1.75} aria-hidden="true" />
          {words.law}
        </span>
        <Status tone={isSure ? 'good' : 'warn'} icon={isSure ? BadgeCheck : TriangleAlert}>
          {explained.confidence === 'given' ? words.given : isSure ? words.checked : words.provisional}
        </Status>
      </p>
      <p className={styles.source}>{explained.source}</p>
      <Facts
        of={[
          ...(explained.law === ''
            ? []
            : [[words.edition, <EditionOf key="law" law={explained.law} />] as const]),
          ...(explained.taxable === undefined
            ? []
            : [[words.base, <Money key="base" amount={explained.taxable} />] as const]),
          ...(year === undefined ? [] : [[words.year, <Money key="year" amount={year} />] as const]),
        ]}
      />
      <details className={styles.every}>
        <summary>{words.every}</summary>
        <ol>
          {explained.steps.map(({ line, formula, inputs, value }) => (
            <li key={line}>
              <strong>{capital(wordsNow().steps(line))}</strong>
              <code>{wordsNow().steps(formula)}</code>
              <code>
                {Object.entries(inputs)
                  .map(([name, given]) => `${wordsNow().steps(name)} = ${wordsNow().steps(String(given))}`)
                  .join(', ')}
              </code>
              <code>= {value}</code>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

/** From when the law counts; whoever asks the service for it finds its name behind it. */
const EditionOf = ({ law }: { law: string }) => <span title={law}>{editionWords(law)}</span>
