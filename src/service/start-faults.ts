import { OperatorFault } from '../kernel/operator-fault.ts'
import type { Settings } from '../settings/settings.ts'

type What = 'address' | 'database' | 'directory'

/** What only the operator can mend is told by the setting that is wrong; anything else is ours, and keeps its stack. */
export async function orFault<T>(what: What, settings: Settings, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    const words = WORDS[what][code]
    throw words === undefined ? error : new OperatorFault(words(settings, message), { cause: error })
  }
}

type Words = (settings: Settings, message: string) => string

const taken: Words = ({ HOST, PORT }) =>
  `Another program listens on ${HOST}:${PORT}. Stop it, or set PORT to another port; 0 takes a free one.`
const forbidden: Words = ({ HOST, PORT }) =>
  `This user may not listen on ${HOST}:${PORT}. Set PORT above 1023.`
const elsewhere: Words = ({ HOST }) => `HOST is ${HOST}, which is no address of this machine.`

const nameOf = (settings: Settings): string =>
  settings.PURSER_OWNER_URL ? 'PURSER_OWNER_URL' : 'DATABASE_URL'
const away: Words = (settings, message) =>
  `The database of ${nameOf(settings)} cannot be reached: ${message}.`
const refused: Words = (settings, message) =>
  `The database of ${nameOf(settings)} does not let this login in: ${message}.`

const unusable: Words = ({ PURSER_DATA_DIR }, message) =>
  `PURSER_DATA_DIR is ${PURSER_DATA_DIR}, which cannot be used: ${message}.`

const all = (codes: string, words: Words): Readonly<Record<string, Words>> =>
  Object.fromEntries(codes.split(' ').map((code) => [code, words]))

/** By the code of the error: of the system, or of PostgreSQL. */
const WORDS: Readonly<Record<What, Readonly<Record<string, Words>>>> = {
  address: {
    EADDRINUSE: taken,
    EACCES: forbidden,
    ...all('EADDRNOTAVAIL ENOTFOUND EAI_AGAIN', elsewhere),
  },
  database: {
    ...all('ECONNREFUSED ECONNRESET EHOSTUNREACH ENETUNREACH ETIMEDOUT ENOTFOUND EAI_AGAIN', away),
    ...all('28000 28P01 3D000', refused),
  },
  directory: all('EACCES EEXIST ENOTDIR EPERM EROFS ENOSPC', unusable),
}
