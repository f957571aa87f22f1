import type { Body } from '../../calls/operations.ts'
import { dollars } from '../../format/money.tsx'
import type { Typed } from '../../forms/operation-form.tsx'
import { typedNumber } from '../../forms/values.ts'
import { benefits as words } from '../../messages/company/benefits.ts'
import { Check, Input, Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Repeated } from '../../ui/repeated/repeated.tsx'
import type { Plan } from './asks.ts'

type Formula = NonNullable<Plan['matchFormula']>
type Sent = Body<'benefits/updateBenefitPlan'>['benefitPlan']['matchFormula']

interface Tier {
  readonly key: string
  readonly match: string
  readonly pay: string
}

/** A match as it is typed: no tier is no match. */
export interface TypedMatch {
  readonly tiers: readonly Tier[]
  readonly basis: Formula['basis']
  readonly cap: string
  readonly catchUp: boolean
}

export const typedMatch = (known: Plan['matchFormula']): TypedMatch => ({
  tiers: (known?.tiers ?? []).map(({ matchPercent, ofPayPercent }) => ({
    key: crypto.randomUUID(),
    match: String(matchPercent),
    pay: String(ofPayPercent),
  })),
  basis: known?.basis ?? 'Paycheck',
  cap: known?.annualCap == null ? '' : String(known.annualCap),
  catchUp: known?.includesCatchUp ?? true,
})

export const sentMatch = ({ tiers, basis, cap, catchUp }: TypedMatch): Sent =>
  tiers.length === 0
    ? null
    : {
        tiers: tiers.map(({ match, pay }) => ({
          matchPercent: typedNumber(match),
          ofPayPercent: typedNumber(pay),
        })),
        basis,
        annualCap: cap.trim() === '' ? null : typedNumber(cap),
        includesCatchUp: catchUp,
      }

/** Plans that people defer pay into. */
export const isMatched = (type: unknown): boolean => /401\(k\)/.test(String(type))

/** "100% of the first 3% of pay, 50% of the next 2%; the year trues up". */
export function matchWords(formula: Plan['matchFormula']): string {
  if (formula === null) return words.match.none
  const tiers = formula.tiers.map(({ matchPercent, ofPayPercent }, at) =>
    (at === 0 ? words.match.first : words.match.next)(matchPercent, ofPayPercent),
  )
  return [
    tiers.join(', '),
    formula.basis === 'Year' ? words.match.year : '',
    formula.annualCap === null ? '' : words.match.most(dollars(formula.annualCap)),
    formula.includesCatchUp ? '' : words.match.noCatchUp,
  ]
    .filter(Boolean)
    .join('; ')
}

interface MatchProps {
  readonly match: TypedMatch
  readonly onChange: (match: TypedMatch) => void
  readonly typed: Typed
}

/** The tiers of a match, from the first percent of pay on. */
export function MatchFields({ match, onChange, typed: { at, leave } }: MatchProps) {
  const put = (change: Partial<TypedMatch>) => onChange({ ...match, ...change })
  const say = words.match
  return (
    <Stack gap="lines">
      <div>
        <strong>{say.title}</strong>
        <p>{say.lead}</p>
      </div>
      <Repeated
        rows={match.tiers}
        onChange={(tiers) => put({ tiers })}
        blank={() => ({ key: crypto.randomUUID(), match: '', pay: '' })}
        legend={say.tier}
        add={match.tiers.length === 0 ? say.begin : say.addTier}
        remove={say.remove}
      >
        {(tier, change, n) => (
          <>
            <Input
              name={`match-${n}`}
              mode="decimal"
              after="%"
              label={say.adds}
              value={tier.match}
              onChange={(value) => change({ match: value })}
              onLeave={leave}
              fault={at(`tiers.${n}.matchPercent`)}
            />
            <Input
              name={`pay-${n}`}
              mode="decimal"
              after="%"
              label={n === 0 ? say.ofFirst : say.ofNext}
              value={tier.pay}
              onChange={(value) => change({ pay: value })}
              onLeave={leave}
              fault={at(`tiers.${n}.ofPayPercent`)}
            />
          </>
        )}
      </Repeated>
      {match.tiers.length > 0 && (
        <>
          <Select
            name="basis"
            label={say.basis}
            help={say.bases[match.basis].help}
            value={match.basis}
            onChange={(basis) => put({ basis: basis as Formula['basis'] })}
            options={(['Paycheck', 'Year'] as const).map((value) => ({
              value,
              words: say.bases[value].name,
            }))}
          />
          <Input
            name="cap"
            mode="decimal"
            before="$"
            optional
            label={say.cap}
            value={match.cap}
            onChange={(cap) => put({ cap })}
            onLeave={leave}
            fault={at('annualCap')}
          />
          <Check checked={match.catchUp} onChange={(catchUp) => put({ catchUp })}>
            {say.catchUp}
          </Check>
        </>
      )}
    </Stack>
  )
}
