import { share } from '../language/bands.ts'
import { type Elected, readerOf } from '../language/certificate.ts'
import type { Bands, BandsLaw, Law, SheetLines, WorksheetLaw } from '../language/declare.ts'
import type { WithholdOptions } from '../language/look-up.ts'
import type { TaxabilityTable } from '../language/taxability.ts'
import type { Frequency, PayFacts } from '../language/types.ts'
import { type Inputs, type Words, type Worksheet, worksheet } from '../language/worksheet.ts'
import { weaker } from './confidence.ts'
import { citation } from './editions.ts'
import type { ApplicableLaws, BandsEntry, LawEntry, PayerShare, PerHourEntry, SheetEntry } from './entry.ts'
import { findLaw, type LawFound } from './find-law.ts'
import { isLeftOut, residenceOn, stateDuties, unnamedPlace } from './residence.ts'
import { shelf } from './shelf.ts'
import { baseOf, GROSS } from './taxability.ts'
import { codesOf, type Taxes, whereOf } from './taxes-of-place.ts'

/** Finds the edition of every law that has a say in a payment, and compiles what the payments will run. */
export function selectLaws(facts: PayFacts, options: WithholdOptions): ApplicableLaws {
  const { taxes } = options.shelf ?? shelf
  const find = (code: string): LawFound => findLaw(taxes, code, facts, options)
  const [work, home] = [facts.work.state, facts.resident.state]
  const residence = () => residenceOn(facts, options)
  /** Who withholds is no surer than the agreements that say so. */
  const agreed = (found: LawFound, isAgreed: boolean): LawFound =>
    isAgreed && residence().confidence === 'provisional' ? { ...found, confidence: 'provisional' } : found

  const taxesWages = (state: string) => find(`${state}.incomeTax`).law.method !== 'none'
  const states = stateDuties(facts, residence, taxesWages).flatMap((duty) =>
    sheets(agreed(find(`${duty.state}.incomeTax`), work !== home), facts, duty),
  )
  const locally = (residency: Residency) => ({ residency, lessWorkState: false, states })
  // What spares the spouse of a service member the work state's tax spares them its places' too.
  const isSpared = (each: SheetEntry) =>
    facts.militarySpouse === true && each.payer === 'employee' && each.where.startsWith(work)
  const homeWithholds = states.some(({ where }) => where === home)
  const unnamed = homeWithholds ? unnamedPlace(facts, residence().law) : undefined
  const ofPlaces = placesOf(facts, unnamed)
    .flatMap(({ place, residency }) =>
      codesOf(taxes, place).flatMap((code) =>
        sheets(agreed(find(code), place === unnamed), facts, locally(residency)),
      ),
    )
    .filter((each) => !isSpared(each))
    // Whoever credits what the others took comes after them.
    .sort((a, b) => Number(a.asksPlaceTax) - Number(b.asksPlaceTax))

  find(`${work}.sui`)
  const inState = codesOf(taxes, work).filter((code) => code !== `${work}.incomeTax`)
  // A district may tax employers instead of wages (Oregon's transit districts).
  const inDistricts = (facts.work.localities ?? []).flatMap((place) => codesOf(taxes, place))
  const found = [...inState, ...inDistricts, ...followingHome(taxes, facts)].map(find)
  const residency = work === home ? 'resident' : 'nonresident'
  const ofState = inState.flatMap((code) => sheets(find(code), facts, locally(residency)))
  const places = [...ofPlaces, ...ofState]
  const isAskedToDate = [...states, ...places].some(({ asksFicaToDate }) => asksFicaToDate)
  return {
    federalBands: codesOf(taxes, 'US').flatMap((code) => bands(find(code), facts, isAskedToDate)),
    federal: sheets(find('US.incomeTax'), facts, { residency: 'resident', lessWorkState: false })[0]!,
    states,
    places,
    stateBands: found.flatMap((each) => bands(each, facts, false)),
    perHour: found.flatMap(perHour),
  }
}

/** What the home state takes of wages that are earned in another. */
const followingHome = (taxes: Taxes, facts: PayFacts): readonly string[] =>
  facts.work.state === facts.resident.state || isLeftOut(facts)
    ? []
    : codesOf(taxes, facts.resident.state).filter((code) =>
        taxes.get(code)!.some((law) => law.method === 'bands' && law.followsResidents === true),
      )

function entry(law: Law, { code, confidence, taxability }: LawFound): LawEntry {
  const where = whereOf(code)
  const name = law.name.replace('{place}', where)
  // What is taken by the hour shows all wages, and counts none.
  const base = law.method === 'perHour' ? GROSS : baseOf(taxability, code, `${law.where}.${law.tax}`)
  const doubt = law.method === 'worksheet' ? law.placeDoubts?.[where] : undefined
  const sureness = weaker(confidence, doubt)
  return { code, where, name, citation: citation(law, where), source: law.source, confidence: sureness, base }
}

function perHour(found: LawFound): PerHourEntry[] {
  const law: Law = found.law
  if (law.method !== 'perHour') return []
  return [{ ...entry(law, found), law }]
}

function bands(found: LawFound, facts: PayFacts, isAskedToDate: boolean): BandsEntry[] {
  const law: Law = found.law
  if (law.method !== 'bands') return []
  const state = law.surcharge === undefined ? '' : facts.work.state
  const alike = [found.code, found.confidence, facts.frequency, state, isAskedToDate]
  return [kept(found, alike, () => bandsEntry(law, found, facts, isAskedToDate))]
}

/** Plans that read a law alike share one entry: it is compiled once, and stays at hand whoever is paid next. */
function kept<E extends LawEntry>(
  { law, taxability }: LawFound,
  alike: readonly unknown[],
  make: () => E,
): E {
  const key = alike.join(' ')
  const ofTable = entries.get(taxability) ?? new WeakMap<Law, Map<string, LawEntry>>()
  entries.set(taxability, ofTable)
  const ofLaw = ofTable.get(law) ?? new Map<string, LawEntry>()
  ofTable.set(law, ofLaw)
  const known = ofLaw.get(key)
  // The key holds all that `make` reads, so what it finds is of the kind that it makes.
  if (known !== undefined) return known as E
  const fresh = make()
  ofLaw.set(key, fresh)
  return fresh
}

const entries = new WeakMap<TaxabilityTable, WeakMap<Law, Map<string, LawEntry>>>()

function bandsEntry(law: BandsLaw, found: LawFound, facts: PayFacts, isAskedToDate: boolean): BandsEntry {
  const { code, where, name, citation, source, confidence, base } = entry(law, found)
  const [employee, employer] = (['employee', 'employer'] as const).map((payer) =>
    law[payer] === undefined ? undefined : payerShare(law, payer, found, facts),
  )
  const shares = [employee, employer].flatMap((each) => (each ? [each.usual, ...each.byClass] : []))
  return {
    code,
    where,
    name,
    citation,
    source,
    confidence,
    base,
    exemption: exemptionOf(law, code),
    partOf: law.partOf,
    countsWith: law.countsWith ?? found.code,
    countsOtherStates: law.countsOtherStates === true,
    classes: law.sizes?.map(({ below }) => below),
    isAskedToDate,
    countsYear: shares.some((each) => each.countsYear),
    employee,
    employer,
  }
}

/** A program has its own code as its exemption. */
const exemptionOf = ({ exemption, exemptBy }: BandsLaw, code: string): string | undefined =>
  exemptBy === undefined ? exemption : code

function payerShare(law: BandsLaw, payer: PayerShare['payer'], found: LawFound, facts: PayFacts): PayerShare {
  const printed = law[payer]!
  const compiled = (rates: Bands) => share(law, rates, facts.frequency, facts.work.state)
  const ofClass = (rate: string | undefined): Bands =>
    rate === undefined ? printed : printed.map(([over, own], at) => [over, at === 0 ? rate : own] as const)
  const isEmployer = payer === 'employer'
  return {
    usual: compiled(printed),
    payer,
    isFica: !isEmployer && whereOf(found.code) === 'US',
    byClass: (law.sizes ?? []).map((size) => compiled(ofClass(size[payer]))),
    isAssigned: isEmployer && law.assigned === true,
    confidence: isEmployer ? weaker(found.confidence, law.doubts?.newEmployer) : found.confidence,
  }
}

/**
 * Where the work is done and where the worker lives; one place once, as a resident if both. Work comes first: a
 * home city may give credit for what it took.
 */
function placesOf(facts: PayFacts, unnamed: string | undefined): { place: string; residency: Residency }[] {
  const { work, resident } = facts
  const home = isLeftOut(facts)
    ? []
    : [...(resident.localities ?? []), ...(unnamed === undefined ? [] : [unnamed])]
  const away = (work.localities ?? []).filter((place) => !home.includes(place))
  return [
    ...away.map((place) => ({ place, residency: 'nonresident' as const })),
    ...home.map((place) => ({ place, residency: 'resident' as const })),
  ]
}

type Residency = 'resident' | 'nonresident'

interface Duty {
  readonly residency: Residency
  readonly lessWorkState: boolean
  /** Of a place: the states that withhold. */
  readonly states?: readonly LawEntry[]
}

/** None when the law is no worksheet, says that there is no tax, or that it is not this worker's. */
function sheets(found: LawFound, facts: PayFacts, { residency, lessWorkState, states }: Duty): SheetEntry[] {
  const law: Law = found.law
  if (law.method !== 'worksheet') return []
  const where = whereOf(found.code)
  if (!isTaxed(law, where, facts, residency)) return []
  const duty = { residency, lessWorkState, reads: certificateFor(law, where, facts, states) }
  const alike = [found.code, found.confidence, facts.frequency, ...Object.values(duty)]
  return [kept(found, alike, () => sheetEntry(law, found, facts.frequency, duty))]
}

type SheetDuty = Pick<SheetEntry, 'residency' | 'lessWorkState' | 'reads'>

function sheetEntry(law: WorksheetLaw, found: LawFound, period: Frequency, duty: SheetDuty): SheetEntry {
  const { code, where, name, citation, source, confidence, base } = entry(law, found)
  const { residency, lessWorkState, reads } = duty
  const words = { period, place: where, residency }
  const flat = law.supplemental === 'aggregate' ? {} : asLines(law.supplemental.flat)
  const text = Object.values({ ...law.lines, ...flat }).join(' ')
  const asks = (input: keyof Inputs): boolean => new RegExp(`\\b${input}\\b`).test(text)
  return {
    code,
    where,
    name,
    citation,
    source,
    confidence,
    payer: law.payer ?? 'employee',
    base,
    reader: readerOf(law.certificate),
    supplemental: law.supplemental,
    supplementalConfidence: weaker(confidence, law.doubts?.supplemental),
    residency,
    lessWorkState,
    reads,
    asksGross: asks('gross'),
    asksYear: asks('yearWages') || asks('yearTax'),
    asksAssignedRate: asks('assignedRate'),
    asksAssignedAmount: asks('assignedAmount'),
    asksFicaToDate: asks('ficaToDate'),
    asksPlaceTax: asks('placeTax'),
    asksMonth: asks('monthWages') || asks('monthTax'),
    asksDays: asks('weeks') || asks('quarterEnds'),
    regular: compiledPer(law, law.lines, words),
    flat: compiledPer(law, flat, words),
    ofExempt: law.ofExempt === undefined ? undefined : compiledPer(law, asLines(law.ofExempt), words),
    roundsExtra: law.roundsExtra === true,
  }
}

function isTaxed({ taxes }: WorksheetLaw, where: string, facts: PayFacts, residency: Residency): boolean {
  const { work, resident } = facts
  const state = where.slice(0, 2)
  const isHome = residency === 'resident'
  const isWork = work.localities?.includes(where) === true
  const hasHome = resident.localities?.some((place) => place.startsWith(`${state}-`)) === true
  switch (taxes) {
    case 'residents':
      return isHome
    case 'workers':
      return isWork
    case 'courtesy':
      return isWork || (isHome && facts.courtesy !== undefined)
    case 'homeFirst':
      return isHome || !hasHome
    case 'stateResidents':
      return isHome || (!hasHome && resident.state === state)
    default:
      return true
  }
}

/**
 * A state reads its own form, a place the form of its state. A place without a form reads none, so that no exemption from
 * the state's tax reaches it.
 */
function certificateFor(
  { certificate }: WorksheetLaw,
  where: string,
  { work }: PayFacts,
  states: readonly LawEntry[] | undefined,
): SheetEntry['reads'] {
  const state = where.slice(0, 2)
  const isAsked = states?.some((each) => each.where === state) && certificate.form !== 'none'
  if (states !== undefined && !isAsked) return undefined
  return state === work.state ? 'stateW4' : 'residentW4'
}

const asLines = (flat: string | SheetLines): SheetLines => (typeof flat === 'string' ? { flat } : flat)

/** One worksheet per set of choices, compiled when the first such certificate comes. */
function compiledPer(
  law: WorksheetLaw,
  lines: SheetLines,
  words: Omit<Words, string>,
): SheetEntry['regular'] {
  const compiled: (Worksheet | undefined)[] = []
  return ({ choice, words: choices }: Elected) => {
    const known = compiled[choice]
    if (known !== undefined) return known
    const fresh = worksheet(law, lines, { ...choices, ...words } as Words)
    // No holes: an array with holes is searched, not indexed.
    while (compiled.length <= choice) compiled.push(undefined)
    compiled[choice] = fresh
    return fresh
  }
}
