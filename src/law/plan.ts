import { Problem } from '../kernel/problem.ts'
import { type Share, share } from './bands.ts'
import type { Elected } from './certificate.ts'
import type { Bands, BandsLaw, Law, Lines, PerHourLaw, WorksheetLaw } from './declare.ts'
import { type Chosen, choose, citation, type Editions, file } from './editions.ts'
import { stateDuties } from './residence.ts'
import type { Confidence, PayFacts, Place, WithholdOptions } from './types.ts'
import * as us from './us/index.ts'
import { type Words, type Worksheet, worksheet } from './worksheet.ts'

/** The laws that decide a payment on these days in these places: the same for everyone paid alike. */
export interface Plan {
  readonly federal: SheetEntry
  /** The work state before the home state. */
  readonly states: readonly SheetEntry[]
  /** Counties, cities and school districts, and what a state takes besides its income tax. */
  readonly places: readonly SheetEntry[]
  readonly bands: readonly BandsEntry[]
  readonly perHour: readonly Entry<PerHourLaw>[]
}

export interface Entry<L extends Law = Law> {
  readonly law: L
  readonly code: string
  readonly where: string
  readonly name: string
  readonly citation: string
  readonly confidence: Confidence
}

export interface BandsEntry extends Entry<BandsLaw> {
  readonly shares: readonly {
    readonly payer: 'employee' | 'employer'
    readonly usual: Share
    /** By the law's size classes. */
    readonly bySize: readonly Share[]
  }[]
}

export interface SheetEntry extends Entry<WorksheetLaw> {
  readonly residency: 'resident' | 'nonresident'
  readonly lessWorkState: boolean
  readonly regular: (elected: Elected) => Worksheet
  readonly flat: (elected: Elected) => Worksheet
}

export function planFor(facts: PayFacts, options: WithholdOptions): Plan {
  for (const each of recent) if (isAlike(each, facts, options)) return each.plan
  const plan = filedPlan(facts, options)
  if (recent.length < MOST_RECENT) recent.push({ facts, options, plan })
  else recent[next++ % MOST_RECENT] = { facts, options, plan }
  return plan
}

function filedPlan(facts: PayFacts, options: WithholdOptions): Plan {
  const key = planKey(facts, options)
  const known = plans.get(key)
  if (known !== undefined) return known
  const plan = drawUp(facts, options)
  if (plans.size >= MOST_PLANS) plans.clear()
  plans.set(key, plan)
  return plan
}

/** Every law, by code. */
export const shelf: ReadonlyMap<string, Editions> = file(Object.values(us).flat())

const plans = new Map<string, Plan>()
const MOST_PLANS = 4_096

/** A payroll asks for the same few plans a hundred thousand times: comparing is cheaper than building a key. */
const recent: { readonly facts: PayFacts; readonly options: WithholdOptions; readonly plan: Plan }[] = []
const MOST_RECENT = 8
let next = 0

const isAlike = (known: (typeof recent)[number], facts: PayFacts, options: WithholdOptions): boolean =>
  isSamePlace(known.facts.work, facts.work) &&
  isSamePlace(known.facts.resident, facts.resident) &&
  known.facts.payDate === facts.payDate &&
  known.facts.frequency === facts.frequency &&
  known.facts.periodStart === facts.periodStart &&
  known.facts.periodEnd === facts.periodEnd &&
  (known.facts.militarySpouse === true) === (facts.militarySpouse === true) &&
  (known.options.allowProvisional === true) === (options.allowProvisional === true)

function isSamePlace(a: Place, b: Place): boolean {
  if (a === b) return true
  if (a.state !== b.state) return false
  const [ours, theirs] = [a.localities ?? NOWHERE, b.localities ?? NOWHERE]
  return ours === theirs || (ours.length === theirs.length && ours.every((each, at) => each === theirs[at]))
}

const NOWHERE: readonly string[] = []

function planKey(facts: PayFacts, options: WithholdOptions): string {
  const { work, resident } = facts
  const days = `${facts.payDate} ${facts.periodStart} ${facts.periodEnd} ${facts.frequency}`
  const places = `${work.state} ${resident.state} ${work.localities ?? ''} ${resident.localities ?? ''}`
  return `${days} ${places} ${facts.militarySpouse === true} ${options.allowProvisional === true}`
}

function drawUp(facts: PayFacts, options: WithholdOptions): Plan {
  const find = (code: string): Chosen => {
    const editions = shelf.get(code)
    if (editions === undefined)
      throw new Problem(400, `No law is known for ${code}`, { refusal: 'lawMissing' })
    return choose(editions, code, facts, options.allowProvisional === true)
  }
  const taxesWages = (state: string) => find(`${state}.incomeTax`).law.method !== 'none'
  const states = stateDuties(facts, taxesWages).flatMap((duty) =>
    sheet(find, `${duty.state}.incomeTax`, facts, duty),
  )
  const isSheet = (code: string) => find(code).law.method === 'worksheet'
  const places = placesOf(facts).flatMap(({ place, residency }) =>
    codesOf(place)
      .filter(isSheet)
      .flatMap((code) => sheet(find, code, facts, { residency, lessWorkState: false })),
  )
  find(`${facts.work.state}.sui`)
  const others = [...codesOf('US'), ...codesOf(facts.work.state)].filter(
    (code) => !code.endsWith('.incomeTax'),
  )
  // A district may tax employers instead of wages (Oregon's transit districts).
  const ofDistricts = (facts.work.localities ?? []).flatMap(codesOf).filter((code) => !isSheet(code))
  const found = [...others, ...ofDistricts].map((code) => entry(find(code), code))
  const residency = facts.work.state === facts.resident.state ? 'resident' : 'nonresident'
  const more = found
    .filter(({ law }) => law.method === 'worksheet')
    .flatMap(({ code }) => sheet(find, code, facts, { residency, lessWorkState: false }))
  return {
    federal: sheet(find, 'US.incomeTax', facts, { residency: 'resident', lessWorkState: false })[0]!,
    states,
    places: [...places, ...more],
    bands: found.filter(isBands).map((each) => withShares(each, facts)),
    perHour: found.filter(isPerHour),
  }
}

/** All taxes of a jurisdiction; one that nobody has filed is refused, not left out. */
function codesOf(where: string): readonly string[] {
  const codes = [...shelf.keys()].filter((code) => code.slice(0, code.lastIndexOf('.')) === where)
  if (codes.length === 0) throw new Problem(400, `No law is known for ${where}`, { refusal: 'lawMissing' })
  return codes
}

const isBands = (each: Entry): each is Entry<BandsLaw> => each.law.method === 'bands'
const isPerHour = (each: Entry): each is Entry<PerHourLaw> => each.law.method === 'perHour'

function entry<L extends Law>({ law, confidence }: Chosen<L>, code: string): Entry<L> {
  const where = code.slice(0, code.lastIndexOf('.'))
  return {
    law,
    code,
    where,
    name: law.name.replace('{place}', where),
    citation: citation(law, where),
    confidence,
  }
}

function withShares(each: Entry<BandsLaw>, facts: PayFacts): BandsEntry {
  const { law } = each
  const payers = (['employee', 'employer'] as const).filter((payer) => law[payer] !== undefined)
  return {
    ...each,
    shares: payers.map((payer) => {
      const bands = law[payer]!
      const compiled = (printed: Bands) => share(law, printed, facts.frequency, facts.work.state)
      const inClass = (rate: string | undefined): Bands =>
        rate === undefined ? bands : bands.map(([over, own], at) => [over, at === 0 ? rate : own] as const)
      return {
        payer,
        usual: compiled(bands),
        bySize: (law.sizes ?? []).map((size) => compiled(inClass(size[payer]))),
      }
    }),
  }
}

/** Where the worker lives and where the work is done; one place once, as a resident if both. */
function placesOf({ work, resident }: PayFacts): { place: string; residency: 'resident' | 'nonresident' }[] {
  const home = resident.localities ?? []
  const away = (work.localities ?? []).filter((place) => !home.includes(place))
  return [
    ...home.map((place) => ({ place, residency: 'resident' as const })),
    ...away.map((place) => ({ place, residency: 'nonresident' as const })),
  ]
}

type Duty = Pick<SheetEntry, 'residency' | 'lessWorkState'>

/** None when the law says that there is no tax, or that it is not this worker's. */
function sheet(find: (code: string) => Chosen, code: string, facts: PayFacts, duty: Duty): SheetEntry[] {
  const each = entry(find(code), code)
  const { law } = each
  if (law.method === 'none') return []
  if (law.method !== 'worksheet') throw new Error(`${code} is not a worksheet`)
  if (law.taxes === 'residents' && duty.residency === 'nonresident') return []
  if (law.taxes === 'workers' && facts.work.localities?.includes(each.where) !== true) return []
  const words = { period: facts.frequency, place: each.where, residency: duty.residency }
  const flatLines = law.supplemental === 'aggregate' ? {} : asLines(law.supplemental.flat)
  return [
    {
      ...each,
      ...duty,
      law,
      regular: compiledPer(law, law.lines, words),
      flat: compiledPer(law, flatLines, words),
    },
  ]
}

const asLines = (flat: string | Lines): Lines => (typeof flat === 'string' ? { flat } : flat)

/** One worksheet per set of choices, compiled when the first such certificate comes. */
function compiledPer(law: WorksheetLaw, lines: Lines, words: Omit<Words, string>): SheetEntry['regular'] {
  const sheets = new Map<string, Worksheet>()
  return ({ key, words: choices }) => {
    const known = sheets.get(key)
    if (known !== undefined) return known
    const fresh = worksheet(law, lines, { ...choices, ...words } as Words)
    sheets.set(key, fresh)
    return fresh
  }
}
