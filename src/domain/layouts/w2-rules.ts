import { day } from '../../kernel/dates.ts'
import { times } from '../../kernel/rate.ts'
import { choose } from '../../law/engine/editions.ts'
import { shelf } from '../../law/engine/shelf.ts'
import type { W2File } from '../../law/language/file-layout.ts'
import type { FileRule, LayoutRule, Values } from './check.ts'

/**
 * What Social Security refuses or doubts (AccuWage-like, E01 to E14; General Instructions for Forms W-2 and W-3, and
 * Publication 42-007). Those about widths, order, counts and sums follow from the layout: `w2RuleName` names them.
 */
export function w2Rules({ figures }: W2File, taxYear: number): readonly FileRule[] {
  const threshold = figures?.householdThreshold[String(taxYear)]
  const { base, most } = socialSecurity(taxYear)
  const employers = new Map<string, Set<string>>()
  const rw = { record: 'RW', level: 'reject' } as const
  // biome-ignore format: one rule a row
  return [
    { ...rw, id: 'E01', fields: ['box 5'], message: 'box 5 is less than box 3 and box 7 together', isBroken: (w) => money(w, 'box 5') < social(w) },
    { ...rw, id: 'E02', fields: ['box 4'], message: 'box 4 without box 3 or box 7', isBroken: (w) => money(w, 'box 4') > 0n && social(w) === 0n },
    { ...rw, id: 'E03', fields: ['box 6'], message: 'box 6 without box 5', isBroken: (w) => money(w, 'box 6') > 0n && money(w, 'box 5') === 0n },
    { ...rw, id: 'E04', fields: ['box 3'], message: `a household employee below the threshold of ${threshold}`, isBroken: (w, last) => last('RE')['employment code'] === 'H' && threshold !== undefined && [social(w), money(w, 'box 5')].some((each) => each > 0n && each < BigInt(threshold) * 100n) },
    { record: 'RA', level: 'reject', id: 'E07', fields: ['user id'], message: 'the user id must have 8 characters', isBroken: (ra) => String(ra['user id']).length !== 8 },
    { record: 'RA', level: 'reject', id: 'E07', fields: ['submitter EIN'], message: 'the EIN of the submitter must have 9 digits', isBroken: (ra) => !/^(?!0{9})\d{9}$/.test(String(ra['submitter EIN'])) },
    { record: 'RE', level: 'reject', id: 'E08', fields: ['employer EIN'], message: 'no EIN begins with these two digits', isBroken: (re) => figures?.noEinPrefix.includes(String(re['employer EIN']).slice(0, 2)) ?? false },
    { ...rw, id: 'E09', fields: ['SSN'], message: 'no social security number begins with 666 or 9; one that is not known is nine zeros', isBroken: ({ SSN }) => /^(666|9)/.test(String(SSN)) },
    { ...rw, id: 'E11', fields: ['box 3'], message: 'box 3 and box 7 are above the base of the year', isBroken: (w) => base !== undefined && social(w) > base },
    { ...rw, id: 'E11', fields: ['box 4'], message: 'box 4 is above the tax on the base of the year', isBroken: (w) => most !== undefined && money(w, 'box 4') > most },
    { ...rw, level: 'warn', id: 'E12', awaits: 'RO', fields: ['box 4'], message: 'box 4 is far from 6.2 % of box 3 and box 7', isBroken: (w, last) => social(w) > 0n && isFar(money(w, 'box 4'), times(social(w), '6.2%'), uncollected(last('RO'))) },
    { ...rw, level: 'warn', id: 'E12', awaits: 'RO', fields: ['box 6'], message: 'box 6 is below 1.45 % of box 5', isBroken: (w, last) => times(money(w, 'box 5'), '1.45%') - money(w, 'box 6') > NEAR + uncollected(last('RO')) },
    { ...rw, level: 'warn', id: 'E13', fields: ['box 3'], message: 'Social Security wages of an employer who has none', isBroken: (w, last) => ['Q', 'X'].includes(String(last('RE')['employment code'])) && social(w) > 0n },
    { ...rw, level: 'warn', id: 'E13', fields: ['box 5'], message: 'Medicare wages of a railroad employer', isBroken: (w, last) => last('RE')['employment code'] === 'X' && money(w, 'box 5') > 0n },
    { record: 'RE', level: 'warn', id: 'E14', fields: ['establishment number'], message: 'a second group of this EIN without an establishment number of its own', isBroken: (re) => isSecond(employers, re) },
  ]
}

/** What Social Security calls a rule that follows from the layout. */
export function w2RuleName(rule: LayoutRule, record: string): string {
  if (rule === 'sum') return 'E06'
  if (rule === 'required') return record === 'RA' ? 'E07' : record === 'RW' ? 'E10' : rule
  return rule === 'constant' || rule === 'characters' ? rule : 'E05'
}

const money = (values: Values, name: string): bigint => {
  const value = values[name]
  return typeof value === 'bigint' ? value : 0n
}

const social = (values: Values): bigint => money(values, 'box 3') + money(values, 'box 7')

/** Tax that tips left no money for, and that is in RO instead of boxes 4 and 6: codes A and B, M and N. */
const uncollected = (ro: Values): bigint => money(ro, '12A + 12B') + money(ro, '12M') + money(ro, '12N')

/** A dollar: rounding by the check explains less. Box 4 may lack what was not collected, never have it. */
const NEAR = 100n
const isFar = (taken: bigint, owed: bigint, lacking: bigint): boolean =>
  taken - owed > NEAR || owed - taken > NEAR + lacking

/** The base of the year and the most tax on it; nothing is known of a year without an edition. */
function socialSecurity(taxYear: number): { readonly base?: bigint; readonly most?: bigint } {
  const on = day(`${taxYear}-12-31`)
  const editions = shelf.taxes.get('US.socialSecurity') ?? []
  const law = choose(editions, 'US.socialSecurity', () => on, { allowProvisional: true })?.law
  if (law?.method !== 'bands' || law.effective.slice(0, 4) !== String(taxYear)) return {}
  const [[, percent] = [], [bound] = []] = law.employee ?? []
  if (bound === undefined || percent === undefined) return {}
  const base = BigInt(bound) * 100n
  return { base, most: times(base, percent) }
}

function isSecond(employers: Map<string, Set<string>>, re: Values): boolean {
  const [ein, establishment] = [String(re['employer EIN']), String(re['establishment number'])]
  const known = employers.get(ein) ?? new Set()
  employers.set(ein, known)
  const isKnown = known.has(establishment)
  known.add(establishment)
  return isKnown
}
