import { readFileSync, unwatchFile, watchFile } from 'node:fs'
import type { Server } from 'node:https'
import type { Logger } from 'pino'
import { faultWords } from '../kernel/problem.ts'
import type { Settings } from '../settings/settings.ts'

export interface TlsCertificate {
  readonly cert: Buffer
  readonly key: Buffer
}

/** What the settings name, read now; nothing when TLS is not ours to do. */
export function certificateOf({ PURSER_TLS_CERT, PURSER_TLS_KEY }: Settings): TlsCertificate | undefined {
  if (!PURSER_TLS_CERT || !PURSER_TLS_KEY) return undefined
  return { cert: readFileSync(PURSER_TLS_CERT), key: readFileSync(PURSER_TLS_KEY) }
}

/**
 * Takes a renewed certificate without a restart: on SIGHUP, and when a file changes. Connections that are open stay; a
 * pair that does not fit (one file written, the other not yet) is refused and the old one goes on.
 */
export function renewing(server: Server, settings: Settings, log: Logger): { stop(): void } {
  const files = [settings.PURSER_TLS_CERT!, settings.PURSER_TLS_KEY!]
  const renew = () => {
    try {
      server.setSecureContext(certificateOf(settings)!)
      log.info('certificate renewed')
    } catch (error) {
      log.error({ error: faultWords(error) }, 'certificate not renewed; the old one goes on')
    }
  }
  for (const file of files) watchFile(file, { interval: LOOK_EVERY, persistent: false }, renew)
  process.on('SIGHUP', renew)
  return {
    stop() {
      for (const file of files) unwatchFile(file, renew)
      process.off('SIGHUP', renew)
    },
  }
}

const LOOK_EVERY = 2_000
