import type { Given, PageProps } from '../../app/page.tsx'
import { type Ask, ask, type Reply } from '../../calls/operations.ts'

export type AddressProps = PageProps<Record<never, never>>
export type Place = Reply<'reports/resolvePlace'>['place']

/** An address as far as it is known; all of it is in the address of the page. */
export const parts = ['address1', 'city', 'county', 'state', 'zipcode'] as const

export interface Sought extends Readonly<Record<(typeof parts)[number], string>> {
  readonly date: string
  readonly answers: Readonly<Record<string, string>>
}

/** What is answered about a place stands under its own name, apart from the address. */
const ANSWER = 'is '

export function soughtIn({ search, today }: Pick<Given, 'search' | 'today'>): Sought {
  const answers = Object.entries(search).filter(([name, value]) => name.startsWith(ANSWER) && value !== '')
  return {
    address1: search.address1 ?? '',
    city: search.city ?? '',
    county: search.county ?? '',
    state: search.state ?? '',
    zipcode: search.zipcode ?? '',
    date: search.date || today,
    answers: Object.fromEntries(answers.map(([name, value]) => [name.slice(ANSWER.length), value])),
  }
}

export function queryOf({ answers, ...sought }: Sought): string {
  const told = Object.entries(answers).map(([name, value]) => [`${ANSWER}${name}`, value] as const)
  const all = [...Object.entries(sought), ...told].filter(([, value]) => value !== '')
  return new URLSearchParams(all.map(([name, value]) => [name, value])).toString()
}

/** Nothing is asked before the state is known. */
export const placeAsk = ({
  date,
  answers,
  ...address
}: Sought): Ask<Reply<'reports/resolvePlace'>> | undefined =>
  address.state === '' ? undefined : ask('reports/resolvePlace', { address, date, answers })
