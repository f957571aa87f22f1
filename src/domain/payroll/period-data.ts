import { type Cents, least } from '../../kernel/money.ts'
import type { Skipped } from '../pay/paycheck-types.ts'
import { type Earned, isLeftOut } from './earnings.ts'
import type { GivenFacts, PersonFacts } from './person.ts'
import { isHourly } from './salary.ts'
import { type StandingItem, skippedItems, standingItems } from './skipped.ts'

/** What a period knows of one person before it is run: what was given, and by whom or what. */
export interface PeriodData {
  readonly hours: readonly GivenHours[]
  readonly compensation: readonly GivenItem[]
  readonly deductions: readonly GivenItem[]
  readonly reimbursements: readonly GivenItem[]
  readonly standing: readonly (StandingItem & Partial<Pick<Skipped, 'reason'>>)[]
}

export const dataSources = [
  'import',
  'file',
  'timeCard',
  'timeOff',
  'holiday',
  'recurring',
  'wage',
  'leaving',
] as const
type DataSource = (typeof dataSources)[number]

export const hourKinds = [
  'regular',
  'salary',
  'payCode',
  'overtime',
  'doubleTime',
  'leave',
  'holiday',
  'unpaid',
] as const

export interface GivenHours {
  readonly kind: (typeof hourKinds)[number]
  /** The pay code, the kind of overtime or of leave; empty for what needs no name. */
  readonly name: string
  /** Hundredths of an hour. */
  readonly hours: number
  /** Hundredths; null where it is not said. */
  readonly multiplier: number | null
  readonly source: DataSource
}

export interface GivenItem {
  readonly description: string
  /** Null: a share of the pay. */
  readonly amount: Cents | null
  readonly basisPoints: number | null
  readonly source: DataSource
  /** The amount is what the net pay rises by. */
  readonly isNet: boolean
  /** Recurs, and was taken out of this period. */
  readonly isRemoved: boolean
}

/** By the source that gave it, before they are laid together. */
export interface Sources {
  readonly import?: GivenFacts | undefined
  /** Bonuses. */
  readonly file?: GivenFacts | undefined
  readonly timeCard?: GivenFacts | undefined
  readonly timeOff?: GivenFacts | undefined
}

export const periodData = (
  person: PersonFacts,
  sources: Sources,
  earned: Pick<Earned, 'earnings' | 'takes'>,
): PeriodData => ({
  hours: [...plainHours(person, sources, earned), ...overtimeHours(sources), ...leaveHours(sources)].filter(
    ({ hours }) => hours > 0,
  ),
  compensation: [
    ...sent(sources.import?.retro ? [sources.import.retro] : [], 'import'),
    ...sent(sources.timeOff?.compensation, 'leaving'),
    ...sent(sources.import?.compensation, 'import'),
    ...sent(sources.file?.compensation, 'file'),
    ...recurring(person, 'AdditionalCompensation', earned),
  ],
  deductions: [...recurring(person, 'Deduction', earned), ...sent(sources.import?.deductions, 'import')],
  reimbursements: [
    ...sent(
      sources.import?.reimbursements?.map(({ type: description, amount }) => ({ description, amount })),
      'import',
    ),
    ...recurring(person, 'Reimbursement', earned),
  ],
  standing: standing(person),
})

function standing(person: PersonFacts): PeriodData['standing'] {
  const skipped = new Map(skippedItems(person).map((item) => [item.itemId, item]))
  return standingItems(person).map((item) => skipped.get(item.itemId) ?? item)
}

/** Hours of an import win over a card's; a salary is there by itself. */
function plainHours(
  { wages }: PersonFacts,
  { import: sent, timeCard }: Sources,
  { earnings }: Pick<Earned, 'earnings'>,
): readonly GivenHours[] {
  const [rows, from] = sent?.basePay
    ? [sent.basePay, 'import' as const]
    : [sent?.hours === undefined ? timeCard?.basePay : undefined, 'timeCard' as const]
  if (rows) {
    return rows.map(({ payCode, hours, multiplier }) =>
      hoursOf('payCode', { name: payCode, hours, multiplier, source: from }),
    )
  }
  const wage = wages.at(-1)
  if (wage && !isHourly(wage)) {
    return earnings
      .filter(({ type }) => type === 'Salary')
      .map(({ hours = 0 }) => hoursOf('salary', { hours: Math.round(hours * 100), source: 'wage' }))
  }
  const [hours, source] =
    sent?.hours === undefined ? [timeCard?.hours, 'timeCard' as const] : [sent.hours, 'import' as const]
  return hours === undefined ? [] : [hoursOf('regular', { hours, source })]
}

function overtimeHours({ import: sent, timeCard }: Sources): readonly GivenHours[] {
  const [rows, source] = sent?.overtime
    ? ([sent.overtime, 'import'] as const)
    : ([timeCard?.overtime ?? [], 'timeCard'] as const)
  return rows.map(({ type: name, hours, multiplier }) =>
    hoursOf(multiplier >= 200 || /double/i.test(name) ? 'doubleTime' : 'overtime', {
      name,
      hours,
      multiplier,
      source,
    }),
  )
}

/** Leave of every source is paid; unpaid hours are an import's, or else the card's. */
function leaveHours({ import: sent, timeCard, timeOff }: Sources): readonly GivenHours[] {
  const [unpaid, source] =
    sent?.unpaidHours === undefined
      ? [timeCard?.unpaidHours ?? 0, 'timeCard' as const]
      : [sent.unpaidHours, 'import' as const]
  return [
    ...leaveOf(timeCard, 'timeCard'),
    ...leaveOf(timeOff, 'timeOff'),
    ...leaveOf(sent, 'import'),
    hoursOf('unpaid', { hours: unpaid, source }),
  ]
}

const leaveOf = (given: GivenFacts | undefined, source: DataSource): readonly GivenHours[] =>
  (given?.leave ?? []).map(({ type: name, hours, paid }) => {
    if (!paid) return hoursOf('unpaid', { name, hours, source })
    // What holidays give is kept beside approved leave, under this name.
    const isHoliday = source === 'timeOff' && name === 'Holiday'
    return isHoliday
      ? hoursOf('holiday', { name, hours, source: 'holiday' })
      : hoursOf('leave', { name, hours, source })
  })

const hoursOf = (
  kind: GivenHours['kind'],
  given: Partial<GivenHours> & Pick<GivenHours, 'hours' | 'source'>,
): GivenHours => ({ name: '', multiplier: null, ...given, kind })

const sent = (
  lines: readonly { readonly description: string; readonly amount: Cents; readonly isNet?: true }[] = [],
  source: DataSource,
): readonly GivenItem[] =>
  lines.map(({ description, amount, isNet = false }) => ({
    description,
    amount,
    basisPoints: null,
    source,
    isNet,
    isRemoved: false,
  }))

/** A period beside the schedule repeats none unless it is asked to. */
const recurring = (
  { recurring: items, given }: PersonFacts,
  kind: PersonFacts['recurring'][number]['item'],
  { takes }: Pick<Earned, 'takes'>,
): readonly GivenItem[] =>
  items
    .filter(({ item }) => takes.recurring && item === kind)
    .map((each) => ({
      description: each.type,
      amount: each.repays && each.amount !== null ? least(each.amount, each.repays.left) : each.amount,
      basisPoints: each.basisPoints,
      source: 'recurring',
      isNet: false,
      isRemoved: isLeftOut(given, each),
    }))
