import type { Access, WhoMay } from '../../domain/access/may-call.ts'

/** Who may call an operation, in one line. */
export const accessWords = (access: WhoMay): string =>
  typeof access === 'string' ? AT_THE_DOOR[access] : limited(access)

const AT_THE_DOOR = {
  open: 'Access: open, without credentials.',
  recognized: 'Access: every caller, about itself.',
} as const

const limited = ({ scope, roles, reach, again }: Access): string =>
  `Access: keys with the scope \`${scope}\`${LIMITS[reach]}; ${peopleOf(roles)}.${again ? AGAIN[`${again}`] : ''}`

const AGAIN = {
  true: ' Who has signed in must have proven it again within the last ten minutes: [confirmIdentity](session/confirmIdentity).',
  unusualCost:
    ' For more than twice the usual cost, who has signed in must have proven it again within the last ten minutes: ' +
    '[confirmIdentity](session/confirmIdentity).',
} as const

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
