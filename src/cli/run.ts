import { PurserRefusal, PurserUnreachable } from '../client/errors.ts'
import { OperatorFault } from '../kernel/operator-fault.ts'
import { type CommandContext, given, type Running, UsageError } from './command.ts'
import { help, type Listed, overview } from './help.ts'

/** Every command, in the order of the help. A command is loaded when it is called: help need not wait for the rest. */
export const commands: readonly Listed[] = [
  {
    name: 'start',
    summary: 'Starts the service: API, agenda and webhooks in one process, or one part of it.',
    load: async () => (await import('./start.ts')).start,
  },
  {
    name: 'worker',
    summary: 'The same as `start --role worker`: runs the agenda and delivers webhooks, without the API.',
    load: async () => (await import('./start.ts')).worker,
  },
  {
    name: 'console',
    summary: 'Prints a link that signs you in to the console as an operator, once.',
    load: async () => (await import('./console.ts')).consoleCommand,
  },
  {
    name: 'migrate',
    summary: 'Brings the database up to date and says what was applied.',
    load: async () => (await import('./migrate.ts')).migrateCommand,
  },
  {
    name: 'client create',
    summary: 'Makes a client and prints its key, this once.',
    load: async () => (await import('./client.ts')).clientCreate,
  },
  {
    name: 'client list',
    summary: 'Lists clients and their keys: when made, what they see, whether revoked.',
    load: async () => (await import('./client.ts')).clientList,
  },
  {
    name: 'client rotate',
    summary: 'Prints a new key of a client; the older ones go on for a while.',
    load: async () => (await import('./client.ts')).clientRotate,
  },
  {
    name: 'client revoke',
    summary: 'Ends keys of a client at once.',
    load: async () => (await import('./client.ts')).clientRevoke,
  },
  {
    name: 'company export',
    summary: 'Takes everything of a company away in a file that is encrypted to a passphrase.',
    load: async () => (await import('./company.ts')).companyExport,
  },
  {
    name: 'company import',
    summary: 'Restores a company from such a file, under the client whose credentials are given.',
    load: async () => (await import('./company.ts')).companyImport,
  },
  {
    name: 'keys create',
    summary: 'Prints a new master key; nothing is stored.',
    load: async () => (await import('./keys.ts')).keysCreate,
  },
  {
    name: 'keys rotate',
    summary: 'Wraps every data key under the newest master key, while the service runs.',
    load: async () => (await import('./keys.ts')).keysRotate,
  },
  {
    name: 'agenda list',
    summary: 'Lists later work that failed at its last attempt and is parked.',
    load: async () => (await import('./agenda.ts')).agendaList,
  },
  {
    name: 'agenda retry',
    summary: 'Gives parked work all its attempts again, from now.',
    load: async () => (await import('./agenda.ts')).agendaRetry,
  },
  {
    name: 'bank files',
    summary: 'Lists where files go to, and those of which nobody knows whether the bank has them.',
    load: async () => (await import('./bank.ts')).bankFiles,
  },
  {
    name: 'bank decide',
    summary: 'Says of one of them that the bank has it, or that it goes out again.',
    load: async () => (await import('./bank.ts')).bankDecide,
  },
  {
    name: 'bank use',
    summary: 'Makes the outbox of these settings the one of the database.',
    load: async () => (await import('./bank.ts')).bankUse,
  },
  {
    name: 'filing check',
    summary: 'Checks a file for an agency against its layout: names line, record, position and rule.',
    load: async () => (await import('./filing.ts')).filingCheck,
  },
  {
    name: 'places import',
    summary: 'Reads a register of places from the file of its authority, all of it or nothing.',
    load: async () => (await import('./places.ts')).placesImport,
  },
  {
    name: 'returns list',
    summary: 'Lists payments to agencies that came back and wait for somebody.',
    load: async () => (await import('./returns.ts')).returnsList,
  },
  {
    name: 'review list',
    summary: 'Lists businesses, people and bank accounts that wait for a verdict.',
    load: async () => (await import('./review.ts')).reviewList,
  },
  {
    name: 'review decide',
    summary: 'Decides one of them: passed or failed.',
    load: async () => (await import('./review.ts')).reviewDecide,
  },
  {
    name: 'audit verify',
    summary: 'Proves that the audit log is whole, or names the first row that is not.',
    load: async () => (await import('./audit.ts')).auditVerify,
  },
  {
    name: 'verify',
    summary:
      'Checks the books, the seals and the audit log against each other, and names every row that does not fit.',
    load: async () => (await import('./verify.ts')).verify,
  },
  {
    name: 'backup',
    summary: 'Copies the embedded PostgreSQL to a directory, while the service runs.',
    load: async () => (await import('./backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'Puts a backup into an empty PURSER_DATA_DIR and recovers it.',
    load: async () => (await import('./restore.ts')).restore,
  },
  {
    name: 'demo',
    summary: 'Pays a demo company on a running sandbox, step by step, and shows what happens.',
    load: async () => (await import('./demo.ts')).demo,
  },
  {
    name: 'listen',
    summary: 'Prints the events of a client as they happen, and forwards them to a local port.',
    load: async () => (await import('./listen.ts')).listen,
  },
  {
    name: 'mcp',
    summary:
      'Lets an agent that speaks the Model Context Protocol use a running service, on standard input and output.',
    load: async () => (await import('./mcp.ts')).mcp,
  },
  {
    name: 'paycheck',
    summary: 'Calculates one paycheck and prints its stub; needs no database and no credentials.',
    load: async () => (await import('./paycheck.ts')).paycheck,
  },
]

/** Finds the command that the words name, and runs it. Answers what keeps running until a signal. */
export async function run(args: readonly string[], around: CommandContext): Promise<Running | undefined> {
  const words = args.length === 0 ? ['start'] : args
  const listed = commands.find(({ name }) => name === words.slice(0, length(name)).join(' '))
  if (!listed) {
    const named = words.filter((word) => !word.startsWith('-') && word !== 'help').join(' ')
    const near = commands.filter(({ name }) => name.startsWith(`${named} `))
    if (named !== '' && near.length === 0)
      throw new UsageError(`There is no command ${named}\n\n${overview(commands)}`)
    around.out(`${overview(near.length > 0 ? near : commands)}\n`)
    return undefined
  }
  const command = await listed.load()
  const rest = words.slice(length(listed.name))
  if (rest.includes('--help') || rest.includes('-h')) {
    around.out(`${help(listed, command)}\n`)
    return undefined
  }
  return command.run(given({ name: listed.name, command }, rest, around)).catch((error: unknown) => {
    throw PLAIN.some((kind) => error instanceof kind) ? new UsageError(wordsOf(error as Error)) : error
  })
}

/** Faults whose words say all that whoever typed the command can do about them. */
const PLAIN = [PurserRefusal, PurserUnreachable, OperatorFault]

const wordsOf = (error: Error): string =>
  error instanceof PurserUnreachable
    ? `${error.message}\nIs the service running there? --url names another address.`
    : error.message

const length = (name: string): number => name.split(' ').length
