/** Derives docs/reference/place-pairs.md: homes and places of work over all states, each judged by what a paycheck takes. */
import { buildInput } from '../src/domain/pay/build-input.ts'
import { calculatePaycheck } from '../src/domain/pay/paycheck.ts'
import { placeQuestions } from '../src/domain/pay/place-questions.ts'
import { day } from '../src/kernel/dates.ts'
import { dollars, usd, ZERO } from '../src/kernel/money.ts'
import { Problem } from '../src/kernel/problem.ts'
import { residenceOn } from '../src/law/engine/residence.ts'
import { stateW4Fields } from '../src/law/engine/state-w4.ts'
import { territoryOf } from '../src/law/engine/territory.ts'
import { stateCodes } from '../src/law/language/states.ts'

export interface JudgedPair {
  readonly home: string
  readonly work: string
  readonly answers: string
  readonly judged: 'right' | 'asked' | 'refused'
  /** Taxes on income and fees of places, of 3,000.00 every two weeks. */
  readonly takes: string
  readonly why: string
}

export const placePairs = (): readonly JudgedPair[] => PAIRS.map(judge)

export function placePairsReference(): string {
  const rows = placePairs().map(
    ({ home, work, answers, judged, takes, why }, at) =>
      `| ${at + 1} | ${home} | ${work} | ${answers} | ${judged} | ${takes} | ${why} |`,
  )
  return `${HEAD}\n${rows.join('\n')}\n`
}

const HEAD = `# Homes and places of work, judged

Derived by \`npm run golden\`; do not edit. Each row pays 3,000.00 for two weeks on 2026-06-12 to a single worker without
certificates but for what is told. *right*: every tax on income and every local fee is taken, or the reason why there is none
stands beside it. *asked*: what the address cannot decide is a question, and the range at stake is told by a run. *refused*: by
name, with the reason.

| | lives in | works in | told | judged | takes | why |
|---|---|---|---|---|---|---|`

type Pair = readonly [home: string, work: string, answers?: Readonly<Record<string, string>>]

/** Across the line of two states, where people commute. */
const COMMUTES =
  'NJ>NY CT>NY PA>NY NY>NJ NY>CT PA>NJ NJ>PA DE>PA MD>PA OH>PA WV>PA NJ>DE PA>DE MD>DE MD>DC VA>DC DC>MD DC>VA VA>MD MD>VA WV>MD PA>MD ' +
  'WV>VA NC>VA TN>VA KY>VA NH>MA RI>MA CT>MA ME>MA VT>MA NY>MA MA>NH ME>NH VT>NH MA>RI CT>RI MA>CT RI>CT NH>VT NY>VT NH>ME ' +
  'KY>OH IN>OH MI>OH WV>OH OH>KY IN>KY TN>KY WV>KY OH>IN IL>IN KY>IN MI>IN OH>MI IN>MI WI>MI IN>IL WI>IL MO>IL IA>IL KY>IL ' +
  'IL>WI MN>WI MI>WI WI>MN ND>MN IA>MN SD>MN IL>IA NE>IA MN>IA KS>MO IL>MO AR>MO MO>KS NE>KS OK>KS IA>NE KS>NE CO>NE ' +
  'MN>ND MT>ND SD>ND ND>SD WY>SD ND>MT WY>MT ID>MT WA>OR CA>OR ID>OR OR>WA ID>WA WA>ID OR>ID UT>ID NV>CA OR>CA AZ>CA CA>NV AZ>NV UT>NV ' +
  'CA>AZ NV>AZ NM>AZ NV>UT ID>UT WY>UT UT>WY CO>WY WY>CO NM>CO KS>CO TX>NM CO>NM AZ>NM OK>TX LA>TX NM>TX TX>OK AR>OK KS>OK ' +
  'TX>LA MS>LA AR>LA LA>MS AL>MS TN>MS MS>AL GA>AL FL>AL AL>GA FL>GA SC>GA GA>FL AL>FL NC>SC GA>SC SC>NC VA>NC TN>NC GA>TN KY>TN VA>TN'

/** Cities, counties and subdivisions, with what a certificate says and without. */
const LOCAL: readonly Pair[] = [
  ['OH', 'OH Parma', { 'City of Employment': 'Parma', 'School District Number': 'None' }],
  ['OH', 'OH Youngstown'],
  ['OH', 'OH', { 'City of Employment': 'None', 'School District Number': 'None' }],
  ['OH', 'OH Germantown', { 'City of Employment': 'Germantown' }],
  ['PA Pittsburgh', 'PA Pittsburgh', { 'Resident PSD Code': '700102', 'Work PSD Code': '700102' }],
  ['PA', 'PA'],
  ['PA', 'PA Philadelphia'],
  ['PA Philadelphia', 'PA', { 'Work PSD Code': '460101' }],
  [
    'KY Louisville',
    'KY Louisville',
    { 'City or County of Employment': 'Louisville', 'City of Residence': 'Louisville' },
  ],
  [
    'KY',
    'KY Bowling Green',
    { 'City or County of Employment': 'Bowling Green', 'County of Employment': 'Warren County' },
  ],
  ['KY', 'KY Bowling Green'],
  ['NY New York', 'NY New York'],
  ['NY Yonkers', 'NY New York'],
  ['NJ', 'NY Yonkers'],
  ['MD Baltimore', 'MD Baltimore'],
  ['MD', 'MD'],
  ['IN', 'IN', { 'County of Residence': 'Marion' }],
  ['IN', 'IN'],
  ['MI Detroit', 'MI Detroit', { 'City of Residence': 'Detroit', 'City of Employment': 'Detroit' }],
  ['MI', 'MI Detroit'],
  [
    'MO St. Louis',
    'MO Kansas City',
    { 'City of Residence': 'St. Louis', 'City of Employment': 'Kansas City' },
  ],
  [
    'DE Wilmington',
    'DE Wilmington',
    { 'City of Residence': 'Wilmington', 'City of Employment': 'Wilmington' },
  ],
  ['DE', 'DE Wilmington'],
  ['CO', 'CO Denver', { 'City of Employment': 'Denver' }],
  ['CO', 'CO Denver'],
  ['CO', 'CO Aurora', { 'City of Employment': 'None' }],
  ['WV', 'WV Charleston', { 'City of Employment': 'Charleston' }],
  ['WV', 'WV Montgomery', { 'City of Employment': 'Montgomery' }],
  ['NJ', 'NJ Newark', { 'City of Employment': 'Newark' }],
  ['AL', 'AL Birmingham', { 'City of Employment': 'Birmingham' }],
  ['AL', 'AL Birmingham'],
  ['PR San Juan', 'PR San Juan'],
  ['GU', 'GU'],
  ['VI', 'VI'],
]

const PAIRS: readonly Pair[] = [
  ...stateCodes.map((state) => [state, state] as const),
  ...COMMUTES.split(' ').map((pair) => pair.split('>') as [string, string]),
  ...LOCAL,
]

const at = (place: string) => ({ state: place.slice(0, 2), city: place.slice(3) })

function judge([home, work, told = {}]: Pair): JudgedPair {
  const answers = Object.entries(told)
    .map(([key, value]) => `${key}: ${value}`)
    .join('; ')
  const head = { home, work, answers }
  const territory = territoryOf(work.slice(0, 2))
  if (territory !== undefined)
    return { ...head, judged: 'refused', takes: '', why: `${territory.name}: ${territory.because}` }
  const places = { work: at(work), home: at(home) }
  const forms = { [places.work.state]: told }
  const questions = placeQuestions(places, (state) =>
    state in forms ? { fields: forms[state]! } : undefined,
  )
  try {
    const lines = linesOf(places, forms)
    const takes = lines.map(([code, amount]) => `${code} ${amount}`).join(', ')
    const why = reasonsOf(places, new Set(lines.map(([code]) => code.slice(0, 2)))).join('; ')
    if (questions.length === 0) return { ...head, judged: 'right', takes, why }
    const asked = questions
      .map(({ state, field, words }) => (field === '' ? words : `${state} ${field}`))
      .join(', ')
    return { ...head, judged: 'asked', takes, why: [`asked: ${asked}`, why].filter(Boolean).join('; ') }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...head, judged: 'refused', takes: '', why: error.message }
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

/** Why a state of the pair takes nothing. */
function reasonsOf({ work, home }: Places, taking: ReadonlySet<string>): readonly string[] {
  const { law } = residenceOn({ payDate: day('2026-06-12') }, {})
  const reasons: string[] = []
  for (const state of new Set([work.state, home.state])) {
    if (taking.has(state)) continue
    const spared = law.reciprocity[work.state]
    const isSpared =
      state === work.state &&
      spared !== undefined &&
      (spared.residentsOf === 'everywhere' || spared.residentsOf.includes(home.state))
    if (stateW4Fields(state).length === 0) reasons.push(`${state} has no tax on wages`)
    else if (isSpared)
      reasons.push(`${state} leaves residents of ${home.state} alone, by form ${spared.form}`)
    else if (state === home.state && law.homeTakesNothing.includes(state))
      reasons.push(`${state} takes nothing of wages that another state taxes`)
    else reasons.push(`${state}: NO REASON`)
  }
  return reasons
}
