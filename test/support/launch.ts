import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.mjs'

/** The browser that the set-up found or installed. */
export async function launch(): Promise<Browser> {
  const found = findBrowser()
  if ('missing' in found) throw new Error(found.missing)
  return chromium.launch({
    executablePath: found.executable,
    env: { ...(process.env as Record<string, string>), ...found.env },
    // Chromium refuses its sandbox to root; everybody else has it.
    chromiumSandbox: process.getuid?.() !== 0,
  })
}
