import type { Command, Option } from './command.ts'

export interface Listed {
  /** The words after `purser`: `client create`. */
  readonly name: string
  readonly summary: string
  readonly load: () => Promise<Command>
}

/** All commands, one line each. */
export function overview(commands: readonly Listed[]): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const)
  return [
    'Purser, payroll that you host yourself.',
    '',
    'Usage: purser <command> [options]',
    '',
    ...columns(rows),
    '',
    'purser <command> --help says more. Settings come from the environment: docs/reference/settings.md.',
  ].join('\n')
}

export function help({ name, summary }: Listed, { words, details, options = {} }: Command): string {
  const rows = Object.entries(options).map(
    ([option, declared]) => [flag(option, declared), declared.means] as const,
  )
  const required = Object.entries(options)
    .filter(([, declared]) => declared.required)
    .map(([option, declared]) => flag(option, declared))
  const usage = [
    'purser',
    name,
    ...required,
    ...(words ? [words] : []),
    ...(rows.length > 0 ? ['[options]'] : []),
  ]
  return [
    summary,
    '',
    `Usage: ${usage.join(' ')}`,
    ...(rows.length > 0 ? ['', ...columns(rows)] : []),
    ...(details ? ['', details] : []),
  ].join('\n')
}

const flag = (name: string, { value }: Option): string => `--${name}${value ? ` ${value}` : ''}`

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
