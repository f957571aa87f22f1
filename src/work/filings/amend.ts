import {
  type CorrectedBox,
  computeCorrection,
  correctedBoxes,
  yearOverNotes,
} from '../../domain/filings/correction.ts'
import { digestOf } from '../../domain/filings/digest.ts'
import type { Figures, FilingFacts } from '../../domain/filings/filing.ts'
import { computeW3c, w2cNotes } from '../../domain/filings/w2c.ts'
import { identityBoxes, identityOf } from '../../domain/layouts/identity.ts'
import type { Id } from '../../kernel/ids.ts'
import { ZERO } from '../../kernel/money.ts'
import { correctionFor } from '../../law/engine/forms/find.ts'
import type { Work } from '../../store/database/work.ts'
import type { Prepared } from '../../store/filings/filings.ts'
import { filedIdentities } from '../../store/filings/identities.ts'
import { filedForms, type StoredForm } from '../../store/filings/people.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { computeAsked, summaryOf } from './compute.ts'
import type { ComputedForm } from './computed.ts'
import { askedAgain, blockersOf, headOf } from './draft.ts'
import { filedPeople } from './parties.ts'
import { keep } from './prepare.ts'

/** What is right today beside what was filed: an amendment with the differences alone. */
export async function prepareAmendment(
  work: Work,
  filed: FilingFacts,
  given: {
    readonly explanation: string
    readonly existing: FilingFacts | undefined
    readonly userId?: Id<'user'>
  },
): Promise<Id<'filing'> | undefined> {
  const asked = askedAgain(filed)
  const profile = await loadProfile(work, filed.companyId)
  const computed = await computeAsked(work, { ...asked, profile })
  // Of each person the form that was filed last: an earlier amendment holds only those whom it corrected.
  const reported = await filedForms(work, filed)
  const people = correctedForms(reported, computed, await identityChanges(work, filed, reported)).filter(
    ({ userId }) => given.userId === undefined || userId === given.userId,
  )
  const summary = summaryOf(work, asked, merged(reported, people))
  const right = summary ? { ...computed.figures, lines: summary.lines } : computed.figures
  const figures = amendedFigures(work, filed, right, people)
  const isSame = people.length === 0 && digestOf(right.lines) === digestOf(filed.figures.lines)
  if (isSame || (given.userId !== undefined && people.length === 0)) return undefined
  const head = headOf(asked, computed)
  const prepared: Prepared = {
    ...head,
    notes: [...head.notes, ...notesOf(work, filed, { figures, people })],
    sequence: given.existing?.sequence ?? filed.sequence + 1,
    amendsId: filed.filingId,
    // As soon as the error is known; no day of its own is printed.
    dueDate: work.today,
    figures,
    digest: digestOf(computed.figures, computed.people),
    blockers: await blockersOf(work, asked, profile),
    explanation: given.explanation,
  }
  return keep(work, prepared, people, given.existing)
}

interface Corrected {
  readonly figures: Figures
  readonly people: readonly StoredForm[]
}

function notesOf({ today }: Work, filed: FilingFacts, { figures, people }: Corrected): readonly string[] {
  if (filed.form === 'W-2') return w2cNotes(people.map((each) => each.corrections))
  return filed.form === '941' ? yearOverNotes(figures.corrections ?? [], { ...filed, today }) : []
}

/** Forms 941-X and W-3c have their own lines; of other forms the corrected ones are filed again. */
function amendedFigures(
  { isSandbox }: Work,
  filed: FilingFacts,
  right: Figures,
  people: readonly StoredForm[],
): Figures {
  const lookUp = { allowProvisional: isSandbox }
  if (filed.form === '941') {
    const { law } = correctionFor('941', filed.periodEnd, lookUp)
    const { rows } = computeCorrection(law, { reported: filed.figures.lines, corrected: right.lines })
    return { ...right, corrections: rows }
  }
  if (filed.form === 'W-2') {
    const { law } = correctionFor('W-3', filed.periodEnd, lookUp)
    return {
      ...right,
      corrections: computeW3c(
        law,
        people.map(({ corrections }) => corrections ?? []),
      ),
    }
  }
  return right
}

/** Forms whose boxes, name or number changed, with those boxes; of someone who gets none any more, to zero. */
export function correctedForms(
  reported: readonly StoredForm[],
  { people }: ComputedForm,
  identities: ReadonlyMap<string, readonly CorrectedBox[]>,
): readonly StoredForm[] {
  const was = new Map(reported.map((form) => [form.userId, form]))
  const is = new Set(people.map(({ userId }) => userId))
  const gone = reported.filter(({ userId }) => !is.has(userId)).map(emptied)
  return [...people, ...gone].flatMap((form) => {
    const before = was.get(form.userId)
    const corrections = before && [...(identities.get(form.userId) ?? []), ...correctedBoxes(before, form)]
    if (corrections?.length === 0) return []
    return [corrections ? { ...form, corrections } : form]
  })
}

/** Whose name or number is another today than on the W-2 that was accepted last: boxes f and g. */
export async function identityChanges(
  work: Work,
  filed: FilingFacts,
  reported: readonly StoredForm[],
): Promise<ReadonlyMap<string, readonly CorrectedBox[]>> {
  if (filed.form !== 'W-2') return new Map()
  const before = await filedIdentities(work, filed)
  const userIds = reported.map(({ userId }) => userId)
  const now = await filedPeople(work, { companyId: filed.companyId, userIds, on: filed.periodEnd })
  return new Map(
    [...before].map(([userId, was]) => {
      const person = now.get(userId)
      return [userId, person ? identityBoxes(was, identityOf(person)) : []]
    }),
  )
}

/** Everyone's form as it stands once these are filed. */
export function merged(
  reported: readonly StoredForm[],
  people: readonly StoredForm[],
): readonly StoredForm[] {
  const corrected = new Map(people.map((form) => [form.userId, form]))
  const before = new Set(reported.map(({ userId }) => userId))
  return [
    ...reported.map((form) => corrected.get(form.userId) ?? form),
    ...people.filter(({ userId }) => !before.has(userId)),
  ]
}

const emptied = ({ userId, lines }: StoredForm): StoredForm => ({
  userId,
  lines: Object.fromEntries(
    Object.entries(lines).map(([line, value]) => [line, typeof value === 'bigint' ? ZERO : '']),
  ),
  codes: {},
  labels: {},
  states: [],
  notes: [],
})
