import type { Settings } from './settings.ts'

/**
 * Where people reach the service. Nobody guesses it in production: a link to the wrong place would carry somebody's way in
 * there. This machine goes by its name, because browsers keep passkeys for names only.
 */
export function consoleUrlOf(settings: Settings): string | undefined {
  const { PURSER_CONSOLE_URL: url, PURSER_ENVIRONMENT: where, HOST, PORT } = settings
  if (url !== undefined || where === 'production') return url
  const host = THIS_MACHINE.test(HOST) ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST
  return `http://${host}:${PORT}`
}

const THIS_MACHINE = /^(127(\.\d+){3}|::1|0\.0\.0\.0|::)$/
