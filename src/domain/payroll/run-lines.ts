import type { Computed } from './computed.ts'

/** All lines of a rule in one run. */
export interface RuleLines {
  readonly ruleId: bigint
  /** Hundredths of an hour; of earnings. */
  readonly hours: number
  /** What a tax was computed on, and the same before a cap. */
  readonly taxable: bigint
  readonly subject: bigint
  readonly amount: bigint
  /** Of paychecks with tips: what cash did not cover, and what of the taxable wages is tips. */
  readonly uncollected: bigint
  readonly tipped: bigint
  /** Bit by bit of the roster: who has such a line. */
  readonly holders: Uint8Array
  /** Where the first stands that comes to something, or else the first: the paycheck, from 1, times 1000, and the line. */
  readonly place: number
}

/** The net pay of a run that is paid in one way. */
interface PaidNet {
  readonly method: Computed['paymentMethod']
  readonly net: bigint
  /** Behind the lines of the first such paycheck. */
  readonly place: number
}

/** What reports and returns ask of the lines of a run, so that nobody reads its paychecks again. */
export interface RunLines {
  /** Ids of the people, in the order of their paychecks, with commas. */
  readonly roster: string
  readonly people: number
  readonly hours: number
  readonly tips: bigint
  readonly overtimePremium: bigint
  /** Paychecks of which the premium, or nothing beside the lines, can be told. */
  readonly withoutPremium: number
  readonly withoutFacts: number
  readonly rules: readonly RuleLines[]
  readonly nets: readonly PaidNet[]
}

/** How many people have each rule in one of these runs, each counted once. */
export function peopleByRule(
  runs: readonly Pick<RunLines, 'roster' | 'rules'>[],
): ReadonlyMap<bigint, number> {
  const [placesIn, among] = commonPlaces(new Set(runs.map(({ roster }) => roster)))
  const met = new Map<bigint, Uint8Array>()
  for (const { roster, rules } of runs) {
    const places = placesIn(roster)
    for (const { ruleId, holders } of rules) {
      const all = met.get(ruleId) ?? new Uint8Array(among ?? holders.length)
      met.set(ruleId, all)
      if (places) for (const n of bitsOf(holders)) setBit(all, places[n]!)
      else for (const [n, byte] of holders.entries()) all[n]! |= byte
    }
  }
  return new Map([...met].map(([ruleId, all]) => [ruleId, bitCount(all)]))
}

/**
 * Where each person of a roster stands among all, and how many bytes that takes. Runs mostly pay the same people: then
 * their bits stand in the same order, and nobody has to be looked up.
 */
function commonPlaces(
  rosters: ReadonlySet<string>,
): readonly [(roster: string) => Int32Array | undefined, among: number | undefined] {
  if (rosters.size === 1) return [() => undefined, undefined]
  const [known, places] = [new Map<string, number>(), new Map<string, Int32Array>()]
  for (const roster of rosters) {
    const own = idsOf(roster).map((userId) => {
      const place = known.get(userId) ?? known.size
      known.set(userId, place)
      return place
    })
    places.set(roster, Int32Array.from(own))
  }
  return [(roster) => places.get(roster), bytesFor(known.size)]
}

const idsOf = (roster: string): readonly string[] => (roster === '' ? [] : roster.split(','))

/** A run without the paychecks of it that were taken back. Which line stood first is not known any more. */
export function without(run: RunLines, off: RunLines): RunLines {
  const ids = idsOf(run.roster)
  const gone = new Set(idsOf(off.roster))
  const bits = new Uint8Array(bytesFor(ids.length))
  for (const [n, userId] of ids.entries()) if (gone.has(userId)) setBit(bits, n)
  const offBy = new Map(off.rules.map((rule) => [rule.ruleId, rule]))
  const rules = run.rules.map((rule) => {
    const less = offBy.get(rule.ruleId)
    return less === undefined ? rule : ruleWithout(rule, less, bits)
  })
  const netOff = new Map(off.nets.map(({ method, net }) => [method, net]))
  return {
    roster: run.roster,
    people: run.people - off.people,
    hours: run.hours - off.hours,
    tips: run.tips - off.tips,
    overtimePremium: run.overtimePremium - off.overtimePremium,
    withoutPremium: run.withoutPremium - off.withoutPremium,
    withoutFacts: run.withoutFacts - off.withoutFacts,
    rules: rules.filter(({ holders }) => bitCount(holders) > 0),
    nets: run.nets.map((each) => ({ ...each, net: each.net - (netOff.get(each.method) ?? 0n) })),
  }
}

const ruleWithout = (rule: RuleLines, off: RuleLines, gone: Uint8Array): RuleLines => ({
  ruleId: rule.ruleId,
  hours: rule.hours - off.hours,
  taxable: rule.taxable - off.taxable,
  subject: rule.subject - off.subject,
  amount: rule.amount - off.amount,
  uncollected: rule.uncollected - off.uncollected,
  tipped: rule.tipped - off.tipped,
  holders: rule.holders.map((byte, n) => byte & ~gone[n]!),
  place: rule.place,
})

export const bytesFor = (people: number): number => (people + 7) >> 3

export function setBit(bits: Uint8Array, n: number): void {
  bits[n >> 3]! |= 1 << (n & 7)
}

export function* bitsOf(bits: Uint8Array): Iterable<number> {
  for (const [n, byte] of bits.entries())
    for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) yield n * 8 + bit
}

function bitCount(bits: Uint8Array): number {
  let count = 0
  for (const byte of bits) count += IN_BYTE[byte]!
  return count
}

const IN_BYTE = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length)
