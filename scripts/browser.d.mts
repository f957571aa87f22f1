export interface Found {
  readonly executable: string
  /** What it needs beside the environment: libraries and fonts, when it was unpacked. */
  readonly env: Readonly<Record<string, string>>
}

export interface Missing {
  /** What was tried, and every way to a browser. */
  readonly missing: string
}

export function findBrowser(): Found | Missing
