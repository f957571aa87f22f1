/** A fact that an agency asks and nobody computes: who tells it of whom, in which form, and for whom. */
export interface ReportWord {
  readonly of: 'worker' | 'company'
  /** `US`, a state, or every place whose layout has the word. */
  readonly pattern: RegExp
  readonly format: string
  /** Kept without hyphens. */
  readonly isBare?: true
  /** A file names who has none; otherwise it is only for those whom it concerns. */
  readonly isAsked?: true
}

const CODE = {
  pattern: /^[A-Za-z0-9 -]{1,20}$/,
  format: 'up to 20 letters, digits, blanks and hyphens',
} as const
const YES = { pattern: /^(yes|no)$/, format: 'yes or no' } as const

/** By the words of the layouts. */
const words: Readonly<Record<string, ReportWord>> = {
  'SOC code': { of: 'worker', pattern: /^\d{2}-?\d{4}$/, format: '99-9999', isBare: true, isAsked: true },
  'zip of primary work place': {
    of: 'worker',
    pattern: /^\d{5}$/,
    format: '5 digits',
    isAsked: true,
  },
  'work schedule': {
    of: 'worker',
    pattern: /^[A-Z]{1,2}$/,
    format: 'the letters of the state',
    isAsked: true,
  },
  'seasonal indicator': { of: 'worker', pattern: /^[A-Z0-9]{1,2}$/, format: 'the letters of the state' },
  'wage plan code': { of: 'worker', pattern: /^[A-Z]$/, format: 'one letter' },
  'unit / division': { of: 'worker', ...CODE },
  'employee health code': { of: 'worker', ...CODE },
  'probationary code': { of: 'worker', ...CODE },
  'tipped occupation codes': {
    of: 'worker',
    pattern: /^\d{3}(,\d{3})?$/,
    format: 'one or two Treasury codes of three digits, with a comma',
  },
  officer: { of: 'worker', ...YES },
  'statutory employee': { of: 'worker', ...YES },
  'third-party sick pay': { of: 'worker', ...YES },
  'family member': { of: 'worker', ...YES },
  'county code': { of: 'company', pattern: /^\d{1,3}$/, format: 'up to 3 digits' },
  'unit number': { of: 'company', pattern: /^\d{1,4}$/, format: 'up to 4 digits' },
  'branch code': { of: 'company', pattern: /^\d{3}$/, format: '3 digits' },
  'remitter number': { of: 'company', pattern: /^\d{6}$/, format: '6 digits' },
  'establishment number': { of: 'company', pattern: /^[A-Z0-9]{1,4}$/, format: 'up to 4 letters and digits' },
  'other EIN': { of: 'company', pattern: /^\d{2}-?\d{7}$/, format: '99-9999999' },
  'name control': { of: 'company', pattern: /^[A-Z0-9&-]{1,4}$/, format: 'up to 4 characters' },
  BEN: { of: 'company', pattern: /^\d{8}$/, format: '8 digits' },
  'employer health code': { of: 'company', ...CODE },
  'filing cycle': { of: 'company', ...CODE },
  confirmation: { of: 'company', ...CODE },
}

/** A fact as it is kept. */
export const keptFact = ({ isBare }: ReportWord, value: string): string =>
  isBare ? value.replaceAll('-', '') : value

export const wordsFor = (of: ReportWord['of']): Readonly<Record<string, ReportWord>> => byWhom[of]

const of = (whom: ReportWord['of']) =>
  Object.fromEntries(Object.entries(words).filter(([, word]) => word.of === whom))
const byWhom = { worker: of('worker'), company: of('company') } as const
