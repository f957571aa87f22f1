import { addDays, type Day, tryDay } from '../../kernel/dates.ts'
import { type Id, isUuid } from '../../kernel/ids.ts'
import { findCompanies, findPeriods, findTransactions, type Hit } from '../../store/company/search.ts'
import type { Work } from '../../store/database/work.ts'
import { findPeople } from '../../store/people/find.ts'
import { searchedPeople } from '../../store/people/search.ts'

export const searchKinds = ['person', 'company', 'payPeriod', 'transaction'] as const
type SearchKind = (typeof searchKinds)[number]

interface SearchAsked {
  readonly text: string
  readonly companyId?: Id<'company'> | undefined
  /** Of each kind. */
  readonly atMost: number
}

type Found = Hit & { readonly kind: SearchKind }

/** A bank asks about a payment within weeks; older ones are found by their id. */
const TRACED_DAYS = 90

const TRACE = /^\d{15}$/

/** What a text names, kind by kind. */
export async function search(
  work: Work,
  asked: SearchAsked,
  kinds: readonly SearchKind[],
): Promise<readonly Found[]> {
  const hits: Found[] = []
  for (const kind of kinds) {
    hits.push(...(await searches[kind](work, asked)).map((hit) => ({ ...hit, kind })))
  }
  return hits
}

type Search = (work: Work, asked: SearchAsked) => Promise<readonly Hit[]>

const searches: Readonly<Record<SearchKind, Search>> = {
  person: async (work, { text, companyId, atMost }) => {
    const by = isUuid(text) ? { userIds: [text.toLowerCase()] } : { text }
    const ids = await findPeople(work, { companyId, ...by }, { sort: 'created', atMost })
    const people =
      ids.length === 0
        ? []
        : await searchedPeople(
            work,
            ids.map(({ userId }) => userId),
          )
    return people.map((person) => ({
      id: person.userId,
      companyId: person.companyId,
      name: `${person.firstName} ${person.lastName}`,
      detail: [person.jobTitle, person.company, person.status].filter((word) => word !== '').join(', '),
    }))
  },
  company: (work, { text, ...whose }) => findCompanies(work, whose, isUuid(text) ? { id: text } : { text }),
  payPeriod: async (work, { text, ...whose }) => {
    if (isUuid(text)) return findPeriods(work, whose, { id: text })
    const payDate = dayNamed(text)
    return whose.companyId && payDate ? findPeriods(work, whose, { payDate }) : []
  },
  transaction: async (work, { text, ...whose }) => {
    if (isUuid(text)) return findTransactions(work, whose, { id: text })
    if (!whose.companyId || !TRACE.test(text)) return []
    return findTransactions(work, whose, { trace: text, sentSince: addDays(work.today, -TRACED_DAYS) })
  },
}

/** `2026-12-04` or `12/04/2026`. */
function dayNamed(text: string): Day | undefined {
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []
  return tryDay(year ? `${year}-${month}-${date}` : text)
}
