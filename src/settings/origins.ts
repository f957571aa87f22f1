import { z } from 'zod'

/** A site: scheme, name and port, and nothing behind them. */
export const origin = () =>
  z
    .string()
    .refine(isOrigin, 'must be an origin such as https://payroll.example.com, without a path')
    .transform((text) => new URL(text).origin)

export const origins = () =>
  z
    .string()
    .refine(
      (text) => text.split(',').every(isOrigin),
      'must be origins such as https://app.example.com, separated by commas',
    )
    .transform((text) =>
      text
        .split(',')
        .map((each) => new URL(each).origin)
        .join(','),
    )

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, pathname, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
}
