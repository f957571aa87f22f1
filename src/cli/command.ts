import { parseArgs } from 'node:util'
import { nearest } from '../kernel/likeness.ts'
import { readSettings, type Settings } from '../settings/settings.ts'

/** A command of `purser`: what it takes and does. Help and parsing are derived from this. */
export interface Command {
  /** What a reader must know before the first use. */
  readonly details?: string
  /** Words without a dash, as help prints them: `[file]`. */
  readonly words?: string
  readonly options?: Readonly<Record<string, Option>>
  /** Answers what keeps running until a signal; nothing when it is done. */
  run(given: Given): Promise<Running | undefined>
}

export interface Option {
  /** How help names its value; without one it is a switch. */
  readonly value?: string
  readonly means: string
  readonly required?: true
}

/** What the command line and the environment gave. */
export interface Given {
  readonly words: readonly string[]
  readonly has: (option: string) => boolean
  readonly text: (option: string) => string | undefined
  readonly environment: NodeJS.ProcessEnv
  readonly settings: () => Settings
  /** The result: as text, or with --json as one line of JSON. */
  readonly print: (result: object, text: string) => void
  /** Progress, on the error stream so that a script reads only the result. */
  readonly say: (line: string) => void
}

export interface Running {
  /** Milliseconds that a stop may take. */
  readonly patience?: number
  stop(): Promise<void>
}

/** Where a command reads its settings and writes. */
export interface CommandContext {
  readonly environment: NodeJS.ProcessEnv
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/** The caller's mistake: shown without a stack. */
export class UsageError extends Error {}

export const json: Readonly<Record<string, Option>> = { json: { means: 'print JSON, for scripts' } }

export function given(
  named: { readonly name: string; readonly command: Command },
  args: readonly string[],
  { environment, out, err }: CommandContext,
): Given {
  const options = named.command.options ?? {}
  const { values, positionals } = parsed(args, options, named.name)
  const beyond = positionals[named.command.words?.split(' ').length ?? 0]
  if (beyond !== undefined) {
    throw new UsageError(`purser ${named.name} does not take ${beyond}\nTry: purser ${named.name} --help`)
  }
  const missing = Object.keys(options).filter((option) => options[option]!.required && !(option in values))
  if (missing.length > 0) {
    throw new UsageError(`purser ${named.name} needs ${missing.map((each) => `--${each}`).join(' and ')}`)
  }
  return {
    words: positionals,
    has: (option) => values[option] === true,
    text: (option) => (typeof values[option] === 'string' ? values[option] : undefined),
    environment,
    settings: () => readSettings(environment),
    print: (result, words) => out(`${values.json === true ? JSON.stringify(result, plainNumber) : words}\n`),
    say: (line) => err(`${line}\n`),
  }
}

/** JSON has no bigint: what an operator counts fits a number. */
const plainNumber = (_: string, value: unknown): unknown =>
  typeof value === 'bigint' ? Number(value) : value

function parsed(args: readonly string[], options: Readonly<Record<string, Option>>, name: string) {
  const table = Object.fromEntries(
    Object.entries(options).map(([each, { value }]) => [
      each,
      { type: value ? ('string' as const) : ('boolean' as const) },
    ]),
  )
  try {
    return parseArgs({ args: [...args], options: table, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(`${wrongOption((error as Error).message, options)}\nTry: purser ${name} --help`)
  }
}

/** An option that there is not, with the one that may be meant; of anything else the first sentence says it. */
function wrongOption(message: string, options: Readonly<Record<string, Option>>): string {
  const unknown = /^Unknown option '(--?)([^']+)'/.exec(message)
  if (!unknown) return message
  const [near] = nearest(unknown[2]!, Object.keys(options))
  return `There is no option ${unknown[1]}${unknown[2]}${near === undefined ? '' : `; --${near} may be meant`}`
}
