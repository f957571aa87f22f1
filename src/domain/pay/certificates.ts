import type { Day } from '../../kernel/dates.ts'
import { plain } from '../../kernel/likeness.ts'
import { ZERO } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import { residenceOn, stateDuties } from '../../law/engine/residence.ts'
import { readStateW4, type StateW4Reading, stateW4Fields } from '../../law/engine/state-w4.ts'
import type { FederalCertificate } from '../../law/language/types.ts'
import type { StateAnswers, W4Facts } from './facts.ts'
import { type LocalFacts, localFacts } from './local-facts.ts'
import { stepThree } from './step-three.ts'
import { writtenOnce } from './stored-input.ts'

/** Nobody's certificate: Single without adjustments (Pub 15-T, "no valid Form W-4"). */
export const NO_W4: W4Facts = {
  form: '2020',
  filingStatus: 'Single',
  multipleJobs: false,
  dependents: 0,
  otherDependents: 0,
  dependentsAmount: null,
  otherIncome: ZERO,
  deductions: ZERO,
  extra: ZERO,
  militarySpouse: false,
  stateExtra: ZERO,
  nonresident: false,
  arizonaBasisPoints: 0,
  exempt: false,
  allowances: 0,
}

/** `since`: the day of the form, whose year says what a head counts for in Step 3. */
export const federalCertificate = (w4: W4Facts, since: Day): FederalCertificate => ({
  status: w4.filingStatus,
  form: w4.form,
  multipleJobs: w4.multipleJobs,
  dependents: 0,
  otherDependents: 0,
  // Left out where it is nothing: most certificates have no dependents.
  credits: stepThree(w4, since) || undefined,
  otherIncome: w4.otherIncome,
  deductions: w4.deductions,
  extra: w4.extra,
  allowances: w4.allowances,
  exempt: w4.exempt,
  nonresidentAlien: w4.nonresident,
  arizonaPercent: w4.arizonaBasisPoints > 0 ? `${w4.arizonaBasisPoints / 100}%` : undefined,
})

/** A state's certificate as the law reads it. */
export interface StateForm extends Pick<StateW4Reading, 'elections' | 'localities'> {
  readonly local: LocalFacts | undefined
  /** Whether the form of nonresidence is on file; undefined: not said. */
  readonly isNonresidenceOnFile: boolean | undefined
}

/** What is not on the form, and what is wrong on it, is refused by name; nothing answered is no form. */
export function stateForm(state: string, answers: StateAnswers | undefined): StateForm {
  if (answers === undefined) return NO_FORM
  const key = state + JSON.stringify(answers)
  const known = forms.get(key)
  if (known !== undefined) return known
  const fresh = readForm(state, answers)
  if (forms.size >= MOST_FORMS) forms.clear()
  forms.set(key, fresh)
  return fresh
}

const NO_FORM: StateForm = {
  elections: {},
  localities: { resident: [], work: [] },
  local: undefined,
  isNonresidenceOnFile: undefined,
}

/** Many answer alike. The law remembers how it read the elections, so those who do share them. */
const forms = new Map<string, StateForm>()
const MOST_FORMS = 10_000

function readForm(state: string, answers: StateAnswers): StateForm {
  const { elections, localities, unknown, wrong } = readStateW4(state, answers)
  const isBare = stateW4Fields(state).length === 0
  const stray = isBare ? unknown.find((key) => !EVERYWHERE.includes(key)) : unknown[0]
  if (stray !== undefined) throw unfit(stray, `${state}: ${stray} is not on the certificate of this state`)
  if (wrong.length > 0) throw unfit(wrong[0]!.key, wrong[0]!.message)
  return {
    elections: writtenOnce(elections),
    localities,
    local: localFacts(state, answers),
    isNonresidenceOnFile: nonresidenceIn(answers),
  }
}

export const NONRESIDENCE = 'Certificate of Nonresidence'

function nonresidenceIn(answers: StateAnswers): boolean | undefined {
  const found = Object.entries(answers).find(([key]) => plain(key) === plain(NONRESIDENCE))
  return found === undefined ? undefined : /^(yes|true|y|1)$/i.test(String(found[1]).trim())
}

/** On the certificate of every state; where wages bear no income tax they say nothing. */
const EVERYWHERE: readonly string[] = ['extra', 'exempt']

const unfit = (field: string, message: string): Problem =>
  new Problem(400, message, { refusal: 'unknownElection', details: [{ path: field, message }] })

/** Where and when someone is paid. */
interface Paid {
  readonly on: Day
  readonly work: string
  readonly home: string
  readonly militarySpouse?: boolean
}

/**
 * Whose form it is, where that is not said. Of the states that withhold the first whose form these answers fit: the work
 * state's, or the home state's where only that one withholds. Then the state that does not withhold, for its places.
 */
export function stateOfAnswers(answers: StateAnswers, paid: Paid): string {
  const states = statesInOrder(paid)
  const readings = states.map((state) => ({ state, ...readStateW4(state, answers) }))
  const fitting =
    readings.find(({ unknown, wrong }) => unknown.length + wrong.length === 0) ??
    readings.find(({ unknown }) => unknown.length === 0)
  return fitting?.state ?? states[0]!
}

function statesInOrder({ on, work, home, militarySpouse = false }: Paid): readonly string[] {
  if (work === home) return [work]
  const hasForm = (state: string) => stateW4Fields(state).length > 0
  const facts = { payDate: on, work: { state: work }, resident: { state: home }, militarySpouse }
  // It only says whose form this is; the payment itself looks the agreements up again, and refuses past their last checked day.
  const residence = () => residenceOn(facts, { allowProvisional: true })
  const withhold = stateDuties(facts, residence, hasForm)
    .map(({ state }) => state)
    .filter(hasForm)
  return [...new Set([...withhold, work, home])]
}
