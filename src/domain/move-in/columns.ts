import { coverage } from '../../law/engine/coverage.ts'
import { isTaxCode } from '../../law/engine/tax-codes.ts'
import { isStateCode, stateCodes, stateNames } from '../../law/language/states.ts'
import { PAID_BY_EMPLOYER } from '../money/tax-history.ts'
import { compensationCatalogue, deductionCatalogue } from '../pay/catalogue.ts'
import { deductionKinds, type EarningType, earningKinds } from '../pay/elements.ts'

/**
 * What a column of another provider's register means: somebody, a day, a total, hours, or one line of the paycheck by its kind
 * and code. `tax:*.incomeTax` is of the state in which each worker works.
 */
export type ColumnMeaning = (typeof PLAIN)[number] | `${(typeof coded)[number]}:${string}` | typeof IGNORED

export const IGNORED = 'ignored'
export const WHO = ['userId', 'externalId', 'email', 'name', 'firstName', 'lastName'] as const
export const PLAIN = [...WHO, 'payDate', 'periodBegin', 'periodEnd', 'gross', 'net'] as const
const coded = ['earning', 'hours', 'deduction', 'tax', 'employerTax'] as const

/** What somebody said that a column means, if it is a meaning. */
export function meaningOf(said: string): ColumnMeaning | undefined {
  if (said === IGNORED || (PLAIN as readonly string[]).includes(said)) return said as ColumnMeaning
  const [kind, ...rest] = said.split(':')
  const code = rest.join(':')
  return known[kind as (typeof coded)[number]]?.(code) ? (said as ColumnMeaning) : undefined
}

const known: Readonly<Record<(typeof coded)[number], (code: string) => boolean>> = {
  earning: (code) => Object.hasOwn(earningKinds, code),
  hours: (code) => Object.hasOwn(earningKinds, code),
  deduction: (code) => Object.hasOwn(deductionKinds, code),
  tax: isTax,
  employerTax: isTax,
}

function isTax(code: string): boolean {
  const [, own] = /^\*\.(.+)$/.exec(code) ?? []
  return own === undefined ? isTaxCode(code) : stateCodes.some((state) => isTaxCode(`${state}.${own}`))
}

/** What a head most likely means; what means nothing that is known is ignored, and shown to be. */
export function guessed(head: string): ColumnMeaning {
  const words = bare(head)
  const simple = simples.find(([pattern]) => pattern.test(words))?.[1]
  if (simple) return simple
  const hours = /\b(hours|hrs)\b/.test(words) && earningNamed(words.replace(/\b(hours|hrs|worked)\b/g, ' '))
  if (hours) return `hours:${hours}`
  const tax = taxNamed(head, words)
  if (tax) return tax
  const deduction = deductionCatalogue.named(
    words.replace(/\b(deduction|premium|contribution|ee|employee)\b/g, ' '),
  )
  if (deduction && !EMPLOYERS.test(words)) return `deduction:${deduction}`
  const earning = earningNamed(words)
  return earning ? `earning:${earning}` : IGNORED
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9()]+/g, ' ')
    .trim()

const simples: readonly (readonly [RegExp, ColumnMeaning])[] = [
  [/^(user|worker) id$/, 'userId'],
  [/^(external|employee|emp|file|payroll) (id|number|no)$|^employee #?$/, 'externalId'],
  [/^(work )?e ?mail( address)?$/, 'email'],
  [/^(legal )?first name$/, 'firstName'],
  [/^(legal )?last name$/, 'lastName'],
  [/^((employee|full|worker|payee) )?name$|^employee$/, 'name'],
  [/^(pay|check|payment|paid) (date|day)$|^payday$/, 'payDate'],
  [/\bperiod (start|begin|from)|^(start|begin) date$/, 'periodBegin'],
  [/\bperiod (end|to)|^end date$/, 'periodEnd'],
  [/^(total )?gross( pay| wages| earnings| amount)?$/, 'gross'],
  [/^(total )?net( pay| amount| check)?$|^take home( pay)?$/, 'net'],
]

function earningNamed(words: string): EarningType | undefined {
  const name = words.replace(/\b(pay|earnings|wages|amount)\b/g, ' ').trim()
  if (/^(regular|reg|hourly|base)$/.test(name)) return 'Regular'
  if (/^(overtime|ot|over time)$/.test(name)) return 'Overtime'
  if (/^(double ?time|dt)$/.test(name)) return 'Double Time'
  if (/^salary$/.test(name)) return 'Salary'
  return compensationCatalogue.named(name)
}

const EMPLOYERS = /\b(employer|company|er)\b/

/** By the name that we print; else by what it is commonly called. */
function taxNamed(head: string, words: string): ColumnMeaning | undefined {
  const own = words.replace(/\b(employer|company|er|employee|ee|withheld|amount)\b/g, ' ').trim()
  const code = byName().get(own.replace(/\s+/g, ' ')) ?? commonly(head, own)
  if (code === undefined || !isTax(code)) return undefined
  const isEmployers =
    EMPLOYERS.test(words) || (PAID_BY_EMPLOYER.test(code) && !/\b(employee|ee)\b/.test(words))
  return `${isEmployers ? 'employerTax' : 'tax'}:${code}`
}

function commonly(head: string, own: string): string | undefined {
  const federal = federals.find(([pattern]) => pattern.test(own))?.[1]
  if (federal) return federal
  const [, tax] = states.find(([pattern]) => pattern.test(own)) ?? []
  return tax && `${stateIn(head, own) ?? '*'}.${tax}`
}

const federals: readonly (readonly [RegExp, string])[] = [
  [/\b(additional|addl|add l) medicare\b/, 'US.additionalMedicare'],
  [/\bmedicare\b|^med$|\bfica med\b/, 'US.medicare'],
  [/\bsocial security\b|\boasdi\b|^ss( tax)?$|\bfica ss\b/, 'US.socialSecurity'],
  [/\bfuta\b|\bfederal unemployment\b/, 'US.futa'],
  [/\b(fit|fwt|fitw)\b|\b(federal|fed)( income)?( tax| withholding| w h| wh)\b/, 'US.incomeTax'],
]

const states: readonly (readonly [RegExp, string])[] = [
  [/\b(sui|suta|unemployment)\b/, 'sui'],
  [/\b(sdi|disability insurance)\b/, 'sdi'],
  [/\b(pfml|pfl|fli|family leave|paid family)\b/, 'familyLeave'],
  [/\bett\b|\bemployment training\b/, 'ett'],
  [
    /\b(sit|swt|sitw)\b|\bstate( income)?( tax| withholding| w h| wh)\b|\bincome tax\b|\bwithholding\b/,
    'incomeTax',
  ],
]

/** A state by its code in capital letters, or by its name. */
function stateIn(head: string, words: string): string | undefined {
  const code = head.match(/\b[A-Z]{2}\b/g)?.find(isStateCode)
  return code ?? stateCodes.find((state) => words.includes(stateNames[state].toLowerCase()))
}

let names: ReadonlyMap<string, string> | undefined

/** Made when the first register is read. */
function byName(): ReadonlyMap<string, string> {
  names ??= new Map(
    coverage()
      .filter(({ places }) => places <= 1)
      .map(({ where, tax, name }) => [bare(name), `${where}.${tax}`]),
  )
  return names
}
