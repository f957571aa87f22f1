import { UsageError } from '../../src/cli/command.ts'
import { run } from '../../src/cli/run.ts'

export interface Ended {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** `purser …` as the command line runs it, with nothing of our environment but what is given. */
export async function purser(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []]
  const around = { environment, out: (text: string) => out.push(text), err: (text: string) => err.push(text) }
  const status = await run(args, around).then(
    () => 0,
    (error: Error) => {
      err.push(`${error instanceof UsageError ? error.message : error.stack}\n`)
      return 1
    },
  )
  return { status, stdout: out.join(''), stderr: err.join('') }
}
