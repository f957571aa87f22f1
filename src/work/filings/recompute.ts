import { isIdentityBox } from '../../domain/filings/correction.ts'
import { digestOf } from '../../domain/filings/digest.ts'
import type { FilingFacts } from '../../domain/filings/filing.ts'
import type { Work } from '../../store/database/work.ts'
import { filedForms, formsOf } from '../../store/filings/people.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { correctedForms, identityChanges, merged } from './amend.ts'
import { computeAsked, summaryOf } from './compute.ts'
import type { ComputedForm } from './computed.ts'
import { askedAgain } from './draft.ts'

/** Computed again: how each line came to be, and the lines in which what is right today differs from what was prepared. */
export async function recomputed(
  work: Work,
  filing: FilingFacts,
): Promise<{ readonly steps: ComputedForm['steps']; readonly changed: readonly string[] }> {
  const profile = await loadProfile(work, filing.companyId)
  const computed = await computeAsked(work, { ...askedAgain(filing), profile })
  const lines = await rightLines(work, filing, computed)
  const names = new Set([...Object.keys(lines), ...Object.keys(filing.figures.lines)])
  // What is deposited after a return is no error of the return.
  const changed = [...names].filter(
    (line) => !isPayment(filing.form, line) && lines[line] !== filing.figures.lines[line],
  )
  const named = (await areNamesChanged(work, filing)) ? ['boxes f and g'] : []
  return { steps: computed.steps, changed: [...changed, ...named] }
}

/** Of corrected W-2s: whether a name or number has changed since they were prepared. */
async function areNamesChanged(work: Work, filing: FilingFacts): Promise<boolean> {
  if (filing.form !== 'W-2' || filing.amendsId === null) return false
  const own = await formsOf(work, filing)
  const now = await identityChanges(work, { ...filing, sequence: filing.sequence - 1 }, own)
  return own.some(({ userId, corrections = [] }) => {
    const then = corrections.filter(({ box }) => isIdentityBox(box))
    return digestOf(then) !== digestOf(now.get(userId) ?? [])
  })
}

/** Of a correction of some people's forms: what is right for them, beside what was filed for everyone else. */
async function rightLines(work: Work, filing: FilingFacts, computed: ComputedForm) {
  if (filing.amendsId === null) return computed.figures.lines
  const own = new Set((await formsOf(work, filing)).map(({ userId }) => userId))
  const before = await filedForms(work, { ...filing, sequence: filing.sequence - 1 })
  const everyone = merged(
    before,
    correctedForms(before, computed, new Map()).filter(({ userId }) => own.has(userId)),
  )
  return summaryOf(work, askedAgain(filing), everyone)?.lines ?? computed.figures.lines
}

const PAYMENTS: Readonly<Record<string, readonly string[]>> = {
  941: ['13', '14', '15a'],
  943: ['14', '15', '16'],
  944: ['10', '11', '12'],
  945: ['4', '5', '6'],
  940: ['13', '14', '15a'],
}
const isPayment = (form: string, line: string): boolean => PAYMENTS[form]?.includes(line) ?? false
