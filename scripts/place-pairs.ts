/** Derives docs/reference/place-pairs.md: homes and places of work over all states, each judged by what a paycheck takes. */
import { buildInput } from '../src/domain/pay/build-input.ts'
import { calculatePaycheck } from '../src/domain/pay/paycheck.ts'
import { placeQuestions } from '../src/domain/pay/place-questions.ts'
import { day } from '../src/kernel/dates.ts'
import { dollars, usd, ZERO } from '../src/kernel/money.ts'
import { Problem } from '../src/kernel/problem.ts'
import { nonresidenceForm } from '../src/law/engine/residence.ts'
import { territoryOf } from '../src/law/engine/territory.ts'
import { stateCodes } from '../src/law/language/states.ts'
import { commutes, local, type Rule, rules, withoutTax } from './place-pairs-table.ts'

export interface JudgedPair {
  readonly home: string
  readonly work: string
  readonly answers: string
  readonly judged: 'right' | 'asked' | 'refused'
  /** Taxes on income and fees of places, of 3,000.00 every two weeks. */
  readonly takes: string
  readonly lines: readonly (readonly [code: string, amount: string])[]
  /** What is asked, or why it is refused. */
  readonly why: string
  readonly rule: Rule | undefined
  /** The rule that decides it, as the table of pairs has it. */
  readonly because: string
}

export const placePairs = (): readonly JudgedPair[] => PAIRS.map(judge)

export function placePairsReference(): string {
  const rows = placePairs().map(
    ({ home, work, answers, judged, takes, why, because }, at) =>
      `| ${at + 1} | ${home} | ${work} | ${answers} | ${judged} | ${takes} | ${because} | ${why} |`,
  )
  return `${HEAD}\n${rows.join('\n')}\n`
}

const HEAD = `# Homes and places of work, judged

Derived by \`npm run golden\`; do not edit. Each row pays 3,000.00 for two weeks on 2026-06-12 to a single worker without
certificates but for what is told. The rule stands in a table of its own, written from the law, and a test holds it against what
is computed. *right*: every tax on income and every local fee is taken, or the rule says why there is none. *asked*: what the address cannot decide is a question, and the range at stake is told by a run. *refused*: by
name, with the reason.

| | lives in | works in | told | judged | takes | the rule | asked or refused |
|---|---|---|---|---|---|---|---|`

interface Pair {
  readonly home: string
  readonly work: string
  readonly told: Readonly<Record<string, string>>
  readonly rule: Rule | undefined
  readonly because: string
}

const PAIRS: readonly Pair[] = [
  ...stateCodes.map((state) => ruled(state, state, withoutTax.includes(state) ? 'noTax' : 'own')),
  ...Object.entries(commutes).flatMap(([rule, pairs]) =>
    pairs.split(' ').map((pair) => {
      const [home, work] = pair.split('>') as [string, string]
      return ruled(home, work, rule as Rule)
    }),
  ),
  ...local.map(({ home, work, told = {}, because }) => ({ home, work, told, rule: undefined, because })),
]

function ruled(home: string, work: string, rule: Rule): Pair {
  const form = rule === 'agreed' ? `; form ${nonresidenceForm(work, home)}` : ''
  return { home, work, told: {}, rule, because: `${rules[rule]}${form}` }
}

const at = (place: string) => ({ state: place.slice(0, 2), city: place.slice(3) })

function judge({ home, work, told, rule, because }: Pair): JudgedPair {
  const answers = Object.entries(told)
    .map(([key, value]) => `${key}: ${value}`)
    .join('; ')
  const head = { home, work, answers, rule, because }
  const territory = territoryOf(work.slice(0, 2))
  if (territory !== undefined)
    return {
      ...head,
      judged: 'refused',
      takes: '',
      lines: [],
      why: `${territory.name}: ${territory.because}`,
    }
  const places = { work: at(work), home: at(home) }
  const forms = { [places.work.state]: told }
  const questions = placeQuestions(places, (state) =>
    state in forms ? { fields: forms[state]! } : undefined,
  )
  try {
    const lines = linesOf(places, forms)
    const takes = lines.map(([code, amount]) => `${code} ${amount}`).join(', ')
    if (questions.length === 0) return { ...head, judged: 'right', takes, lines, why: '' }
    const asked = questions
      .map(({ state, field, words }) => (field === '' ? words : `${state} ${field}`))
      .join(', ')
    return { ...head, judged: 'asked', takes, lines, why: `asked: ${asked}` }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...head, judged: 'refused', takes: '', lines: [], why: error.message }
  }
}

interface Places {
  readonly work: ReturnType<typeof at>
  readonly home: ReturnType<typeof at>
}

/** Taxes on income and of places; programs and federal taxes are the same wherever someone lives. */
function linesOf(
  { work, home }: Places,
  stateW4: Readonly<Record<string, Readonly<Record<string, string>>>>,
) {
  const input = buildInput({
    workerType: 'W2',
    payDate: day('2026-06-12'),
    periodStart: day('2026-05-24'),
    periodEnd: day('2026-06-06'),
    frequency: 'BiWeekly',
    work,
    home,
    w4: null,
    stateW4,
    registration: {},
    earnings: [{ type: 'Regular', amount: usd(3000), hours: 80 }],
    deductions: [],
    garnishments: [],
    yearToDate: { taxes: {}, benefits: {}, supplementalWages: ZERO },
    supplementalMethod: 'flat',
    hours: 80,
    exemptions: [],
    backupWithholding: false,
  })
  return calculatePaycheck(input)
    .taxes.filter(
      ({ code }) => !code.startsWith('US.') && (code.includes('-') || code.endsWith('.incomeTax')),
    )
    .map(({ code, amount }) => [code, dollars(amount)] as const)
}
