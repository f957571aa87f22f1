import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll } from 'vitest'
import { program } from './program.ts'

/** The service in a process of its own, so that it can be killed. Resolves when it listens. */
export async function serviceProcess(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...program, 'start'], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  afterAll(() => void child.kill('SIGKILL'))
  const words: string[] = []
  child.stderr.on('data', (text) => words.push(String(text)))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('listens on') && resolve())
    child.once('exit', () => reject(new Error(`the service ended early: ${words.join('')}`)))
  })
  return child
}

export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
