import { dollars, Money, total } from '../../format/money.tsx'
import type { Words } from '../../messages/en/index.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import { type Explained, type Line, rateOf } from './lines.ts'

/** A line, opened: a sentence, the sum as on paper, where it is written, and every step for whoever wants it. */
export function Opened({ line, gross, close }: { line: Line; gross: number; close: () => void }) {
  const { words } = useLanguage()
  const { pay } = words.worker
  const { explained } = line
  return (
    <Panel open onClose={close} title={line.name} lead={saysOf(line, words)}>
      <ul className={parts.sheet}>
        {explained && <Base explained={explained} gross={gross} />}
        <li data-sum="yes">
          <span>{line.amount < 0 || line.kind === 'tax' ? pay.taken : pay.added}</span>
          <Money amount={Math.abs(line.amount)} tone="strong" />
        </li>
      </ul>
      <p className={phone.quiet}>
        {[explained?.source, pay.year(dollars(line.year))].filter(Boolean).join('. ')}
      </p>
      {explained && <EveryStep explained={explained} />}
    </Panel>
  )
}

/** The pay of the period, less what this tax does not count, and the share of the rest. */
function Base({ explained, gross }: { explained: Explained; gross: number }) {
  const { pay } = useLanguage().words.worker
  const left = total([gross, -explained.taxable])
  const rate = rateOf(explained)
  return (
    <>
      {left > 0 && (
        <>
          <li>
            <span>{pay.period}</span>
            <Money amount={gross} />
          </li>
          <li>
            <span>{pay.notCounted}</span>
            <Money amount={-left} />
          </li>
        </>
      )}
      <li data-sum={left > 0 ? 'yes' : undefined}>
        <span>{rate === undefined ? pay.base : pay.rateOf(rate)}</span>
        <Money amount={explained.taxable} />
      </li>
    </>
  )
}

function EveryStep({ explained }: { explained: Explained }) {
  const { steps, worker } = useLanguage().words
  return (
    <details className={parts.steps}>
      <summary>{worker.pay.everyStep}</summary>
      <ol>
        {explained.steps.map(({ line, formula, value }) => (
          <li key={line}>
            <span>
              {steps(line)}
              <small>{steps(formula)}</small>
            </span>
            <span>{/^-?\d+\.\d{2}$/.test(value) ? dollars(Number(value)) : value}</span>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** One sentence in plain words; a zero has its reason too. */
function saysOf({ kind, amount, explained }: Line, { worker }: Words): string {
  const { says, saysOfTax } = worker.pay
  if (kind !== 'tax') return says[kind]
  const code = explained?.code ?? ''
  const isIncomeTax = code.endsWith('.incomeTax')
  if (amount === 0) return isIncomeTax ? says.zeroIncomeTax : says.zero
  const known = saysOfTax[code.startsWith('US.') || !isIncomeTax ? code : 'incomeTax']
  const rate = explained && rateOf(explained)
  return known ?? (rate === undefined ? says.tax : says.flat(rate))
}
