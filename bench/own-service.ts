import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../dist/cli.js', import.meta.url))

/** The built service with a PostgreSQL of its own, in a directory that goes with it. */
export async function ownService(port: number) {
  const directory = mkdtempSync(join(tmpdir(), 'purser-bench-'))
  const keeps = { PURSER_DATA_DIR: directory }
  let service = await launched(port, keeps).catch((error) => {
    rmSync(directory, { recursive: true, force: true })
    throw error
  })
  return {
    get pid(): number {
      return service.pid!
    },
    post: posterAt(port),
    /** Stopped and started again on what it kept. */
    restart: async () => {
      await stopped(service)
      service = await launched(port, keeps)
    },
    end: async () => {
      await stopped(service)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** The built service as a process of its own, ready. */
export async function launched(port: number, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const service = spawn(process.execPath, ['--max-semi-space-size=64', CLI, 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      PURSER_CLIENT_ID: 'bench',
      PURSER_SECRET_KEY: 'bench-secret',
      PURSER_LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: 'ignore',
  })
  try {
    await ready(port)
  } catch (error) {
    await stopped(service)
    throw error
  }
  return service
}

export async function stopped(service: ChildProcess): Promise<void> {
  service.kill('SIGTERM')
  await new Promise((resolve) => service.once('exit', resolve))
}

async function ready(port: number): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    const up = await fetch(`http://127.0.0.1:${port}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false)
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the service did not become ready; was it built?')
}

/** The reply as text, unparsed: what the caller makes of it is no part of the wait. */
const posterAt =
  (port: number) =>
  (address: string, body: object): Promise<{ readonly status: number; readonly text: string }> => {
    const method = address.split('/')[1]
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Basic ${btoa('bench:bench-secret')}`,
        'content-type': 'application/json',
      }
      const asked = request({ port, path: `/${address}`, method: 'POST', headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part) => parts.push(part))
        reply.on('end', () => resolve({ status: reply.statusCode!, text: Buffer.concat(parts).toString() }))
      })
      asked.on('error', reject)
      asked.end(JSON.stringify({ method, ...body }))
    })
  }
