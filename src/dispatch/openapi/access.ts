import type { Access } from '../../domain/access/may-call.ts'

/** Who may call an operation, in one line. */
export const accessWords = ({ scope, roles, reach }: Access): string =>
  `Access: keys with the scope \`${scope}\`${LIMITS[reach]}; ${peopleOf(roles)}.`

const LIMITS: Readonly<Record<Access['reach'], string>> = {
  client: ' and no list of companies',
  company: '',
  worker: '',
}

function peopleOf(roles: Access['roles']): string {
  if (roles.length === 0) return 'no people'
  return `people: ${roles.map((role) => WORDS[role]).join(', ')}`
}

const WORDS: Readonly<Record<Access['roles'][number], string>> = {
  administrator: 'administrators',
  bookkeeper: 'bookkeepers',
  worker: 'workers about themselves',
  formerWorker: 'former workers about themselves',
}
