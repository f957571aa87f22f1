import { expect } from 'vitest'
import { purser } from '../support/cli.ts'
import { MASTER_KEY, type TestService } from '../support/service.ts'

/** The commands of an operator beside a running service. */
export function operator({ databaseUrl }: Pick<TestService, 'databaseUrl'>) {
  const environment = { DATABASE_URL: databaseUrl, PURSER_MASTER_KEY: MASTER_KEY }
  const command = async (...args: string[]) => {
    const ended = await purser(args, environment)
    expect(ended).toMatchObject({ status: 0 })
    return JSON.parse(ended.stdout)
  }
  return { environment, command }
}
